import { sprintf, __ } from '@wordpress/i18n';
import type { Fields, RepeaterSchema, Values } from '../../schema/field-types';
import { asValues } from '../../schema/walk';
import { knownContent } from './content';
import { readOptions } from './options';
import { postId, postLinkTitle } from './post-link';

const MAX_CHARACTERS = 80;

const ENTITIES: Record< string, string > = {
	'&amp;': '&',
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#039;': "'",
	'&nbsp;': ' ',
};

/** Returns HTML as one line of text. */
export function plainText( html: string ): string {
	const text = html
		.replace( /<[^>]*>/g, ' ' )
		.replace( /&(?:amp|lt|gt|quot|nbsp|#039);/g, ( entity ) => ENTITIES[ entity ] ?? entity );
	return text.replace( /\s+/g, ' ' ).trim();
}

/** Returns at most 80 characters, the last one an ellipsis. */
export function shorten( text: string ): string {
	const characters = [ ...text ];
	return characters.length > MAX_CHARACTERS
		? `${ characters.slice( 0, MAX_CHARACTERS - 1 ).join( '' ) }…`
		: text;
}

/**
 * Returns the title of a repeater item: the text of its `item_label` field, or the item's name and
 * number.
 */
export function itemTitle( field: RepeaterSchema, item: Values, index: number ): string {
	const label = itemLabel( field, item );
	if ( label !== undefined ) {
		return shorten( label.text );
	}
	const name = itemName( field );
	return sprintf(
		/* translators: 1: name of a list item, e.g. "Panel", 2: its number. */
		__( '%1$s %2$d', 'pagewright' ),
		name.charAt( 0 ).toLocaleUpperCase() + name.slice( 1 ),
		index + 1
	);
}

/** Returns IDs of the posts whose titles these items use. */
export const titlePosts = ( field: RepeaterSchema, items: Values[] ): string[] => [
	...new Set( items.flatMap( ( item ) => itemLabel( field, item )?.post ?? [] ) ),
];

interface ItemLabel {
	text: string;
	/** ID of the post that a link refers to. */
	post?: string | undefined;
}

/** Returns the first of the `item_label` fields that is not empty. */
function itemLabel( field: RepeaterSchema, item: Values ): ItemLabel | undefined {
	const keys: unknown = field.item_label ?? [];
	return ( Array.isArray( keys ) ? keys : [ keys ] )
		.map( ( key ) => labelOf( field.fields, item, String( key ) ) )
		.find( ( { text } ) => text !== '' );
}

/** Returns the name of an item as in the middle of a sentence, e.g. "panel". */
export const itemName = ( field: RepeaterSchema ) => field.item_name || __( 'item', 'pagewright' );

/** Returns the label from a field; `widget.text` is a field of the group `widget`. */
function labelOf( fields: Fields, item: Values, key: string ): ItemLabel {
	const dot = key.indexOf( '.' );
	if ( dot > 0 ) {
		const group = key.slice( 0, dot );
		const inside = ( fields[ group ] as { fields?: Fields } | undefined )?.fields ?? {};
		return labelOf( inside, asValues( item[ group ] ), key.slice( dot + 1 ) );
	}
	const value = item[ key ];
	const field = fields[ key ];
	if ( typeof value !== 'string' ) {
		return { text: '' };
	}
	const post = field?.type === 'link' ? postId( value ) : undefined;
	if ( post !== undefined ) {
		return { text: postLinkTitle( value, knownContent( 'posts', post ) ), post };
	}
	const options = readOptions( ( field as { options?: unknown } | undefined )?.options );
	return {
		text: plainText( options.find( ( option ) => option.value === value )?.label ?? value ),
	};
}

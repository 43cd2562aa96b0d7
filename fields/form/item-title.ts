import { sprintf, __ } from '@wordpress/i18n';
import type { Fields, RepeaterSchema, Values } from '../../schema/field-types';
import { asValues } from '../../schema/walk';
import { readOptions } from './options';

const MAX_CHARACTERS = 80;

const ENTITIES: Record< string, string > = {
	'&amp;': '&',
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#039;': "'",
	'&nbsp;': ' ',
};

/** HTML as one line of text. */
export function plainText( html: string ): string {
	const text = html
		.replace( /<[^>]*>/g, ' ' )
		.replace( /&(?:amp|lt|gt|quot|nbsp|#039);/g, ( entity ) => ENTITIES[ entity ] ?? entity );
	return text.replace( /\s+/g, ' ' ).trim();
}

/** At most 80 characters, the last one an ellipsis. */
export function shorten( text: string ): string {
	const characters = [ ...text ];
	return characters.length > MAX_CHARACTERS
		? `${ characters.slice( 0, MAX_CHARACTERS - 1 ).join( '' ) }…`
		: text;
}

/** What titles a repeater item: the text of its `item_label` field, else the item's name and number. */
export function itemTitle( field: RepeaterSchema, item: Values, index: number ): string {
	const keys: unknown = field.item_label ?? [];
	for ( const key of Array.isArray( keys ) ? keys : [ keys ] ) {
		const text = labelText( field.fields, item, String( key ) );
		if ( text !== '' ) {
			return shorten( text );
		}
	}
	/* translators: 1: name of a list item, e.g. "Panel", 2: its number. */
	return sprintf( __( '%1$s %2$d', 'pagewright' ), itemName( field ), index + 1 );
}

export const itemName = ( field: RepeaterSchema ) => field.item_name || __( 'Item', 'pagewright' );

/** The text of a field; `widget.text` is a field of the group `widget`. */
function labelText( fields: Fields, item: Values, key: string ): string {
	const dot = key.indexOf( '.' );
	if ( dot > 0 ) {
		const group = key.slice( 0, dot );
		const inside = ( fields[ group ] as { fields?: Fields } | undefined )?.fields ?? {};
		return labelText( inside, asValues( item[ group ] ), key.slice( dot + 1 ) );
	}
	const value = item[ key ];
	if ( typeof value !== 'string' ) {
		return '';
	}
	const options = readOptions( ( fields[ key ] as { options?: unknown } | undefined )?.options );
	return plainText( options.find( ( option ) => option.value === value )?.label ?? value );
}

import { Button } from '@wordpress/components';
import { useId, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { close } from '@wordpress/icons';
import type { ControlProps } from '../field-module';
import { Combobox, titled } from '../form/Combobox';
import { content, rememberContent, type Found, type Source } from '../form/content';
import { inputAttributes } from '../form/input-attributes';
import { unavailableLabel } from '../form/options';
import { useLabels } from '../form/use-labels';
import type { Find } from '../form/use-search';
import { readTerms, readTokens } from './tokens';

/** Renders the selected content, each entry with a remove button, and a search input. */
export function Control( props: ControlProps< 'autocomplete' > ) {
	const { id, field, value, onChange, describedBy } = props;
	const source: Source = field.source === 'terms' ? 'terms' : 'posts';
	const isSingle = field.multiple === false;
	const chosen = source === 'terms' ? readTerms( value ) : readTokens( value );
	const found = useLabels( source, chosen );
	const [ text, setText ] = useState( '' );
	const chosenId = useId();
	const root = useRef< HTMLDivElement >( null );

	const add = ( token: string ) => {
		setText( '' );
		if ( ! chosen.includes( token ) ) {
			onChange( isSingle ? token : [ ...chosen, token ].join( ',' ) );
		}
	};
	const remove = ( token: string ) => {
		onChange( chosen.filter( ( other ) => other !== token ).join( ',' ) );
		root.current?.querySelector( 'input' )?.focus();
	};
	const find = finder( { source, text, postTypes: field.post_types ?? [], chosen } );
	const onPick = ( picked: Found ) => {
		rememberContent( source, picked );
		add( picked.value );
	};
	const typed = readTyped( source, text );

	return (
		<div ref={ root } className="pagewright-autocomplete">
			{ chosen.length > 0 && (
				<ChosenList
					id={ chosenId }
					entries={ chosen.map( ( token, index ) => ( {
						token,
						label: labelOf( source, token, found[ index ] ),
					} ) ) }
					onRemove={ remove }
				/>
			) }
			<Combobox
				id={ id }
				source={ source }
				text={ text }
				onText={ setText }
				find={ find }
				onPick={ onPick }
				onEnter={ () => typed !== '' && add( typed ) }
				opensOnFocus
				isDraft={ text !== '' }
				listLabel={ __( 'Search results', 'pagewright' ) }
				attributes={ {
					placeholder:
						field.placeholder ?? placeholderOf( source, isSingle && chosen.length > 0 ),
					...inputAttributes( props ),
					'aria-describedby':
						[ chosen.length > 0 && chosenId, describedBy ]
							.filter( Boolean )
							.join( ' ' ) || undefined,
				} }
			/>
		</div>
	);
}

interface ChosenListProps {
	id: string;
	entries: Array< { token: string; label: string } >;
	onRemove: ( token: string ) => void;
}

function ChosenList( { id, entries, onRemove }: ChosenListProps ) {
	return (
		<ul id={ id } className="pagewright-autocomplete__chosen">
			{ entries.map( ( { token, label } ) => (
				<li key={ token } className="pagewright-autocomplete__entry">
					<span>{ label }</span>
					<Button
						icon={ close }
						iconSize={ 16 }
						size="small"
						label={ sprintf(
							/* translators: %s: title of a post or name of a term. */
							__( 'Remove: %s', 'pagewright' ),
							label
						) }
						showTooltip={ false }
						onClick={ () => onRemove( token ) }
					/>
				</li>
			) ) }
		</ul>
	);
}

interface Finder {
	source: Source;
	text: string;
	/** Empty for all. */
	postTypes: string[];
	/** Tokens that are selected. */
	chosen: string[];
}

/** Returns a search for content that is not selected yet. */
const finder =
	( { source, text, postTypes, chosen }: Finder ): Find =>
	async ( signal ) => {
		const answer = await content().search( source, text.trim(), postTypes, signal );
		return answer.ok
			? {
					ok: true,
					value: answer.value.filter( ( { value } ) => ! chosen.includes( value ) ),
				}
			: answer;
	};

function labelOf( source: Source, token: string, found: Found | null | undefined ): string {
	if ( found === undefined ) {
		return token;
	}
	return found === null ? unavailableLabel( token ) : titled( source, found );
}

/** Returns an ID or `taxonomy:slug` that the user typed; '' for words. */
function readTyped( source: Source, text: string ): string {
	const form = source === 'terms' ? /^[\w-]+:[\w%-]+$/ : /^[1-9]\d{0,14}$/;
	return form.test( text.trim() ) ? text.trim() : '';
}

function placeholderOf( source: Source, isReplacing: boolean ): string {
	if ( isReplacing ) {
		return __( 'Search for another term or title', 'pagewright' );
	}
	return source === 'terms'
		? __( 'Search for a category, tag or other term', 'pagewright' )
		: __( 'Search for a title', 'pagewright' );
}

import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FocusEvent } from 'react';
import type { ControlProps } from '../field-module';
import { inputAttributes } from '../form/input-attributes';
import { textDirection } from '../form/text-direction';
import { useEarlyKeys } from '../form/use-early-keys';
import { isUnreadable, readPlace, shownText } from './place';
import { placeSource } from './places';
import { PlaceNotes } from './PlaceNotes';
import type { Suggestion } from './provider';
import { Suggestions } from './Suggestions';
import { useListKeys } from './use-list-keys';
import { usePlaceSearch } from './use-place-search';

/**
 * Renders a text box for a place, with suggestions. Stores text immediately; looks up coordinates
 * when the user leaves it.
 */
export function Control( props: ControlProps< 'location' > ) {
	const { id, field, value, onChange, describedBy } = props;
	const root = useRef< HTMLDivElement >( null );
	const input = useRef< HTMLInputElement >( null );
	const [ active, setActive ] = useState( -1 );
	const [ isUsed, setUsed ] = useState( false );
	const search = usePlaceSearch();
	const latest = useRef( value );
	useEffect( () => {
		latest.current = value;
	}, [ value ] );
	const typed = useRef( false );
	const text = shownText( value );
	const suggestions = search.suggestions ?? [];

	const type = ( next: string ) => {
		typed.current = next.trim() !== '';
		early.forget();
		setActive( -1 );
		onChange( { name: next } );
		search.typed( next );
	};
	const choose = async ( suggestion: Suggestion ) => {
		const before = latest.current;
		setActive( -1 );
		input.current?.focus();
		const place = await search.resolve( suggestion );
		// If the user has typed since, the text wins.
		if ( place && latest.current === before ) {
			typed.current = false;
			onChange( { ...place } );
			if ( place.location === '' ) {
				await locate( shownText( { ...place } ) );
			}
		}
	};
	/**
	 * Adds coordinates to the saved place; changes nothing else. Returns false if none were found.
	 */
	const locate = async ( words: string ): Promise< boolean > => {
		const location = await search.locate( words.trim() );
		const now = readPlace( latest.current );
		if ( location !== '' && shownText( latest.current ) === words && now.location === '' ) {
			// The button disappears when coordinates are found, so the focus moves to the text.
			if ( root.current?.contains( root.current.ownerDocument.activeElement ) ) {
				input.current?.focus();
			}
			onChange( { ...partsOf( latest.current ), location } );
		}
		return location !== '';
	};
	const close = () => {
		early.forget();
		search.close();
		setActive( -1 );
	};
	const leave = ( { currentTarget, relatedTarget }: FocusEvent ) => {
		if ( currentTarget.contains( relatedTarget ) ) {
			return;
		}
		close();
		if ( typed.current && readPlace( value ).location === '' ) {
			typed.current = false;
			void locate( text );
		}
	};
	const early = useEarlyKeys( {
		isPending: search.isPending,
		answer: search.suggestions,
		count: suggestions.length,
		mark: setActive,
		pick: ( index ) => void choose( suggestions[ index ]! ),
	} );
	useListKeys( input, {
		count: suggestions.length,
		active,
		onMark: setActive,
		onMarkLater: early.arrow,
		isPending: search.isPending,
		onEnter: ( index ) => {
			const marked = suggestions[ index ];
			if ( marked ) {
				void choose( marked );
			} else if ( ! early.enter() ) {
				void search.suggest( text );
			}
		},
		onClose: close,
	} );

	const source = placeSource();
	return (
		<div ref={ root } className="pagewright-location" onBlur={ leave }>
			<div className="pagewright-location__row">
				<input
					ref={ input }
					id={ id }
					type="text"
					className="pagewright-location__input components-text-control__input"
					role="combobox"
					dir={ textDirection( text ) }
					autoComplete="off"
					spellCheck={ false }
					aria-autocomplete="list"
					aria-expanded={ suggestions.length > 0 }
					aria-controls={ `${ id }-list` }
					aria-activedescendant={ active >= 0 ? `${ id }-${ active }` : undefined }
					placeholder={ field.placeholder }
					value={ text }
					onFocus={ () => setUsed( true ) }
					onChange={ ( { target } ) => type( target.value ) }
					{ ...inputAttributes( props ) }
					aria-describedby={
						[ describedBy, `${ id }-notes` ].filter( Boolean ).join( ' ' ) || undefined
					}
				/>
				{ source && ! source.suggestsWhileTyping && (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						accessibleWhenDisabled
						disabled={ text.trim() === '' }
						isBusy={ search.isSearching }
						onClick={ () => {
							input.current?.focus();
							void search.suggest( text );
						} }
					>
						{ __( 'Search', 'pagewright' ) }
					</Button>
				) }
			</div>
			<Suggestions
				id={ id }
				search={ search }
				active={ active }
				onChoose={ choose }
				credit={ source?.credit }
			/>
			<PlaceNotes
				id={ `${ id }-notes` }
				value={ value }
				isUsed={ isUsed }
				isUnreadable={ isUnreadable( value ) }
				error={ search.error }
				onLocate={ () => locate( text ) }
			/>
		</div>
	);
}

/** Returns the parts that are not empty; adding coordinates converts old formats. */
function partsOf( value: ControlProps< 'location' >[ 'value' ] ) {
	return Object.fromEntries(
		Object.entries( readPlace( value ) ).filter( ( [ , part ] ) => part !== '' )
	);
}

import { useEffect, useRef, type RefObject } from '@wordpress/element';
import type { ControlProps } from '../field-module';
import { readPlace, shownText } from './place';
import type { Suggestion } from './provider';
import type { PlaceSearch } from './use-place-search';

interface PlaceLookup extends Pick< ControlProps< 'location' >, 'value' | 'onChange' > {
	search: PlaceSearch;
	root: RefObject< HTMLElement >;
	input: RefObject< HTMLInputElement >;
}

/** Stores the typed text or the selected place, and looks up its coordinates. */
export function usePlaceLookup( { value, onChange, search, root, input }: PlaceLookup ) {
	const latest = useRef( value );
	useEffect( () => {
		latest.current = value;
	}, [ value ] );
	const typed = useRef( false );

	const type = ( name: string ) => {
		typed.current = name.trim() !== '';
		onChange( { name } );
		search.typed( name );
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
	const choose = async ( suggestion: Suggestion ) => {
		const before = latest.current;
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
	/** Looks up the coordinates of a text that the user typed. */
	const locateTyped = () => {
		if ( typed.current && readPlace( value ).location === '' ) {
			typed.current = false;
			void locate( shownText( value ) );
		}
	};
	return { type, choose, locate, locateTyped };
}

/** Returns the parts that are not empty; adding coordinates converts old formats. */
function partsOf( value: ControlProps< 'location' >[ 'value' ] ) {
	return Object.fromEntries(
		Object.entries( readPlace( value ) ).filter( ( [ , part ] ) => part !== '' )
	);
}

import { useEffect, useRef, useState } from '@wordpress/element';

/** How long after the last key a search starts. */
export const SEARCH_DELAY_MS = 500;

/** Returns the text of the search field, which searches after a pause. */
export function useSearch( initial: string, onSearch: ( text: string ) => void ) {
	const [ text, setText ] = useState( initial );
	const timer = useRef< ReturnType< typeof setTimeout > >();
	useEffect( () => () => clearTimeout( timer.current ), [] );
	const change = ( next: string ) => {
		setText( next );
		clearTimeout( timer.current );
		if ( next.trim() === '' ) {
			onSearch( '' );
		} else {
			timer.current = setTimeout( () => onSearch( next ), SEARCH_DELAY_MS );
		}
	};
	return {
		text,
		change,
		/** Searches at once. */
		submit: () => {
			clearTimeout( timer.current );
			onSearch( text );
		},
	};
}

export type Search = ReturnType< typeof useSearch >;

import { useCallback, useEffect, useRef, useState } from '@wordpress/element';

/** Mark of a history entry that this screen added. */
const MARK = 'pagewrightItem';

/** Returns the file in the URL; null for none. */
function itemOf( { search }: Location ): number | null {
	const item = Number( new URLSearchParams( search ).get( 'item' ) );
	return Number.isInteger( item ) && item > 0 ? item : null;
}

/** Returns the URL of the screen with a file, or without one. */
function urlWith( { href }: Location, item: number | null ): URL {
	const url = new URL( href );
	if ( item === null ) {
		url.searchParams.delete( 'item' );
	} else {
		url.searchParams.set( 'item', String( item ) );
	}
	return url;
}

/**
 * Keeps the open file in the URL of the screen, as the grid of WordPress has it: ?item=7. Opening adds
 * an entry to the history, so that Back closes the file; moving to another file replaces it.
 */
export function useAddress() {
	const [ item, setItem ] = useState( () => itemOf( window.location ) );
	const isLeaving = useRef( false );
	const [ search ] = useState(
		() => new URLSearchParams( window.location.search ).get( 'search' ) ?? ''
	);
	useEffect( () => {
		const follow = () => {
			isLeaving.current = false;
			setItem( itemOf( window.location ) );
		};
		window.addEventListener( 'popstate', follow );
		return () => window.removeEventListener( 'popstate', follow );
	}, [] );
	const open = useCallback( ( next: number | null ) => {
		const { history, location } = window;
		const isOpen = itemOf( location ) !== null;
		const url = urlWith( location, next );
		if ( next !== null && ! isOpen ) {
			history.pushState( { [ MARK ]: true }, '', url );
		} else if ( next === null && isOpen && history.state?.[ MARK ] ) {
			// A second call before the event would leave the screen.
			if ( ! isLeaving.current ) {
				isLeaving.current = true;
				history.back();
			}
		} else {
			history.replaceState( history.state, '', url );
		}
		setItem( next );
	}, [] );
	return { item, search, open };
}

import { useCallback, useEffect, useRef, useState } from '@wordpress/element';

/** Mark of a history entry that this screen added. */
const MARK = 'pagewrightItem';

/** WordPress's value of `mode` for its image editor; other ones are views of the screen. */
const EDIT = 'edit';

/** Returns the file in the URL; null for none. */
function itemOf( { search }: Pick< Location, 'search' > ): number | null {
	const item = Number( new URLSearchParams( search ).get( 'item' ) );
	return Number.isInteger( item ) && item > 0 ? item : null;
}

const isEditor = ( { search }: Location ): boolean =>
	itemOf( { search } ) !== null && new URLSearchParams( search ).get( 'mode' ) === EDIT;

/** Returns the URL of the screen with the image editor, or without it. */
function urlWithEditor( { href }: Location, isEditing: boolean ): URL {
	const url = new URL( href );
	if ( isEditing ) {
		url.searchParams.set( 'mode', EDIT );
	} else if ( url.searchParams.get( 'mode' ) === EDIT ) {
		url.searchParams.delete( 'mode' );
	}
	return url;
}

/** Returns the URL of the screen with a file, or without one. */
function urlWith( location: Location, item: number | null ): URL {
	const url = urlWithEditor( location, false );
	if ( item === null ) {
		url.searchParams.delete( 'item' );
	} else {
		url.searchParams.set( 'item', String( item ) );
	}
	return url;
}

const currentEntry = () => ( { state: window.history.state, url: window.location.href } );

/**
 * Keeps the open file in the URL of the screen, as the grid of WordPress has it: ?item=7, and
 * with the image editor ?item=7&mode=edit. Opening adds
 * an entry to the history, so that Back closes the file, unless the editor of its image must stay; moving
 * to another file replaces it.
 */
export function useAddress() {
	const [ item, setItem ] = useState( () => itemOf( window.location ) );
	const [ isEditing, setEditing ] = useState( () => isEditor( window.location ) );
	const isLeaving = useRef( false );
	const backGuard = useRef< ( () => boolean ) | null >( null );
	/** The entry of the history that is shown. */
	const entry = useRef( currentEntry() );
	const [ search ] = useState(
		() => new URLSearchParams( window.location.search ).get( 'search' ) ?? ''
	);
	useEffect( () => {
		const follow = () => {
			if ( backGuard.current?.() ) {
				// Browsers cannot cancel Back.
				window.history.pushState( entry.current.state, '', entry.current.url );
				return;
			}
			isLeaving.current = false;
			entry.current = currentEntry();
			setItem( itemOf( window.location ) );
			setEditing( isEditor( window.location ) );
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
		entry.current = currentEntry();
		setItem( next );
		setEditing( false );
	}, [] );
	const edit = useCallback( ( isOpen: boolean ) => {
		const { history, location } = window;
		history.replaceState( history.state, '', urlWithEditor( location, isOpen ) );
		entry.current = currentEntry();
		setEditing( isOpen );
	}, [] );
	return { item, search, open, isEditing, edit, backGuard };
}

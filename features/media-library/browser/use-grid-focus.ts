import {
	useEffect,
	useImperativeHandle,
	useRef,
	useState,
	type Ref,
	type RefObject,
} from '@wordpress/element';
import { positionOf, rowAt, type MediaList } from '../model/list-pages';

/** Moves the focus into the files. */
export interface GridHandle {
	/** Focuses the tab stop, or a position. */
	focus: ( position?: number ) => void;
}

interface FocusOptions {
	list: MediaList;
	/** Number of positions. */
	count: number;
	box: RefObject< HTMLDivElement >;
	handle: Ref< GridHandle > | undefined;
}

/** The tab stop: an attachment, or a position while that is not loaded. */
export function useGridFocus( { list, count, box, handle }: FocusOptions ) {
	const [ stop, setStop ] = useState< { id: number | null; at: number } >( { id: null, at: 0 } );
	const isWanted = useRef< false | 'here' | 'scrolled' >( false );
	const known = stop.id === null ? null : positionOf( list, stop.id );
	const position = Math.max( 0, Math.min( known ?? stop.at, count - 1 ) );
	const take = ( at: number ) => setStop( { id: rowAt( list, at )?.id ?? null, at } );
	const focus = ( at: number ) => {
		isWanted.current = 'here';
		take( at );
	};
	useImperativeHandle( handle, () => ( {
		focus: ( at = position ) => {
			isWanted.current = 'scrolled';
			take( at );
		},
	} ) );
	useEffect( () => {
		const tile = box.current?.querySelector< HTMLElement >( `[data-position="${ position }"]` );
		const held = box.current?.ownerDocument.activeElement;
		// The focused attachment has another element after a row was added before it.
		const hasMoved = held instanceof Element && held !== tile && box.current?.contains( held );
		if ( tile && ( isWanted.current || ( hasMoved && held.matches( '[data-position]' ) ) ) ) {
			// Keys have scrolled the row into view; others have not.
			tile.focus( { preventScroll: isWanted.current !== 'scrolled' } );
			isWanted.current = false;
		}
	} );
	return { position, take, focus };
}

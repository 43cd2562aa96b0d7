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

interface Stop {
	id: number | null;
	at: number;
	/** How the stop receives the focus, if it does. */
	focus?: 'here' | 'scrolled' | undefined;
}

/** The tab stop: an attachment, or a position while that is not loaded. */
export function useGridFocus( { list, count, box, handle }: FocusOptions ) {
	const [ stop, setStop ] = useState< Stop >( { id: null, at: 0 } );
	/** The latest stop that received the focus: an effect of an older render must not use a newer one. */
	const focused = useRef( stop );
	const known = stop.id === null ? null : positionOf( list, stop.id );
	const position = Math.max( 0, Math.min( known ?? stop.at, count - 1 ) );
	const take = ( at: number, focus?: Stop[ 'focus' ] ) =>
		setStop( { id: rowAt( list, at )?.id ?? null, at, focus } );
	useImperativeHandle( handle, () => ( {
		focus: ( at = position ) => take( at, 'scrolled' ),
	} ) );
	// After layout effects: until then, the files may be inert.
	useEffect( () => {
		const tile = box.current?.querySelector< HTMLElement >( `[data-position="${ position }"]` );
		const held = box.current?.ownerDocument.activeElement;
		// The focused attachment has another element after a row was added before it.
		const hasMoved = held instanceof Element && held !== tile && box.current?.contains( held );
		const wanted = stop === focused.current ? undefined : stop.focus;
		if ( tile && ( wanted || ( hasMoved && held.matches( '[data-position]' ) ) ) ) {
			// Keys have scrolled the row into view; others have not.
			tile.focus( { preventScroll: wanted !== 'scrolled' } );
			// eslint-disable-next-line no-restricted-syntax -- the stop is the request: an older render has another one.
			focused.current = stop;
		}
	} );
	return {
		position,
		take: ( at: number ) => take( at ),
		focus: ( at: number ) => take( at, 'here' ),
	};
}

import { useEffect, useRef, useState, type RefObject } from '@wordpress/element';
import { positionOf, rowAt, type MediaList } from '../model/list-pages';

/** The tab stop: an attachment, or a position while that is not loaded. */
export function useGridFocus( list: MediaList, box: RefObject< HTMLDivElement > ) {
	const [ stop, setStop ] = useState< { id: number | null; at: number } >( { id: null, at: 0 } );
	const isWanted = useRef( false );
	const known = stop.id === null ? null : positionOf( list, stop.id );
	const position = Math.max( 0, Math.min( known ?? stop.at, ( list.total ?? 1 ) - 1 ) );
	const take = ( at: number ) => setStop( { id: rowAt( list, at )?.id ?? null, at } );
	useEffect( () => {
		const tile = box.current?.querySelector< HTMLElement >( `[data-position="${ position }"]` );
		const held = box.current?.ownerDocument.activeElement;
		// The focused attachment has another element after a row was added before it.
		const hasMoved = held instanceof Element && held !== tile && box.current?.contains( held );
		if ( tile && ( isWanted.current || ( hasMoved && held.matches( '[data-position]' ) ) ) ) {
			isWanted.current = false;
			tile.focus( { preventScroll: true } );
		}
	} );
	return {
		position,
		take,
		focus: ( at: number ) => {
			isWanted.current = true;
			take( at );
		},
	};
}

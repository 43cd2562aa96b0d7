import { useCallback, useEffect, useRef, useState, type RefObject } from '@wordpress/element';
import { positionOf, type MediaList } from '../model/list-pages';
import type { SelectionEvent } from '../model/selection';
import type { MediaStore } from './store/media-store';
import type { GridHandle } from './use-grid-focus';

interface RemovalOptions {
	store: MediaStore;
	list: MediaList;
	select: ( event: SelectionEvent ) => void;
	files: RefObject< GridHandle >;
	root: RefObject< HTMLElement >;
}

/**
 * Returns a function that takes an attachment out of list and selection after its details removed
 * it. The focus goes to the file before it, the next one, or the whole browser.
 */
export function useRemoval( { store, list, select, files, root }: RemovalOptions ) {
	const [ wanted, setWanted ] = useState< number | null >( null );
	const latest = useRef( list );
	latest.current = list;
	useEffect( () => {
		if ( wanted !== null ) {
			setWanted( null );
			if ( files.current && latest.current.total ) {
				files.current.focus( wanted );
			} else {
				root.current?.focus();
			}
		}
	}, [ wanted, files, root ] );
	return useCallback(
		( id: number ) => {
			const position = positionOf( latest.current, id ) ?? 0;
			store.tell( { type: 'removed', ids: [ id ] } );
			select( { type: 'removed', ids: [ id ] } );
			setWanted( Math.max( 0, position - 1 ) );
		},
		[ store, select ]
	);
}

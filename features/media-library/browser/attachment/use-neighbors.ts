import { useEffect, useState } from '@wordpress/element';
import { hasFailedAt, pageSize, positionOf, rowAt, type MediaList } from '../../model/list-pages';

interface NeighborsOptions {
	list: MediaList;
	/** Number of positions that users can reach. */
	count: number;
	id: number;
	/** Loads pages of the list. */
	onMissing: ( pages: readonly number[] ) => void;
	onMove: ( id: number ) => void;
}

/**
 * Returns functions that move to the files before and after one; null at the ends, and for a file
 * that is not among the loaded ones. Moving waits for a page that the list lacks.
 */
export function useNeighbors( { list, count, id, onMissing, onMove }: NeighborsOptions ) {
	const [ target, setTarget ] = useState< number | null >( null );
	const position = positionOf( list, id );
	const row = target === null ? null : rowAt( list, target );
	const hasFailed = target !== null && hasFailedAt( list, target );
	useEffect( () => {
		if ( target === null ) {
			return;
		}
		if ( row || hasFailed ) {
			setTarget( null );
			if ( row ) {
				onMove( row.id );
			}
		} else {
			onMissing( [ Math.floor( target / pageSize( list ) ) ] );
		}
	}, [ target, row, hasFailed, list, onMissing, onMove ] );
	const to = ( next: number ) =>
		position === null || next < 0 || next >= count ? null : () => setTarget( next );
	return {
		/** From 0; null if it is unknown. */
		position,
		isLoading: target !== null && ! row,
		previous: position === null ? null : to( position - 1 ),
		next: position === null ? null : to( position + 1 ),
	};
}

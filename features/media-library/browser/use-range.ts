import { useEffect, useState } from '@wordpress/element';
import type { MediaList } from '../model/list-pages';
import { rangeOf } from '../model/list-window';
import type { MediaQuery } from '../model/query';

interface Pending {
	query: MediaQuery;
	from: number;
	to: number;
	apply: ( ids: readonly number[] ) => void;
}

/**
 * Returns a function that selects a range of positions. It first loads the pages that the list
 * lacks, so that no range is selected in part. A failure or another query cancels it.
 */
export function useRange( list: MediaList, onMissing: ( pages: readonly number[] ) => void ) {
	const [ pending, setPending ] = useState< Pending | null >( null );
	useEffect( () => {
		if ( ! pending ) {
			return;
		}
		const { ids, missing } = rangeOf( list, pending.from, pending.to );
		const isLost =
			pending.query !== list.query ||
			missing.some( ( page ) => list.pages.get( page )?.status === 'failed' );
		if ( missing.length && ! isLost ) {
			onMissing( missing );
			return;
		}
		setPending( null );
		if ( ! isLost ) {
			pending.apply( ids );
		}
	}, [ list, pending, onMissing ] );
	return ( from: number, to: number, apply: Pending[ 'apply' ] ) =>
		setPending( { query: list.query, from, to, apply } );
}

import { useEffect, useState } from '@wordpress/element';
import type { MediaList } from '../model/list-pages';
import { filesAt } from '../model/list-window';
import type { MediaQuery } from '../model/query';

interface Wanted {
	positions: readonly number[];
	apply: ( ids: readonly number[] ) => void;
	/** Called instead if a page cannot be loaded, or the query changes. */
	cancel?: () => void;
}

/**
 * Returns a function that selects files at positions, such as a range. It first loads the pages that
 * the list lacks, so that nothing is selected in part. The next call replaces one that still waits;
 * null cancels it.
 */
export function useRange( list: MediaList, onMissing: ( pages: readonly number[] ) => void ) {
	const [ pending, setPending ] = useState< ( Wanted & { query: MediaQuery } ) | null >( null );
	useEffect( () => {
		if ( ! pending ) {
			return;
		}
		const { ids, missing } = filesAt( list, pending.positions );
		const isLost =
			pending.query !== list.query ||
			missing.some( ( page ) => list.pages.get( page )?.status === 'failed' );
		if ( missing.length && ! isLost ) {
			onMissing( missing );
			return;
		}
		setPending( null );
		if ( isLost ) {
			pending.cancel?.();
		} else {
			pending.apply( ids );
		}
	}, [ list, pending, onMissing ] );
	return ( wanted: Wanted | null ) => setPending( wanted && { ...wanted, query: list.query } );
}

import { useCallback, useRef } from '@wordpress/element';
import { reduceSelection, type Selection, type SelectionEvent } from '../../model/selection';

/**
 * Returns a function that changes a selection of the host, and the latest selection. Several events
 * may follow before the host renders again.
 */
export function useSelection( selection: Selection, onChange: ( selection: Selection ) => void ) {
	const latest = useRef( selection );
	const tell = useRef( onChange );
	latest.current = selection;
	tell.current = onChange;
	const select = useCallback( ( event: SelectionEvent ) => {
		const next = reduceSelection( latest.current, event );
		if ( next !== latest.current ) {
			latest.current = next;
			tell.current( next );
		}
	}, [] );
	return { select, latest };
}

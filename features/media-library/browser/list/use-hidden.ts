import { useRef, useState } from '@wordpress/element';
import type { ListPort } from '../../list-port';
import { DIMENSIONS } from './columns';

export interface HiddenColumns {
	/** IDs of hidden columns, also of columns that the site no longer has. */
	ids: readonly string[];
	toggle: ( id: string ) => void;
	/** Whether the last choice could not be stored. */
	hasFailed: boolean;
}

/** User setting for the column that WordPress's list does not have: when it stores its columns, it forgets others. */
export const DIMENSIONS_SETTING = 'pagewrightDimensions';

/**
 * Keeps which columns are hidden.
 *
 * @param port  Stores them.
 * @param first The IDs when the page was opened.
 * @param keep  Keeps a user setting.
 */
export function useHidden(
	port: Pick< ListPort, 'hide' >,
	first: readonly string[],
	keep: ( name: string, value: string ) => void
): HiddenColumns {
	const [ ids, setIds ] = useState( first );
	const [ hasFailed, setFailed ] = useState( false );
	const abort = useRef( new AbortController() );
	const toggle = ( id: string ) => {
		const isHidden = ids.includes( id );
		const next = isHidden ? ids.filter( ( other ) => other !== id ) : [ ...ids, id ];
		setIds( next );
		if ( id === DIMENSIONS ) {
			keep( DIMENSIONS_SETTING, isHidden ? 'on' : 'off' );
			return;
		}
		abort.current.abort();
		abort.current = new AbortController();
		const { signal } = abort.current;
		void port
			.hide(
				next.filter( ( other ) => other !== DIMENSIONS ),
				signal
			)
			.then( ( isStored ) => signal.aborted || setFailed( ! isStored ) );
	};
	return { ids, toggle, hasFailed };
}

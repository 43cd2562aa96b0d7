import { useCallback, useEffect, useReducer, useRef, useState } from '@wordpress/element';
import { reduceList } from '../model/list';
import { createList, pageSize, type MediaList } from '../model/list-pages';
import { requestFor, wantedPages, type Positions } from '../model/list-window';
import type { MediaQuery } from '../model/query';
import type { IndexState, MediaPort } from '../port';

/** Requests at the same time. */
const MAX_CALLS = 2;

interface View extends Positions {
	/** Number of positions before and after that load, too. */
	around: number;
}

const isMissing = ( list: MediaList, page: number ) => {
	const known = list.pages.get( page );
	return ! known || ( known.status === 'ready' && known.isStale );
};

/** Returns those of the wanted pages that may be requested now. */
function allowed( list: MediaList, pages: number[], limit: number | null ): number[] {
	const loading = [ ...list.pages.values() ].filter( ( { status } ) => status === 'loading' );
	return [ ...new Set( pages ) ]
		.filter( ( page ) => limit === null || page * pageSize( list ) < limit )
		.slice( 0, Math.max( 0, MAX_CALLS - loading.length ) );
}

/**
 * Loads the pages of a query that a grid shows, or that a range needs. `limit` is the number of
 * positions that may load; null for all.
 */
export function useMediaList( port: MediaPort, query: MediaQuery, limit: number | null = null ) {
	const [ list, dispatch ] = useReducer( reduceList, query, ( first ) => createList( first ) );
	const [ extra, setExtra ] = useState< readonly number[] >( [] );
	const [ index, setIndex ] = useState< IndexState | null >( null );
	/** Changes when pages of another view are needed. */
	const [ asked, ask ] = useReducer( ( count: number ) => count + 1, 0 );
	const view = useRef< View >( { first: 0, last: 0, around: 0 } );
	const latest = useRef( { list, limit } );
	latest.current = { list, limit };
	const calls = useRef( new Set< AbortController >() );

	useEffect( () => dispatch( { type: 'queryChanged', query } ), [ query ] );
	const load = useCallback(
		async ( page: number ) => {
			const call = new AbortController();
			const request = requestFor( list, page );
			const after = 'after' in request.from ? request.from.after : null;
			calls.current.add( call );
			dispatch( { type: 'asked', page, after } );
			const result = await port.query( request, call.signal );
			calls.current.delete( call );
			if ( result.ok && result.value.index ) {
				setIndex( result.value.index );
			}
			const { generation } = list;
			dispatch(
				result.ok
					? { type: 'loaded', page, generation, result: result.value }
					: { type: 'failed', page, generation, failure: result.failure }
			);
		},
		[ list, port ]
	);
	useEffect( () => {
		const wanted = wantedPages( list, view.current, view.current.around );
		const missing = extra.filter( ( page ) => isMissing( list, page ) );
		allowed( list, [ ...wanted, ...missing ], limit ).forEach( ( page ) => void load( page ) );
	}, [ list, asked, extra, limit, load ] );
	// Responses of an earlier generation would be ignored.
	useEffect( () => {
		const open = calls.current;
		return () => open.forEach( ( call ) => call.abort() );
	}, [ list.generation ] );

	// Scrolling through loaded pages renders nothing here.
	const show = useCallback( ( positions: Positions, around: number ) => {
		view.current = { ...positions, around };
		const { list: now, limit: most } = latest.current;
		if ( allowed( now, wantedPages( now, positions, around ), most ).length ) {
			ask();
		}
	}, [] );
	const retry = () => {
		for ( const [ page, { status } ] of list.pages ) {
			if ( status === 'failed' ) {
				void load( page );
			}
		}
	};
	return { list, index, dispatch, show, request: setExtra, retry };
}

import { useCallback, useEffect, useReducer, useRef, useState } from '@wordpress/element';
import { reduceList } from '../model/list';
import { createList, pageSize, type MediaList } from '../model/list-pages';
import { requestFor, wantedPages, type Positions } from '../model/list-window';
import type { MediaQuery } from '../model/query';
import type { MediaPort } from '../port';

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

/**
 * Loads the pages of a query that a grid shows, or that a range needs. `limit` is the number of
 * positions that may load; null for all.
 */
export function useMediaList( port: MediaPort, query: MediaQuery, limit: number | null = null ) {
	const [ list, dispatch ] = useReducer( reduceList, query, ( first ) => createList( first ) );
	const [ view, setView ] = useState< View >( { first: 0, last: 0, around: 0 } );
	const [ extra, setExtra ] = useState< readonly number[] >( [] );
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
		const loading = [ ...list.pages.values() ].filter( ( { status } ) => status === 'loading' );
		const pages = [
			...wantedPages( list, view, view.around ),
			...extra.filter( ( page ) => isMissing( list, page ) ),
		].filter( ( page ) => limit === null || page * pageSize( list ) < limit );
		[ ...new Set( pages ) ]
			.slice( 0, Math.max( 0, MAX_CALLS - loading.length ) )
			.forEach( ( page ) => void load( page ) );
	}, [ list, view, extra, limit, load ] );
	// Responses of an earlier generation would be ignored.
	useEffect( () => {
		const open = calls.current;
		return () => open.forEach( ( call ) => call.abort() );
	}, [ list.generation ] );

	const show = useCallback(
		( positions: Positions, around: number ) => setView( { ...positions, around } ),
		[]
	);
	const retry = () => {
		for ( const [ page, { status } ] of list.pages ) {
			if ( status === 'failed' ) {
				void load( page );
			}
		}
	};
	return { list, dispatch, show, request: setExtra, retry };
}

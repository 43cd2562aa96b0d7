import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { reduceList, type ListEvent } from '../model/list';
import { ask, load as withLoaded } from '../model/list-loading';
import { createList, pageSize, type MediaList } from '../model/list-pages';
import { isWanted, requestFor, wantedPages, type Positions } from '../model/list-window';
import type { MediaQuery } from '../model/query';
import type { IndexState, MediaPort } from '../port';
import { useImmediateReducer } from './use-immediate-reducer';

/** Requests at the same time; one more for what is in view, if all others are for what is not. */
const MAX_CALLS = 2;

interface View extends Positions {
	/** Number of positions before and after that load, too. */
	around: number;
}

const abort = ( call: AbortController ) => call.abort();

/**
 * Returns those of the wanted pages that may be requested now: first those in view, and the others when none of these
 * is on its way, because a server with few processes would let them wait for each other.
 */
function allowed(
	list: MediaList,
	view: Positions,
	pages: number[],
	limit: number | null
): number[] {
	const size = pageSize( list );
	const isInView = ( page: number ) =>
		page * size <= view.last && view.first < ( page + 1 ) * size;
	const loading = [ ...list.pages.keys() ].filter(
		( page ) => list.pages.get( page )?.status === 'loading'
	);
	const wanted = [ ...new Set( pages ) ].filter(
		( page ) => limit === null || page * size < limit
	);
	const needsView = wanted.some( isInView );
	const isLoadingView = loading.some( isInView );
	const isUrgent = needsView && ! isLoadingView && loading.length === MAX_CALLS;
	return wanted
		.filter( ( page ) => isInView( page ) || ! ( needsView || isLoadingView ) )
		.slice( 0, isUrgent ? 1 : Math.max( 0, MAX_CALLS - loading.length ) );
}

/** Returns a list with the page that is here already. It is stale: the first query gets it, or a fresh one. */
function firstList( { early }: MediaPort, query: MediaQuery ): MediaList {
	const list = createList( query );
	const page = early?.( requestFor( list, 0 ) );
	return page ? withLoaded( ask( list, 0, null ), 0, { ...page, isOld: true } ) : list;
}

/**
 * Loads the pages of a query that a grid shows, or that a range needs. `limit` is the number of
 * positions that may load; null for all.
 */
export function useMediaList( port: MediaPort, query: MediaQuery, limit: number | null = null ) {
	const [ list, apply, latest ] = useImmediateReducer( reduceList, () =>
		firstList( port, query )
	);
	const [ extra, setExtra ] = useState< readonly number[] >( [] );
	const [ index, setIndex ] = useState< IndexState | null >( null );
	const view = useRef< View >( { first: 0, last: 0, around: 0 } );
	const calls = useRef( new Set< AbortController >() );

	const dispatch = useCallback(
		( event: ListEvent ) => {
			const { generation } = latest.current;
			apply( event );
			if ( generation !== latest.current.generation ) {
				// Responses of an earlier generation would be ignored.
				calls.current.forEach( abort );
			}
		},
		[ apply, latest ]
	);
	useEffect( () => {
		const open = calls.current;
		return () => open.forEach( abort );
	}, [] );
	useEffect( () => dispatch( { type: 'queryChanged', query } ), [ dispatch, query ] );
	const load = useCallback(
		async ( page: number ) => {
			const call = new AbortController();
			const { generation } = latest.current;
			const request = requestFor( latest.current, page );
			const after = 'after' in request.from ? request.from.after : null;
			calls.current.add( call );
			dispatch( { type: 'asked', page, after } );
			const result = await port.query( request, call.signal );
			calls.current.delete( call );
			if ( result.ok && result.value.index ) {
				setIndex( result.value.index );
			}
			dispatch(
				result.ok
					? { type: 'loaded', page, generation, result: result.value }
					: { type: 'failed', page, generation, failure: result.failure }
			);
		},
		[ dispatch, latest, port ]
	);
	const loadWanted = useCallback( () => {
		const now = latest.current;
		const wanted = wantedPages( now, view.current, view.current.around );
		const missing = extra.filter( ( page ) => isWanted( now, page ) );
		allowed( now, view.current, [ ...wanted, ...missing ], limit ).forEach(
			( page ) => void load( page )
		);
	}, [ extra, latest, limit, load ] );
	useEffect( loadWanted, [ list, loadWanted ] );

	// Scrolling through loaded pages renders nothing here.
	const show = useCallback(
		( positions: Positions, around: number ) => {
			view.current = { ...positions, around };
			loadWanted();
		},
		[ loadWanted ]
	);
	const retry = () => {
		for ( const [ page, { status } ] of list.pages ) {
			if ( status === 'failed' ) {
				void load( page );
			}
		}
	};
	return { list, index, dispatch, show, request: setExtra, retry };
}

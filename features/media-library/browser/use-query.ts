import { useCallback, useEffect, useMemo, useReducer, useState } from '@wordpress/element';
import { filtersFor, type Filter } from '../model/filters';
import { createQuery, reduceQuery, type LooseQuery, type MediaQuery } from '../model/query';
import type { FrameState } from '../model/states';
import type { BrowserContext, BrowserProps } from './types';

interface QueryOptions {
	state: FrameState;
	context: BrowserContext;
	query: LooseQuery;
	initialFilter: Filter[ 'id' ];
	initialSearch: string;
	memory: BrowserProps[ 'memory' ];
}

/** Returns the query of a browser, and the functions of its toolbar that change it. */
export function useQuery( options: QueryOptions ) {
	const { state, context, memory } = options;
	// Read once, as the documentation of the properties says.
	const [ { base, start, filters } ] = useState( () => first( options ) );
	const [ filter, setFilter ] = useState( memory?.current?.filter ?? options.initialFilter );
	const [ query, dispatch ] = useReducer( reduceQuery, memory?.current?.query ?? start );
	useEffect( () => {
		if ( memory ) {
			memory.current = { query, filter };
		}
	}, [ memory, query, filter ] );
	const search = useCallback( ( text: string ) => dispatch( { type: 'searched', text } ), [] );
	const choose = ( id: Filter[ 'id' ] ) => {
		const properties = filters.find( ( known ) => known.id === id )?.properties ?? {};
		setFilter( id );
		dispatch( { type: 'filterChosen', properties, base } );
	};
	const month = ( year: number, monthnum: number ) =>
		dispatch( { type: 'monthChosen', year, monthnum } );
	const folder = useCallback(
		( chosen: number | null ) => dispatch( { type: 'folderChosen', folder: chosen } ),
		[]
	);
	return {
		query,
		filter,
		filters,
		types: base.type,
		months: useMemo( () => ( state.hasDateFilter ? context.months : [] ), [ state, context ] ),
		isFiltered: filter !== 'all' || query.search !== '' || query.year > 0,
		search,
		choose,
		month,
		folder,
		order: ( orderby: string, order: string ) =>
			dispatch( { type: 'ordered', orderby, order } ),
		clear: () => {
			search( '' );
			choose( 'all' );
			month( 0, 0 );
		},
	};
}

export type QueryControl = ReturnType< typeof useQuery >;

interface First {
	/** The query without filters. */
	base: MediaQuery;
	/** The query that is shown first. */
	start: MediaQuery;
	filters: Filter[];
}

function first( { state, context, query, initialFilter, initialSearch }: QueryOptions ): First {
	const base = createQuery( { type: state.type || null, ...query } );
	const filters = filtersFor( state.filterable, context );
	const properties = filters.find( ( { id } ) => id === initialFilter )?.properties ?? {};
	const filtered = reduceQuery( base, { type: 'filterChosen', properties, base } );
	return { base, start: createQuery( { ...filtered, search: initialSearch } ), filters };
}

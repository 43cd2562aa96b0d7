import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import type { Failure } from '../model/failure';
import { loadedRows, pageSize } from '../model/list-pages';
import { monthsIn } from '../model/match';
import type { MediaQuery } from '../model/query';
import type { MediaEvent, MediaStore } from './store/media-store';
import { useMediaEvents } from './store/use-store';
import { useMediaList } from './use-media-list';

interface LibraryOptions {
	store: MediaStore;
	query: MediaQuery;
	timeZone: string;
	hasInfiniteScroll: boolean;
}

/** Returns the list of a query, which follows changes of the library. */
export function useLibrary( { store, query, timeZone, hasInfiniteScroll }: LibraryOptions ) {
	const [ pages, setPages ] = useState( 1 );
	const limit = hasInfiniteScroll ? null : pages * pageSize( { query } );
	const { dispatch, ...media } = useMediaList( store.port, query, limit );
	const { list } = media;
	useEffect( () => setPages( 1 ), [ query ] );

	const monthOf = useMemo( () => monthsIn( timeZone ), [ timeZone ] );
	const follow = useCallback(
		( event: MediaEvent ) => dispatch( 'item' in event ? { ...event, monthOf } : event ),
		[ dispatch, monthOf ]
	);
	useMediaEvents( store, follow );

	const total = list.total ?? 0;
	const failed = [ ...list.pages.values() ].find( ( { status } ) => status === 'failed' );
	return {
		...media,
		/** Number of positions to show. */
		count: limit === null ? total : Math.min( total, limit ),
		failure: ( failed?.failure ?? null ) as Failure | null,
		isEmpty: list.total === 0,
		/** Whether nothing is known yet, so that placeholders are shown. */
		isFirst: list.total === null && loadedRows( list ) === 0,
		loadMore: () => setPages( ( now ) => now + 1 ),
	};
}

export type Library = ReturnType< typeof useLibrary >;

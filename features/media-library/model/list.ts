import type { Cursor, MediaPage } from '../port';
import type { Failure } from './failure';
import { insertRow, removeRows, replaceRow } from './list-changes';
import { ask, fail, load } from './list-loading';
import {
	createList,
	dropRequests,
	invalidate,
	positionOf,
	rowAt,
	type MediaList,
} from './list-pages';
import { belongsTo, isInFolder, type Matchable, type MonthOf } from './match';
import { compareRows } from './order';
import { isSameQuery, type MediaQuery } from './query';

export type ListEvent =
	| { type: 'queryChanged'; query: MediaQuery }
	| { type: 'asked'; page: number; after: Cursor | null }
	| { type: 'loaded'; page: number; generation: number; result: MediaPage }
	| { type: 'failed'; page: number; generation: number; failure: Failure }
	/** A new attachment, such as an upload or one that was restored from the trash. */
	| { type: 'added'; item: Matchable; monthOf: MonthOf }
	/** An attachment that was in the library before. */
	| { type: 'changed'; item: Matchable; monthOf: MonthOf }
	| { type: 'removed'; ids: readonly number[] }
	/** Attachments that are in these folders now, and in no others. */
	| { type: 'moved'; ids: readonly number[]; folders: readonly number[] }
	/** Something changed on the server, or in another tab. */
	| { type: 'invalidated' | 'refreshed' };

/** Returns the same object when the event changes nothing. */
export function reduceList( list: MediaList, event: ListEvent ): MediaList {
	switch ( event.type ) {
		case 'queryChanged':
			return isSameQuery( list.query, event.query )
				? list
				: createList( event.query, list.generation + 1 );
		case 'asked':
			return ask( list, event.page, event.after );
		case 'loaded':
			return isAwaited( list, event ) ? load( list, event.page, event.result ) : list;
		case 'failed':
			return isAwaited( list, event ) ? fail( list, event.page, event.failure ) : list;
		case 'added':
			return add( list, event.item, event.monthOf );
		case 'changed':
			return change( list, event.item, event.monthOf );
		case 'removed':
			return removeRows( list, event.ids );
		case 'moved':
			return move( list, event.ids, event.folders );
		case 'invalidated':
		case 'refreshed':
			return invalidate( list );
	}
}

const isAwaited = ( list: MediaList, event: { page: number; generation: number } ) =>
	event.generation === list.generation && list.pages.get( event.page )?.status === 'loading';

function add( list: MediaList, item: Matchable, monthOf: MonthOf ): MediaList {
	if ( positionOf( list, item.id ) !== null ) {
		return change( list, item, monthOf );
	}
	if ( ! belongsTo( list.query, item, monthOf ) ) {
		return list;
	}
	// The first response may be from before.
	return list.total === null ? invalidate( list ) : insertRow( list, item );
}

function change( list: MediaList, item: Matchable, monthOf: MonthOf ): MediaList {
	if ( ! belongsTo( list.query, item, monthOf ) ) {
		return removeRows( list, [ item.id ] );
	}
	const position = positionOf( list, item.id );
	if ( position === null ) {
		// It is on a page that is not loaded, or it belongs to the list only now.
		return invalidate( list );
	}
	return isInPlace( list, position, item )
		? replaceRow( list, position, item )
		: insertRow( removeRows( list, [ item.id ] ), item );
}

function move( list: MediaList, ids: readonly number[], folders: readonly number[] ): MediaList {
	if ( ! isInFolder( list.query.folder, folders ) ) {
		return removeRows( list, ids );
	}
	const moved = new Set( ids );
	const pages = [ ...list.pages ].map( ( [ index, page ] ) => {
		const rows = page.rows.map( ( row ) =>
			moved.has( row.id ) ? { ...row, folders } : row
		);
		return [ index, { ...page, rows } ] as const;
	} );
	const next = { ...list, pages: new Map( pages ) };
	// A file that was in another folder has no place yet.
	const isComplete =
		list.query.folder === null || ids.every( ( id ) => positionOf( list, id ) !== null );
	return isComplete ? dropRequests( next ) : invalidate( next );
}

/** Whether a changed row has the same place in the order. */
function isInPlace( list: MediaList, position: number, item: Matchable ): boolean {
	return compareRows( list.query, rowAt( list, position )!, item ) === 0;
}

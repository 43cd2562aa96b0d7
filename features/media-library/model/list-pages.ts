import type { AttachmentRow, Cursor } from '../port';
import type { Failure } from './failure';
import { PER_PAGE, type MediaQuery } from './query';

/** Part of the list: page 2 of 80 contains the positions 160 to 239. */
export interface ListPage {
	status: 'loading' | 'ready' | 'failed';
	/** Shown while a stale page loads again. Empty before the first response. */
	rows: readonly AttachmentRow[];
	/** Whether the rows may have other positions now, so that the page must load again. */
	isStale: boolean;
	/** Cursor after which the page was loaded; null when it was loaded by position. */
	after: Cursor | null;
	/** Cursor of the next page; null when it is unknown, and at the end. */
	next: Cursor | null;
	/** Number of attachments in the query when the page was loaded. */
	total: number;
	failure: Failure | null;
}

/**
 * The attachments of a query. Any of its pages may be loaded, so that a grid can jump to every
 * position. No attachment is in it twice.
 *
 *     position   0 … 79    80 … 159    160 … 239    240 … 300
 *     page       0 ready   1 ready     –            3 loading
 */
export interface MediaList {
	query: MediaQuery;
	/** Number of attachments; null before the first response. */
	total: number | null;
	pages: ReadonlyMap< number, ListPage >;
	/** Responses to requests of an earlier generation change nothing. */
	generation: number;
}

/** Returns a list without pages. */
export const createList = ( query: MediaQuery, generation = 0 ): MediaList => ( {
	query,
	total: null,
	pages: new Map(),
	generation,
} );

/** Returns the rows on a page. A query for all attachments loads in pages, too. */
export const pageSize = ( { query }: Pick< MediaList, 'query' > ): number =>
	query.perPage > 0 ? query.perPage : PER_PAGE;

/** Returns the list with a page replaced, or removed. */
export function withPage( list: MediaList, index: number, page: ListPage | null ): MediaList {
	const pages = new Map( list.pages );
	if ( page ) {
		pages.set( index, page );
	} else {
		pages.delete( index );
	}
	return { ...list, pages };
}

/** Returns the row at a position; null when it is not loaded. */
export function rowAt( list: MediaList, position: number ): AttachmentRow | null {
	const size = pageSize( list );
	return list.pages.get( Math.floor( position / size ) )?.rows[ position % size ] ?? null;
}

/** Returns whether the page of a position failed to load. */
export const hasFailedAt = ( list: MediaList, position: number ): boolean =>
	list.pages.get( Math.floor( position / pageSize( list ) ) )?.status === 'failed';

/** Returns the position of an attachment; null when it is not loaded. */
export function positionOf( list: MediaList, id: number ): number | null {
	for ( const [ index, { rows } ] of list.pages ) {
		const offset = rows.findIndex( ( row ) => row.id === id );
		if ( offset >= 0 ) {
			return index * pageSize( list ) + offset;
		}
	}
	return null;
}

/** Returns the number of loaded rows. */
export const loadedRows = ( list: MediaList ): number =>
	[ ...list.pages.values() ].reduce( ( sum, { rows } ) => sum + rows.length, 0 );

/** Marks all pages as stale and drops the requests that are under way. Rows stay visible. */
export const invalidate = ( list: MediaList ): MediaList =>
	list.pages.size ? withStale( list, () => true ) : list;

/**
 * Drops the requests that are under way, because their responses may be from before a change. The
 * pages are requested again.
 */
export const dropRequests = ( list: MediaList ): MediaList =>
	[ ...list.pages.values() ].some( isLoading ) ? withStale( list, isLoading ) : list;

const isLoading = ( { status }: ListPage ) => status === 'loading';

/** Begins a generation with stale pages. Those without rows are not loaded. */
function withStale( list: MediaList, isOutdated: ( page: ListPage ) => boolean ): MediaList {
	const pages = new Map< number, ListPage >();
	for ( const [ index, page ] of list.pages ) {
		if ( ! isOutdated( page ) ) {
			pages.set( index, page );
		} else if ( page.rows.length ) {
			pages.set( index, { ...page, status: 'ready', isStale: true, next: null } );
		}
	}
	return { ...list, pages, generation: list.generation + 1 };
}

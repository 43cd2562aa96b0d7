import type { AttachmentRow, Cursor, MediaPage } from '../port';
import type { Failure } from './failure';
import { pageSize, withPage, type ListPage, type MediaList } from './list-pages';

/** Marks a page as loading; a page that is loading or fresh does not change. */
export function ask( list: MediaList, index: number, after: Cursor | null ): MediaList {
	const page = list.pages.get( index );
	if ( page?.status === 'loading' || ( page?.status === 'ready' && ! page.isStale ) ) {
		return list;
	}
	return withPage( list, index, {
		status: 'loading',
		rows: page?.rows ?? [],
		isStale: true,
		after,
		next: null,
		total: page?.total ?? 0,
		failure: null,
	} );
}

/** Keeps the rows of a page that failed. An aborted request leaves the page as it was. */
export function fail( list: MediaList, index: number, failure: Failure ): MediaList {
	const page = list.pages.get( index )!;
	if ( failure.kind !== 'aborted' ) {
		return withPage( list, index, { ...page, status: 'failed', failure } );
	}
	return withPage( list, index, page.rows.length ? { ...page, status: 'ready' } : null );
}

/**
 * Adds a page of the server. Its rows and its total are the latest: other pages lose rows that it
 * contains, and become stale when their total differs.
 */
export function load( list: MediaList, index: number, result: MediaPage ): MediaList {
	const rows = unique( result.rows ).slice( 0, pageSize( list ) );
	const { after } = list.pages.get( index )!;
	const loaded: ListPage = {
		status: 'ready',
		rows,
		isStale: result.isOld || ( after !== null && ! isAfterFresh( list, index, result.total ) ),
		after,
		next: result.next,
		total: result.total,
		failure: null,
	};
	const total = totalAfter( list, index, loaded );
	const ids = new Set( rows.map( ( { id } ) => id ) );
	const pages = new Map< number, ListPage >();
	for ( const [ other, page ] of list.pages ) {
		if ( other !== index && other * pageSize( list ) < total ) {
			pages.set( other, besides( page, ids, result.total ) );
		}
	}
	if ( rows.length ) {
		pages.set( index, loaded );
	}
	return checkNext( { ...list, total, pages }, index );
}

/**
 * Returns whether the page before is fresh and has the same total. Otherwise something was added or
 * deleted before the cursor or behind it, so that the position of a page after it is uncertain.
 */
function isAfterFresh( list: MediaList, index: number, total: number ): boolean {
	const before = list.pages.get( index - 1 );
	return before !== undefined && ! before.isStale && before.total === total;
}

/**
 * Returns the number of attachments. The end of the list, if the page shows it, is more reliable
 * than the count of a server: positions after it would load forever.
 */
function totalAfter( list: MediaList, index: number, page: ListPage ): number {
	const start = index * pageSize( list );
	if ( page.rows.length === 0 ) {
		return Math.min( start, page.total );
	}
	const isEnd = page.next === null && page.after === null;
	return isEnd ? start + page.rows.length : page.total;
}

/** Returns another page after one was loaded. */
function besides( page: ListPage, ids: ReadonlySet< number >, total: number ): ListPage {
	const rows = page.rows.filter( ( { id } ) => ! ids.has( id ) );
	const hasLost = rows.length < page.rows.length;
	if ( ! hasLost && ( page.isStale || page.total === total ) ) {
		return page;
	}
	return { ...page, rows: hasLost ? rows : page.rows, isStale: true };
}

/** A page that was loaded after a row is stale when another row is before it now. */
function checkNext( list: MediaList, index: number ): MediaList {
	const [ page, next ] = [ list.pages.get( index ), list.pages.get( index + 1 ) ];
	const isTorn = page && next && next.after !== null && next.after !== page.next;
	return isTorn ? withPage( list, index + 1, { ...next, isStale: true } ) : list;
}

const unique = ( rows: readonly AttachmentRow[] ): AttachmentRow[] => [
	...new Map( rows.map( ( row ) => [ row.id, row ] ) ).values(),
];

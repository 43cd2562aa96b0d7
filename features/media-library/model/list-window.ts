import type { PageRequest } from '../port';
import { pageSize, rowAt, type MediaList } from './list-pages';

/** Positions, the last one included. */
export interface Positions {
	first: number;
	last: number;
}

/**
 * Returns the pages to load for the positions in view: first those in view, then those within
 * `around` positions before and after. Pages that failed are not among them; they load again when
 * the user asks.
 */
export function wantedPages( list: MediaList, view: Positions, around: number ): number[] {
	const size = pageSize( list );
	const lastPage = Math.max( 0, Math.ceil( ( list.total ?? 1 ) / size ) - 1 );
	const pageOf = ( position: number ) =>
		Math.min( lastPage, Math.max( 0, Math.floor( position / size ) ) );
	const [ from, to ] = [ pageOf( view.first ), pageOf( view.last ) ];
	const distance = ( page: number ) => Math.max( from - page, page - to, 0 );
	return range( pageOf( view.first - around ), pageOf( view.last + around ) )
		.filter( ( page ) => isWanted( list, page ) )
		.sort( ( one, other ) => distance( one ) - distance( other ) || other - one );
}

const range = ( from: number, to: number ): number[] =>
	Array.from( { length: to - from + 1 }, ( _unused, i ) => from + i );

/** Returns whether a page should load, if it is needed. */
export function isWanted( list: MediaList, index: number ): boolean {
	if ( list.total === 0 ) {
		return false;
	}
	const page = list.pages.get( index );
	return ! page || ( page.status === 'ready' && page.isStale );
}

/**
 * Returns how a page is requested: after the page before it when that page is fresh, else by
 * position. Send the event `asked` with the same cursor.
 */
export function requestFor( list: MediaList, index: number ): PageRequest {
	const before = list.pages.get( index - 1 );
	const after = before?.status === 'ready' && ! before.isStale ? before.next : null;
	return {
		query: list.query,
		count: pageSize( list ),
		from: after === null ? { position: index * pageSize( list ) } : { after },
	};
}

/** Returns the loaded rows from the start to the first gap, for lists that load with a button. */
export function loadedFromStart( list: MediaList ): number {
	const size = pageSize( list );
	let page = 0;
	while ( list.pages.get( page )?.rows.length === size ) {
		page++;
	}
	return page * size + ( list.pages.get( page )?.rows.length ?? 0 );
}

/** Returns whether a button may load more. True before the first response. */
export const hasMore = ( list: MediaList ): boolean =>
	list.total === null || loadedFromStart( list ) < list.total;

export interface FilesAt {
	/** In the order of the positions. */
	ids: number[];
	/** Pages to load before the files are complete. */
	missing: number[];
}

/** Returns the attachments at positions. */
export function filesAt( list: MediaList, positions: readonly number[] ): FilesAt {
	const ids: number[] = [];
	const missing = new Set< number >();
	for ( const position of positions ) {
		const row = rowAt( list, position );
		if ( row ) {
			ids.push( row.id );
		} else {
			missing.add( Math.floor( position / pageSize( list ) ) );
		}
	}
	return { ids, missing: [ ...missing ] };
}

/** Returns the positions between two, both included. The last one may be before the first. */
export const positionsBetween = ( from: number, to: number ): number[] =>
	from <= to ? range( from, to ) : range( to, from ).reverse();

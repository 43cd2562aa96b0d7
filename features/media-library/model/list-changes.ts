import type { AttachmentRow } from '../port';
import {
	dropRequests,
	invalidate,
	loadedRows,
	pageSize,
	withPage,
	type ListPage,
	type MediaList,
} from './list-pages';
import { compareRows } from './order';

/** Pages beside each other, all of them full except the last one. */
interface Run {
	/** Number of the first page. */
	start: number;
	pages: ListPage[];
}

function runsOf( list: MediaList ): Run[] {
	const size = pageSize( list );
	const runs: Run[] = [];
	const loaded = [ ...list.pages ].filter( ( [ , { rows } ] ) => rows.length );
	for ( const [ index, page ] of loaded.sort( ( [ one ], [ other ] ) => one - other ) ) {
		const run = runs.at( -1 );
		const isNext =
			run &&
			run.start + run.pages.length === index &&
			run.pages.at( -1 )!.rows.length === size;
		if ( isNext ) {
			run.pages.push( page );
		} else {
			runs.push( { start: index, pages: [ page ] } );
		}
	}
	return runs;
}

const rowsOf = ( run: Run ): AttachmentRow[] => run.pages.flatMap( ( { rows } ) => rows );

/** Whether the last row of a run is the last one of the list. */
const isAtEnd = ( list: MediaList, run: Run ): boolean =>
	run.start * pageSize( list ) + rowsOf( run ).length >= ( list.total ?? 0 );

/**
 * Returns the pages of a run after its rows changed. Pages whose rows are the same keep their
 * cursors. A row more than the pages hold begins a new page at the end of the list; elsewhere the
 * next page, which is not loaded, will contain it.
 */
function rebuilt( list: MediaList, run: Run, rows: readonly AttachmentRow[] ): ListPage[] {
	const size = pageSize( list );
	const hasEnd = isAtEnd( list, run );
	const count = hasEnd ? Math.ceil( rows.length / size ) : run.pages.length;
	return Array.from( { length: count }, ( _unused, i ): ListPage => {
		const part = rows.slice( i * size, ( i + 1 ) * size );
		const page = run.pages[ i ] ?? { ...run.pages.at( -1 )!, rows: [] };
		const isSame =
			part.length === page.rows.length &&
			part.every( ( row, at ) => row === page.rows[ at ] );
		const isFirst = part[ 0 ] === page.rows[ 0 ];
		return isSame
			? page
			: {
					...page,
					rows: part,
					// Its last rows are on the next page, which is not loaded.
					isStale: page.isStale || ( ! hasEnd && part.length < size ),
					after: isFirst ? page.after : null,
					next: null,
				};
	} ).filter( ( { rows: part } ) => part.length );
}

/** Returns the list with other pages. All know of the change, so that their totals change too. */
function withRuns( list: MediaList, runs: readonly Run[], change: number ): MediaList {
	const pages = new Map( [ ...list.pages ].filter( ( [ , { rows } ] ) => rows.length === 0 ) );
	for ( const run of runs ) {
		run.pages.forEach( ( page, i ) =>
			pages.set( run.start + i, { ...page, total: page.total + change } )
		);
	}
	return { ...list, pages, total: Math.max( 0, ( list.total ?? 0 ) + change ) };
}

const stale = ( run: Run ): Run => ( {
	...run,
	pages: run.pages.map( ( page ) => ( { ...page, isStale: true } ) ),
} );

/**
 * Adds a row that the list does not contain. Loaded pages behind a gap become stale, because the
 * last row of the gap moves to them. The same happens when the row belongs somewhere in a gap.
 */
export function insertRow( before: MediaList, row: AttachmentRow ): MediaList {
	const list = dropRequests( before );
	const runs = runsOf( list );
	const rows = runs.map( rowsOf );
	const isKnown = rows.every(
		( [ first ] ) => compareRows( list.query, row, first! ) !== undefined
	);
	if ( ! isKnown ) {
		return invalidate( { ...list, total: ( list.total ?? 0 ) + 1 } );
	}
	const isBefore = ( other: AttachmentRow ) => compareRows( list.query, row, other )! < 0;
	const behind = rows.findIndex( ( part ) => isBefore( part.at( -1 )! ) );
	const at = behind < 0 ? runs.length : behind;
	const offset = rows[ at ]?.findIndex( isBefore ) ?? 0;
	// Before the first row of a run: the place is in the gap, unless the run begins the list.
	if ( offset > 0 || runs[ at ]?.start === 0 ) {
		return insertInto( list, runs, at, inserted( rows[ at ]!, offset, row ) );
	}
	const last = runs.at( -1 );
	if ( at === runs.length && last && isAtEnd( list, last ) ) {
		return insertInto( list, runs, at - 1, [ ...rows.at( -1 )!, row ] );
	}
	return withRuns( list, [ ...runs.slice( 0, at ), ...runs.slice( at ).map( stale ) ], 1 );
}

const inserted = ( rows: readonly AttachmentRow[], at: number, row: AttachmentRow ) => [
	...rows.slice( 0, at ),
	row,
	...rows.slice( at ),
];

function insertInto(
	list: MediaList,
	runs: readonly Run[],
	at: number,
	rows: readonly AttachmentRow[]
): MediaList {
	const run = runs[ at ]!;
	return withRuns(
		list,
		[
			...runs.slice( 0, at ),
			{ start: run.start, pages: rebuilt( list, run, rows ) },
			...runs.slice( at + 1 ).map( stale ),
		],
		1
	);
}

/**
 * Removes rows. The rows after them move up, also from loaded page to loaded page; pages behind a
 * gap become stale. IDs that are not loaded make all pages stale, because they may be in a gap.
 */
export function removeRows( before: MediaList, ids: readonly number[] ): MediaList {
	const gone = new Set( ids );
	const list = gone.size ? dropRequests( before ) : before;
	const hasGaps = loadedRows( list ) < ( list.total ?? 0 );
	let removed = 0;
	const runs = runsOf( list ).map( ( run ): Run => {
		const isMoved = removed > 0;
		const rows = rowsOf( run );
		const left = rows.filter( ( { id } ) => ! gone.has( id ) );
		removed += rows.length - left.length;
		const next =
			left.length === rows.length
				? run
				: { start: run.start, pages: rebuilt( list, run, left ) };
		return isMoved ? stale( next ) : next;
	} );
	const next = removed ? withRuns( list, runs, -removed ) : list;
	return hasGaps && removed < gone.size ? invalidate( next ) : next;
}

/** Puts a changed row in the place of the one before. */
export function replaceRow( list: MediaList, position: number, row: AttachmentRow ): MediaList {
	const size = pageSize( list );
	const index = Math.floor( position / size );
	const page = list.pages.get( index )!;
	const rows = page.rows.map( ( old, i ) => ( i === position % size ? row : old ) );
	return dropRequests( withPage( list, index, { ...page, rows } ) );
}

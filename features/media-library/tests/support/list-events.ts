import type { Attachment, AttachmentRow, MediaPage } from '../../port';
import { reduceList, type ListEvent } from '../../model/list';
import { createList, type MediaList } from '../../model/list-pages';
import { monthsIn } from '../../model/match';
import { createQuery } from '../../model/query';
import { completeAttachment, rowOf } from './attachments';

const monthOf = monthsIn( 'UTC' );
/** Pages of three; the highest ID is the latest. */
export const query = createQuery( { perPage: 3 } );
const attachment = ( id: number, change: Partial< Attachment > = {} ) =>
	completeAttachment( { id, date: id * 1000, ...change } );
const row = ( id: number ): AttachmentRow => rowOf( attachment( id ) );
export const pageOf = ( ids: number[], total: number, next: string | null = null ): MediaPage => ( {
	rows: ids.map( row ),
	total,
	next,
} );
export const run = ( list: MediaList, ...events: ListEvent[] ) => events.reduce( reduceList, list );

/** Returns the events of a page that loads. */
export const loads = (
	page: number,
	result: MediaPage,
	{ after = null, generation = 0 }: { after?: string | null; generation?: number } = {}
): ListEvent[] => [
	{ type: 'asked', page, after },
	{ type: 'loaded', page, generation, result },
];
/**
 * Returns the list as text: pages with their IDs, `*` after the number of a stale page, `?` for one
 * that loads, `!` for one that failed.
 */
export function drawn( { pages, total }: MediaList ): string {
	const signs = { ready: '', loading: '?', failed: '!' };
	const parts = [ ...pages ]
		.sort( ( [ one ], [ other ] ) => one - other )
		.map( ( [ index, { status, rows, isStale } ] ) => {
			const mark = isStale && status === 'ready' ? '*' : signs[ status ];
			return `${ index }${ mark }: ${ rows.map( ( { id } ) => id ).join( ' ' ) }`;
		} );
	return [ ...parts, `of ${ total }` ].join( ' | ' );
}
export const added = ( id: number, change?: Partial< Attachment > ): ListEvent => ( {
	type: 'added',
	item: attachment( id, change ),
	monthOf,
} );
export const changed = ( id: number, change?: Partial< Attachment > ): ListEvent => ( {
	type: 'changed',
	item: attachment( id, change ),
	monthOf,
} );
export const removed = ( ...ids: number[] ): ListEvent => ( { type: 'removed', ids } );

/** 100 to 70 in steps of ten, and the first page of them. */
export const first = loads( 0, pageOf( [ 100, 90, 80 ], 8, 'c80' ) );
export const second = loads( 1, pageOf( [ 70, 60, 50 ], 8, 'c50' ), { after: 'c80' } );
export const third = loads( 2, pageOf( [ 40, 30 ], 8 ), { after: 'c50' } );
export const whole = run( createList( query ), ...first, ...second, ...third );
export const gap = run( createList( query ), ...first, ...loads( 2, pageOf( [ 40, 30 ], 8 ) ) );

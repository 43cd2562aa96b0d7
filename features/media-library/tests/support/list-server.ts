import type { AttachmentRow, MediaPage } from '../../port';
import { reduceList, type ListEvent } from '../../model/list';
import type { MediaList } from '../../model/list-pages';
import { requestFor, wantedPages } from '../../model/list-window';
import type { FakeLibrary } from './fake-library';

/**
 * Requests a page, as a browser does. Returns the list and the response as an event, which the
 * server creates now; null if the page is loading or fresh.
 */
export function sendRequest(
	list: MediaList,
	page: number,
	library: FakeLibrary
): { list: MediaList; response: ListEvent | null } {
	const request = requestFor( list, page );
	const after = 'after' in request.from ? request.from.after : null;
	const asked = reduceList( list, { type: 'asked', page, after } );
	const result = library.page( request ) as MediaPage;
	const { generation } = list;
	return {
		list: asked,
		response: asked === list ? null : { type: 'loaded', page, generation, result },
	};
}

/** Requests a page, and receives it. */
export function loadPage( list: MediaList, page: number, library: FakeLibrary ): MediaList {
	const { list: asked, response } = sendRequest( list, page, library );
	return response ? reduceList( asked, response ) : asked;
}

/** Loads everything that a view of the whole list wants. Throws when that does not end. */
export function settle( list: MediaList, library: FakeLibrary ): MediaList {
	let settled = list;
	for ( let round = 0; round < 2000; round++ ) {
		const [ page ] = wantedPages( settled, { first: 0, last: 1_000_000 }, 0 );
		if ( page === undefined ) {
			return settled;
		}
		settled = loadPage( settled, page, library );
	}
	throw new Error( 'The list loads forever.' );
}

/** Returns all loaded rows, in the order of the list. */
export const loadedRows = ( list: MediaList ): AttachmentRow[] =>
	[ ...list.pages ]
		.sort( ( [ one ], [ other ] ) => one - other )
		.flatMap( ( [ , { rows } ] ) => rows );

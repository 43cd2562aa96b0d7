import { useCallback, useEffect, useReducer, useRef } from '@wordpress/element';
import { canSaveOrder, MOST_ORDERED, NO_ORDER, reducePostOrder } from '../../model/post-order';
import type { MediaQuery } from '../../model/query';
import type { AttachmentRow, Cursor, MediaPort, Result } from '../../port';
import type { MediaStore } from '../store/media-store';

/** Rows of one request, as the server allows. */
const PAGE = 200;

interface Options {
	store: MediaStore;
	/** The list that the browser shows; its post is the one whose files are ordered. */
	query: MediaQuery;
	/** Called after the order was saved. */
	onSaved: () => void;
}

/** Returns the order of the files of a post, and the functions that change and save it. */
export function usePostOrder( { store, query, onSaved }: Options ) {
	const { port } = store;
	const [ order, dispatch ] = useReducer( reducePostOrder, NO_ORDER );
	const list = useRef( wholeList( query ) );
	const saving = useRef< AbortController | null >( null );
	const load = useCallback(
		async ( signal?: AbortSignal ) => {
			dispatch( { type: 'loadStarted' } );
			const found = await loadRows( port, list.current, signal );
			if ( signal?.aborted ) {
				return;
			}
			if ( ! found.ok ) {
				dispatch( { type: 'failed', failure: found.failure } );
			} else {
				dispatch(
					found.value ? { type: 'loaded', rows: found.value } : { type: 'refused' }
				);
			}
		},
		[ port ]
	);
	useEffect( () => {
		const call = new AbortController();
		void load( call.signal );
		return () => {
			call.abort();
			saving.current?.abort();
		};
	}, [ load ] );
	const save = async () => {
		if ( saving.current || ! canSaveOrder( order ) ) {
			return;
		}
		saving.current = new AbortController();
		dispatch( { type: 'saveStarted' } );
		const { signal } = saving.current;
		const result = await port.saveOrder( query.uploadedTo ?? 0, order.ids, signal );
		saving.current = null;
		if ( result.ok || signal.aborted ) {
			// After an aborted request, the server may have the order, too.
			store.tell( { type: 'refreshed' } );
		}
		if ( signal.aborted ) {
			return;
		}
		if ( result.ok ) {
			onSaved();
		} else if ( result.failure.kind === 'missing' ) {
			await load();
		} else {
			dispatch( { type: 'failed', failure: result.failure } );
		}
	};
	return {
		order,
		arrange: ( ids: readonly number[] ) => dispatch( { type: 'arranged', ids } ),
		load: () => void load(),
		save: () => void save(),
	};
}

/** Returns the list of all files of the post that the dialog offers, in their order. */
const wholeList = ( query: MediaQuery ): MediaQuery => ( {
	...query,
	...{ orderby: 'menuOrder', order: 'ASC' },
	...{ search: '', year: 0, monthnum: 0, folder: null, include: [], exclude: [] },
} );

/** Returns all rows of a list, or null if they are too many. */
async function loadRows(
	port: MediaPort,
	query: MediaQuery,
	signal?: AbortSignal
): Promise< Result< readonly AttachmentRow[] | null > > {
	const rows: AttachmentRow[] = [];
	let next: Cursor | null = null;
	do {
		const from: { position: number } | { after: Cursor } =
			next === null ? { position: 0 } : { after: next };
		const page = await port.query( { query, count: PAGE, from }, signal );
		if ( ! page.ok ) {
			return page;
		}
		if ( page.value.total > MOST_ORDERED ) {
			return { ok: true, value: null };
		}
		rows.push( ...page.value.rows );
		next = page.value.next;
	} while ( next !== null );
	return { ok: true, value: rows };
}

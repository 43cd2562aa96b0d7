import { prefetchList } from '../../browser/classic/page-port';
import { createRequest, type DialogRequest, type DialogResult } from '../../browser/dialog/request';
import { load } from './load';
import { showLoading } from './loading';
import { setOff } from './off';

export interface OwnDialog {
	/** Whether our dialog may open: the user did not turn it off, and no plugin needs WordPress's one. */
	isPossible: () => boolean;
	/**
	 * Opens our dialog. Never rejects.
	 *
	 * @param signal Closes it.
	 * @return `turnedOff` if the caller should open WordPress's dialog instead, `closed` at once if a
	 *         dialog is open already.
	 */
	open: ( request: Partial< DialogRequest >, signal?: AbortSignal ) => Promise< DialogResult >;
}

/** Returns the dialog of a page. The first one loads its code. */
export function createOwnDialog( page: Document, isPossible: () => boolean ): OwnDialog {
	let isOpen = false;
	return {
		isPossible,
		async open( request, signal ) {
			// A second click while the code loads.
			if ( isOpen ) {
				return { type: 'closed' };
			}
			isOpen = true;
			const result = await openOne( page, createRequest( request ), signal );
			isOpen = false;
			if ( result.type === 'turnedOff' ) {
				setOff( true );
			}
			return result;
		},
	};
}

async function openOne(
	page: Document,
	request: DialogRequest,
	signal?: AbortSignal
): Promise< DialogResult > {
	prefetchList( { query: true, type: request.types } );
	const cancel = new AbortController();
	signal?.addEventListener( 'abort', () => cancel.abort() );
	const hideLoading = showLoading( page, () => cancel.abort() );
	try {
		const code = await Promise.race( [ load( page ), aborted( cancel.signal ) ] );
		hideLoading();
		return code ? await code.openDialog( page, request, cancel.signal ) : { type: 'closed' };
	} catch {
		// A file is missing after an update of the plugin, or the connection is lost.
		return { type: 'turnedOff' };
	} finally {
		hideLoading();
	}
}

/** Resolves when a signal aborts. */
const aborted = ( signal: AbortSignal ): Promise< null > =>
	new Promise( ( resolve ) => signal.addEventListener( 'abort', () => resolve( null ) ) );

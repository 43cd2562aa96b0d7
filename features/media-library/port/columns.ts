import { request } from '../../../rest/send';
import type { Cells, FoundPost, ListPort, RowLink } from '../list-port';
import { createRoutes } from './requests';

/** Screen with WordPress's list. */
const SCREEN = 'upload';

/**
 * Creates the port of the list to the site of the current page.
 *
 * @param ajaxUrl URL of admin-ajax.php.
 * @param nonce   Nonce of WordPress's action that stores hidden columns.
 */
export function createListPort( ajaxUrl: string, nonce: string ): ListPort {
	const routes = createRoutes( ajaxUrl );
	return {
		cells: async ( ids, columns, signal ) => {
			const result = await routes.load< { cells: Record< string, Cells > } >(
				'/cells',
				{ ids, columns },
				signal
			);
			return result.ok
				? {
						ok: true,
						value: new Map(
							Object.entries( result.value.cells ).map( ( [ id, cells ] ) => [
								Number( id ),
								cells,
							] )
						),
					}
				: result;
		},
		hide: async ( columns, signal ) => {
			const body = new URLSearchParams( {
				action: 'hidden-columns',
				screenoptionnonce: nonce,
				page: SCREEN,
				hidden: columns.join( ',' ),
			} );
			const result = await request< unknown >(
				{ url: ajaxUrl, method: 'POST', body },
				signal
			);
			return result.ok && result.value === 1;
		},
		links: async ( id, signal ) => {
			const result = await routes.load< { links: RowLink[] } >(
				'/row-actions',
				{ id },
				signal
			);
			return result.ok ? { ok: true, value: result.value.links } : result;
		},
		posts: async ( search, signal ) => {
			const result = await routes.load< { posts: FoundPost[] } >(
				'/posts',
				{ search },
				signal
			);
			return result.ok ? { ok: true, value: result.value.posts } : result;
		},
	};
}

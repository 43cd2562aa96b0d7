import { createRoutes } from './requests';

/**
 * Creates a function that stores the view of Media → Library, grid or list. Requests are sent one after another, so that
 * the last choice is stored.
 *
 * @param ajaxUrl URL of admin-ajax.php.
 */
export function createModePort( ajaxUrl: string ): ( mode: 'grid' | 'list' ) => void {
	const routes = createRoutes( ajaxUrl );
	let last: Promise< unknown > = Promise.resolve();
	return ( mode ) => {
		last = last.then( () => routes.send( '/mode', { mode } ) );
	};
}

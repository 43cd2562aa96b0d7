import { createList } from '../../model/list-pages';
import { requestFor } from '../../model/list-window';
import { withPrefetch, type Prefetching } from '../../port/prefetch';
import { createWordPressPort, type WordPressPort } from '../../port/wordpress';
import { mediaFacts } from './facts';
import { queryOf } from './query-of';

let port: ( WordPressPort & Prefetching ) | null = null;

/** Returns the port of all dialogs. */
export function pagePort(): WordPressPort & Prefetching {
	port ??= withPrefetch( createWordPressPort( { ajaxUrl: mediaFacts().ajaxUrl } ) );
	return port;
}

/**
 * Requests the first page of a list of WordPress's library before our browser has loaded.
 *
 * @param properties As in `collection.props`.
 */
export function prefetchList( properties: Record< string, unknown > ): void {
	const query = queryOf( properties );
	if ( query ) {
		pagePort().prefetch( requestFor( createList( query ), 0 ) );
	}
}

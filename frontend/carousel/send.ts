import { ownAddress } from '../addresses';
import { answerOf } from '../answer';

const ENDPOINT = /\/wp-admin\/admin-ajax\.php$/;

/** Returns the endpoint for pages of items; undefined for other URLs. */
export function endpointOf( address: string | undefined ): URL | undefined {
	const url = new URL( ownAddress( address ), location.href );
	return ENDPOINT.test( url.pathname ) ? url : undefined;
}

/**
 * Requests a page of a list of posts.
 * @throws Where the network fails or the response is invalid.
 * @return HTML of the items, '' after the last page.
 */
export async function send(
	endpoint: URL,
	page: number,
	hash: string,
	signal: AbortSignal
): Promise< string > {
	const url = new URL( endpoint );
	url.searchParams.set( 'action', 'sow_carousel_load' );
	url.searchParams.set( 'paged', `${ page }` );
	url.searchParams.set( 'instance_hash', hash );
	const answer = await fetch( url, { signal } );
	const { html } = ( await answerOf( answer ) ) as { html: string };
	if ( ! answer.ok || typeof html !== 'string' ) {
		throw new Error();
	}
	return html.trim();
}

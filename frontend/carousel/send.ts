import { ownAddress } from '../addresses';
import { answerOf } from '../answer';

const ENDPOINT = /\/wp-admin\/admin-ajax\.php$/;

/** Where pages of items are asked for; undefined for an address that is no endpoint of this site. */
export function endpointOf( address: string | undefined ): URL | undefined {
	const url = new URL( ownAddress( address ), location.href );
	return ENDPOINT.test( url.pathname ) ? url : undefined;
}

/**
 * Asks for a page of a list of posts.
 * @throws Where there is no connection or no readable answer.
 * @return HTML of its items, '' beyond the last page.
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

/**
 * Asks for a page of a list of posts.
 * @throws Where there is no connection or no readable answer.
 * @return HTML of its items, '' beyond the last page.
 */
export async function send(
	ajaxUrl: string,
	page: number,
	hash: string,
	signal: AbortSignal
): Promise< string > {
	const url = new URL( ajaxUrl, location.href );
	url.searchParams.set( 'action', 'sow_carousel_load' );
	url.searchParams.set( 'paged', `${ page }` );
	url.searchParams.set( 'instance_hash', hash );
	const answer = await fetch( url, { signal } );
	const { html } = ( await answer.json() ) as { html: string };
	if ( ! answer.ok || typeof html !== 'string' ) {
		throw new Error();
	}
	return html.trim();
}

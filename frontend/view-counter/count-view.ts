import { ask } from '../popular-posts/ask';
import type { Page } from '../popular-posts/page';

interface Prerendering {
	prerendering?: boolean;
}

/**
 * Tells the server that somebody sees the page, when it has loaded and nothing is in the way of what they came for.
 * What goes wrong is nothing that a visitor should learn of.
 *
 * @param page What the server says about it.
 * @param here Its window; `wpp_do_request` false in it forbids the view.
 */
export async function countView( page: Page, here: Window ): Promise< void > {
	const { ID, sampling_active: sampling, sampling_rate: rate, token, api_url: apiUrl } = page;
	if ( ! ID || ( sampling && Math.floor( Math.random() * rate ) !== 0 ) ) {
		return;
	}
	await seen( here );
	if ( ( here as { wpp_do_request?: unknown } ).wpp_do_request === false ) {
		return;
	}
	const send = ( nonce?: string ) =>
		fetch( `${ apiUrl }/v2/views/${ ID }`, {
			method: 'POST',
			body: new URLSearchParams( {
				...( nonce && { _wpnonce: nonce } ),
				sampling: `${ sampling }`,
				sampling_rate: `${ rate }`,
			} ),
			// It goes out even if the visitor is on the way to the next page.
			keepalive: true,
			priority: 'low',
		} );
	try {
		const answer = await ask( send, token );
		if ( page.debug ) {
			// eslint-disable-next-line no-console -- asked for by the site's debug mode.
			console.log( answer );
		}
	} catch {}
}

/** A page that the browser made ahead, and that nobody may ever look at, is seen when it is shown; one that is left early when it is left. */
async function seen( here: Window ): Promise< void > {
	const next = ( target: EventTarget, ...names: string[] ) =>
		new Promise< unknown >( ( done ) =>
			names.forEach( ( name ) => target.addEventListener( name, done, { once: true } ) )
		);
	if ( ( here.document as Prerendering ).prerendering ) {
		await next( here.document, 'prerenderingchange' );
	}
	if ( here.document.readyState !== 'complete' ) {
		await next( here, 'load', 'pagehide' );
	}
}

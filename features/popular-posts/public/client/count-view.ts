import { ask } from './ask';
import type { Page } from './page';

interface Prerendering {
	prerendering?: boolean;
}

/**
 * Reports a page view to the server after the page has loaded, without competing with it. Ignores
 * errors, which do not concern visitors.
 *
 * @param page Data of the server.
 * @param here Window of the page; `wpp_do_request` set to false prevents the request.
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
			// Completes even if the visitor leaves the page.
			keepalive: true,
			priority: 'low',
		} );
	try {
		const answer = await ask( send, token );
		if ( page.debug ) {
			// eslint-disable-next-line no-console -- the debug mode of the site enables it.
			console.log( answer );
		}
	} catch {}
}

/**
 * Resolves when the visitor sees the page: a prerendered page when it is activated; a page that is
 * left early when it is left.
 */
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

import type { Page, Route } from '@playwright/test';
import { expect } from '../../../../tests/support/admin-test';

type Wait = ( route: Route, released: Promise< void > ) => Promise< void >;
const CALLS = /\/wp-admin\/admin-ajax\.php|\/wp-json\/|rest_route=/;

/**
 * Holds requests that match, as a slow network does.
 *
 * @param page
 * @param part Part of the URL or of the body, decoded.
 * @param urls Pattern of the URLs; those of Ajax actions and of the REST API by default.
 */
export const hold = ( page: Page, part: string, urls = CALLS ) =>
	interrupt( page, part, urls, async ( route, released ) => {
		await released;
		await route.fallback();
	} );

/** As `hold`, but the server responds at once: its responses arrive when they are outdated. */
export const holdResponses = ( page: Page, part: string, urls = CALLS ) =>
	interrupt( page, part, urls, async ( route, released ) => {
		const response = await route.fetch();
		await released;
		// The page may not need it any more.
		await route.fulfill( { response } ).catch( () => {} );
	} );

async function interrupt( page: Page, part: string, urls: RegExp, wait: Wait ) {
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => ( release = resolve ) );
	let count = 0;
	await page.route( urls, async ( route ) => {
		const request = route.request();
		const sent = decodeURIComponent( `${ request.url() } ${ request.postData() ?? '' }` );
		if ( ! sent.includes( part ) ) {
			return route.fallback();
		}
		count++;
		await wait( route, released );
	} );
	return {
		/** Waits for the first request. */
		held: () => expect.poll( () => count ).toBeGreaterThan( 0 ),
		/** Number of requests until now. */
		count: () => count,
		release,
	};
}

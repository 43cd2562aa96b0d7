import type { Page } from '@playwright/test';
import { expect } from '../../../../tests/support/admin-test';

/**
 * Holds requests that match, as a slow network does.
 *
 * @param page
 * @param part Part of the URL or of the body, decoded.
 * @param urls Pattern of the URLs; those of Ajax actions and of the REST API by default.
 */
export async function hold(
	page: Page,
	part: string,
	urls = /\/wp-admin\/admin-ajax\.php|\/wp-json\/|rest_route=/
) {
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => ( release = resolve ) );
	let count = 0;
	await page.route( urls, async ( route ) => {
		const request = route.request();
		const sent = decodeURIComponent( `${ request.url() } ${ request.postData() ?? '' }` );
		if ( sent.includes( part ) ) {
			count++;
			await released;
		}
		await route.fallback();
	} );
	return {
		/** Waits for the first request. */
		held: () => expect.poll( () => count ).toBeGreaterThan( 0 ),
		/** Number of requests until now. */
		count: () => count,
		release,
	};
}

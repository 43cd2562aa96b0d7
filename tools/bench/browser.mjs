// The browser of the measurements.
import { chromium } from '@playwright/test';
import { browserExecutable, ensureBrowser } from '../browser.mjs';

/** Returns the browser; close it. */
export function launch() {
	ensureBrowser();
	return chromium.launch( {
		executablePath: browserExecutable(),
		args: [ '--no-sandbox', '--disable-gpu' ],
	} );
}

/** Returns a page on which the administrator of a site is signed in. */
export async function signedInPage( browser, url ) {
	const page = await browser.newPage( { viewport: { width: 1280, height: 900 } } );
	await page.goto( `${ url }/wp-login.php` );
	await page.locator( '#user_login' ).fill( 'admin' );
	await page.locator( '#user_pass' ).fill( 'admin' );
	await page.locator( '#wp-submit' ).click();
	await page.waitForURL( /wp-admin/ );
	return page;
}

/**
 * Returns whether the page has loaded nothing for half a second. Playwright's own state `networkidle` is sometimes never
 * reached when the requests of the previous page were aborted. Runs in the page.
 */
export function isQuiet() {
	const ends = performance
		.getEntriesByType( 'resource' )
		.map( ( { responseEnd } ) => responseEnd );
	return performance.now() - Math.max( ...ends ) > 500;
}

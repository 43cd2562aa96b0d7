import { adminState } from '../../playwright.config.mjs';
import { chromium, type FullConfig } from '@playwright/test';
import { closeWelcomeGuide, signIn } from '../support/editor';
import { ownOptions } from '../support/own-options';

/**
 * Logs in once; every test starts as the administrator. The gallery's pages need no site. At the end, fails if the
 * tests left options behind: all share the site, and options decide what the plugin loads on other pages.
 */
export default async function globalSetup( config: FullConfig ) {
	if ( ! process.env.SITE_URL ) {
		return;
	}
	await closeWelcomeGuide( 1 );
	const { baseURL, launchOptions } = config.projects[ 0 ]!.use;
	const browser = await chromium.launch( launchOptions );
	const page = await browser.newPage( { baseURL } );
	await page.goto( '/wp-login.php' );
	await signIn( page );
	await page.waitForURL( '**/wp-admin/**', { waitUntil: 'commit' } );
	await page.context().storageState( { path: adminState } );
	await browser.close();
	const before = await ownOptions();
	return async () => {
		const left = ( await ownOptions() ).filter( ( name ) => ! before.includes( name ) );
		if ( left.length ) {
			throw new Error( `Tests left options behind: ${ left.join( ', ' ) }.` );
		}
	};
}

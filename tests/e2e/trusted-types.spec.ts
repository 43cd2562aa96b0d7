import { expect, test, type Page } from '@playwright/test';
import { handOut } from '../support/hand-out';
import { phpFile } from '../support/site';
import { enforceTrustedTypes } from '../support/trusted-types';

const { call } = phpFile( 'tests/e2e/trusted-types.php' );

test.use( { storageState: { cookies: [], origins: [] } } );

/** Shows every part of the page, so that lazy content starts. */
async function scrollThrough( page: Page ): Promise< void > {
	for ( const root of await page.locator( '[data-pagewright]' ).all() ) {
		await root.evaluate( ( element ) => element.scrollIntoView( { block: 'center' } ) );
	}
	await page.waitForLoadState( 'networkidle' );
}

test( 'a page that violates the policy is detected', async ( { page } ) => {
	const { breaches } = await enforceTrustedTypes( page );
	await page.goto( '/' );
	await page.evaluate( () => {
		try {
			document.body.firstElementChild!.innerHTML = '<b>text</b>';
		} catch {
			// The reason for the policy.
		}
	} );
	await expect.poll( breaches ).toEqual( [ expect.stringContaining( 'innerHTML|<b>text' ) ] );
} );

test( 'no demo page violates the policy, and maps start', async ( { page, context } ) => {
	test.slow();
	const paths = await call< string[] >( 'paths' );
	expect( paths.length ).toBeGreaterThan( 30 );
	let maps = 0;
	const checks = async ( tab: Page ) => {
		const { breaches } = await enforceTrustedTypes( tab );
		// Only the site's own host.
		await tab.route( /^https?:\/\/(?!127\.0\.0\.1)/, ( route ) => route.abort() );
		return async ( path: string ) => {
			await tab.goto( path );
			await scrollThrough( tab );
			for ( const map of await tab.getByRole( 'region', { name: /^Map: / } ).all() ) {
				await map.getByRole( 'button', { name: 'Load map' } ).click();
				await expect( map.locator( '.leaflet-control-zoom' ) ).toBeVisible();
				maps++;
			}
			expect( await breaches(), path ).toEqual( [] );
		};
	};
	// A page spends most of the time waiting for an idle network.
	await handOut( paths, [
		await checks( page ),
		await checks( await context.newPage() ),
		await checks( await context.newPage() ),
	] );
	expect( maps ).toBeGreaterThan( 0 );
} );

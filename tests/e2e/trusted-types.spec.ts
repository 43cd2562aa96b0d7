import { expect, test, type Page } from '@playwright/test';
import { handOut } from '../support/hand-out';
import { answer, peoplePage, removePeople } from '../support/hover-cards';
import { openAt, publishThree, removePages, setOptions, shown } from '../support/lightbox';
import { phpFile } from '../support/site';

const { call } = phpFile( 'tests/e2e/trusted-types.php' );

/**
 * A site's policy that allows scripts to write HTML, or to load scripts, only through a Trusted
 * Types policy.
 */
const POLICY = "require-trusted-types-for 'script'";
/** WordPress's own script, which a site with this policy cannot use. */
const CORE = /wp-includes\/js\/wp-emoji-loader/;

test.use( { storageState: { cookies: [], origins: [] } } );

interface Violation {
	file: string;
	sample: string;
}

/** Serves pages of the site with the policy; returns violations in the browser's words. */
async function enforce( page: Page ): Promise< { breaches: () => Promise< string[] > } > {
	await page.route( /^http:\/\/127\.0\.0\.1[^?]*(\?|$)/, async ( route ) => {
		if ( route.request().resourceType() !== 'document' ) {
			return route.fallback();
		}
		const response = await route.fetch( { maxRedirects: 0 } );
		return route.fulfill( {
			response,
			headers: { ...response.headers(), 'content-security-policy': POLICY },
		} );
	} );
	await page.addInitScript( () => {
		const seen: Violation[] = [];
		Object.assign( window, { seen } );
		addEventListener( 'securitypolicyviolation', ( { sourceFile, sample } ) =>
			seen.push( { file: String( sourceFile ), sample } )
		);
	} );
	return {
		breaches: async () =>
			( await page.evaluate( () => ( window as unknown as { seen: Violation[] } ).seen ) )
				.filter( ( { file } ) => ! CORE.test( file ) )
				.map( ( { file, sample } ) => `${ file }: ${ sample }` ),
	};
}

/** Shows every part of the page, so that lazy content starts. */
async function scrollThrough( page: Page ): Promise< void > {
	for ( const root of await page.locator( '[data-pagewright]' ).all() ) {
		await root.evaluate( ( element ) => element.scrollIntoView( { block: 'center' } ) );
	}
	await page.waitForLoadState( 'networkidle' );
}

test( 'a page that breaks the policy is noticed', async ( { page } ) => {
	const { breaches } = await enforce( page );
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

test( 'no demo page breaks the policy, and maps start', async ( { page, context } ) => {
	test.slow();
	const paths = await call< string[] >( 'paths' );
	expect( paths.length ).toBeGreaterThan( 30 );
	let maps = 0;
	const checks = async ( tab: Page ) => {
		const { breaches } = await enforce( tab );
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

test( 'the lightbox opens under the policy', async ( { page } ) => {
	await setOptions( {} );
	const { breaches } = await enforce( page );
	await openAt( page, await publishThree( 'lightbox-trusted' ) );
	await expect( shown( page ) ).toBeVisible();
	expect( await breaches() ).toEqual( [] );
	await removePages();
} );

test( 'a hover-card is shown under the policy', async ( { page } ) => {
	const url = await peoplePage( 'hover-cards-trusted' );
	const { breaches } = await enforce( page );
	await answer( page );
	await page.goto( url );
	await page.locator( '.linked img' ).hover();
	await expect( page.locator( '.pagewright-hover-cards__card' ) ).toContainText( 'Ann Example' );
	expect( await breaches() ).toEqual( [] );
	await removePeople();
} );

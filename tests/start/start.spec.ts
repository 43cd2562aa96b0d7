import { expect, test, type APIResponse, type Page } from '@playwright/test';
import { closeWelcomeGuide, openEditor, problemsOf, save, signIn } from '../support/editor';
import { handOut } from '../support/hand-out';
import { errorLog, siteUrl, phpFile } from '../support/site';
import { timed } from '../support/timed';

const { call } = phpFile( 'tests/start/start.php' );

/** Links that the test does not follow: admin screens, the sign-in page, and feeds. */
const APART = /^\/wp-(admin|login)|\/feed\/$/;

/**
 * Returns all published pages and archives: the URL of each, and a class of its body that no other
 * page has.
 */
const addresses = () =>
	call< { shown: Record< string, string >; archives: Record< string, string > } >( 'addresses' );

/** Returns the URLs of this site in the links of a page, without fragments. */
const linksOf = async ( page: Page ) => {
	const links = await page
		.locator( 'a[href]' )
		.evaluateAll( ( all ) => all.map( ( link ) => ( link as HTMLAnchorElement ).href ) );
	return links
		.filter( ( href ) => URL.canParse( href ) && new URL( href ).origin === siteUrl )
		.filter( ( href ) => ! APART.test( new URL( href ).pathname ) )
		.map( ( href ) => href.replace( /#.*$/, '' ) );
};

/** Returns what is wrong with a response as text; nothing for a valid one. */
async function faultOf( answer: APIResponse, mark?: string ): Promise< string | undefined > {
	const { location = '', 'content-type': type = '' } = answer.headers();
	if ( answer.status() !== 200 ) {
		return `${ answer.status() } ${ location }`;
	}
	if ( ! mark ) {
		// A file.
		return type.startsWith( 'text/html' ) ? 'an unknown page' : undefined;
	}
	const classes = /<body class="([^"]*)"/.exec( await answer.text() )?.[ 1 ] ?? '';
	return classes.split( ' ' ).includes( mark ) ? undefined : `not ${ mark }, but ${ classes }`;
}

test( 'every demo page opens without an error, and each of its links works', async ( {
	context,
	request,
} ) => {
	test.setTimeout( 900_000 );
	const { shown, archives } = await addresses();
	expect( Object.keys( shown ).length ).toBeGreaterThan( 45 );
	const faults: string[] = [];
	const linked = new Set< string >();
	/** URLs that are not opened as pages, each with a page that contains it. */
	const links = new Map< string, string >();
	// No other hosts than the site's own.
	await context.route( /^https?:\/\/(?!127\.0\.0\.1)/, ( route ) => route.abort() );
	let views = 0;
	await context.route( /\/v2\/views\/\d+$/, ( route ) =>
		// One page view is really counted; each takes as long as a page.
		views++ ? route.fulfill( { status: 201, json: null } ) : route.continue()
	);

	const opens = ( page: Page ) => {
		const problems = problemsOf( page );
		page.on( 'response', ( answer ) => {
			if ( answer.url().startsWith( siteUrl ) && answer.status() >= 400 ) {
				problems.push( `${ answer.status() } ${ answer.url() }` );
			}
		} );
		return async ( [ url, mark ]: [ string, string ] ) => {
			await page.goto( url );
			const body = await page.locator( 'body' ).getAttribute( 'class' );
			if ( page.url() !== url || ! body?.split( ' ' ).includes( mark ) ) {
				problems.push( `leads to ${ page.url() }` );
			}
			for ( const link of await linksOf( page ) ) {
				shown[ link ] ? linked.add( link ) : links.has( link ) || links.set( link, url );
			}
			faults.push( ...problems.splice( 0 ).map( ( problem ) => `${ url }: ${ problem }` ) );
		};
	};
	// As many in parallel as the site has workers.
	await handOut( Object.entries( shown ), [
		opens( await context.newPage() ),
		opens( await context.newPage() ),
	] );

	expect( Object.keys( shown ).filter( ( url ) => ! linked.has( url ) ) ).toEqual( [] );

	const marks = { ...shown, ...archives };
	const follow = async ( [ url, from ]: [ string, string ] ) => {
		const answer = await request.get( url, { maxRedirects: 0 } );
		const fault = await faultOf( answer, marks[ url.replace( /\?.*$/, '' ) ] );
		if ( fault ) {
			faults.push( `${ url }, a link of ${ from }: ${ fault }` );
		}
	};
	expect( views ).toBeGreaterThan( 0 );
	expect( links.size ).toBeGreaterThan( 20 );
	await handOut( [ ...links ], [ follow, follow ] );
	expect( faults ).toEqual( [] );
} );

test( 'a new user signs in, inserts a button into a post and publishes it', async ( {
	page,
	browser,
} ) => {
	test.setTimeout( 300_000 );
	const problems = problemsOf( page );
	await closeWelcomeGuide( 1 );
	await page.goto( '/wp-admin/' );
	await timed( 'signing in', () => signIn( page ) );
	await expect( page.getByRole( 'heading', { name: 'Dashboard', level: 1 } ) ).toBeVisible();

	const canvas = await openEditor( page );
	await page.getByRole( 'button', { name: 'Block Inserter', exact: true } ).first().click();
	await page
		.getByRole( 'listbox', { name: 'Pagewright Widgets' } )
		.getByRole( 'option', { name: 'Pagewright Button', exact: true } )
		.click();
	await canvas.getByLabel( 'Button text' ).fill( 'Order bread' );
	await expect( canvas.locator( '.sowb-button' ) ).toHaveText( /Order bread/ );
	await page.screenshot( { path: 'test-results/start.png' } );
	const id = await save( page );
	expect( problems ).toEqual( [] );

	const visitor = await browser.newPage();
	await visitor.goto( `${ siteUrl }/?p=${ id }` );
	await expect( visitor ).toHaveURL( `${ siteUrl }/made-by-a-test/` );
	await expect( visitor.locator( '.so-widget-sow-button .sowb-button' ) ).toHaveText(
		/Order bread/
	);
	await visitor.close();
} );

test( 'PHP logged nothing', async () => {
	expect( await errorLog() ).toBe( '' );
} );

import { expect, test, type Page, type Route } from '@playwright/test';
import { shiftsOf, watchShifts, withoutFonts } from '../../../../tests/support/layout';
import { onPageError } from '../../../../tests/support/page-errors';
import { php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/popular-posts/tests/e2e/popular-client.php' );

const LIST = `<ul class="wpp-list">${ Array.from( { length: 5 }, ( _, at ) => `<li><a class="wpp-post-title" href="/?entry=${ at }">Entry ${ at }</a></li>` ).join( '' ) }</ul>`;
const PLACEHOLDER =
	'<!-- wp:html --><div class="popular-posts" style="min-height:260px;display:flow-root"><script type="application/json" data-id="wpp-block-inline-js">{"signed":"x"}</script><div class="wpp-widget-block-placeholder"></div></div><!-- /wp:html --><!-- wp:paragraph --><p>Below the list</p><!-- /wp:paragraph -->';

const ids: number[] = [];
let address = '';

test.use( { storageState: { cookies: [], origins: [] } } );
test.beforeAll( async () => {
	await php( `update_option( 'pagewright_views', array( 'enabled' => true ), true );` );
	ids.push( await call< number >( 'make_page', PLACEHOLDER ) );
	address = `/?p=${ ids[ 0 ] }`;
} );
test.afterAll( () =>
	php(
		`delete_option( 'pagewright_views' ); foreach ( array( ${ ids.join() } ) as $id ) { wp_delete_post( $id, true ); }`
	)
);

/** Responds instead of the server, and records the requests. */
async function server( page: Page, answer: Partial< Record< 'views' | 'widget', object > > = {} ) {
	const asked: Array< { path: string; body: string | null } > = [];
	const say = ( what: object ) => async ( route: Route ) => {
		const request = route.request();
		asked.push( { path: new URL( request.url() ).href, body: request.postData() } );
		await route.fulfill( { json: {}, ...what } );
	};
	await page.route( /\/v2\/views\//, say( { status: 201, ...answer.views } ) );
	await page.route( /\/v2\/widget/, say( { json: { widget: LIST }, ...answer.widget } ) );
	return asked;
}

test( 'a visit is one view, and the list loads without moving the page', async ( { page } ) => {
	await watchShifts( page );
	await withoutFonts( page );
	const asked = await server( page );
	await page.goto( address );
	await expect( page.locator( '.popular-posts.wpp-ajax .wpp-list li' ) ).toHaveCount( 5 );
	await expect.poll( () => asked.length ).toBe( 2 );
	await page.waitForLoadState( 'networkidle' );
	const views = asked.filter( ( { path } ) => path.includes( '/v2/views/' ) );
	expect( views ).toHaveLength( 1 );
	expect( views[ 0 ]!.path ).toMatch(
		new RegExp( `/wordpress-popular-posts/v2/views/${ ids[ 0 ] }$` )
	);
	expect( views[ 0 ]!.body ).toMatch( /^_wpnonce=[0-9a-f]{10}&sampling=0&sampling_rate=100$/ );
	expect( asked.find( ( one ) => ! views.includes( one ) ) ).toEqual( {
		path: expect.stringMatching( new RegExp( `/v2/widget\\?is_single=${ ids[ 0 ] }$` ) ),
		body: '{"signed":"x"}',
	} );
	expect( await shiftsOf( page, 0.001 ) ).toEqual( [] );
} );

test( 'a list that fails to load leaves its place empty, and logs nothing', async ( { page } ) => {
	const said: string[] = [];
	page.on( 'console', ( message ) => said.push( message.text() ) );
	onPageError( page, ( message ) => said.push( message ) );
	const asked = await server( page, {
		widget: { status: 200, body: 'no JSON', json: undefined },
	} );
	await page.goto( address );
	await expect.poll( () => asked.length ).toBe( 2 );
	await expect( page.locator( '.wpp-widget-block-placeholder' ) ).toHaveCount( 1 );
	await expect( page.locator( '.wpp-ajax' ) ).toHaveCount( 0 );
	// The site of the tests has WP_DEBUG on, which logs the response to the view.
	expect( said.filter( ( text ) => ! /JSHandle|^Object|^\{/.test( text ) ) ).toEqual( [] );
} );

test( 'a page with invalid parameters reports it once and sends no request', async ( { page } ) => {
	const errors: string[] = [];
	page.on(
		'console',
		( message ) => message.type() === 'error' && errors.push( message.text() )
	);
	const asked = await server( page );
	await page.route( `**${ address }`, async ( route ) => {
		const answer = await route.fetch();
		await route.fulfill( {
			response: answer,
			body: ( await answer.text() ).replace( 'id="wpp-json"', 'id="other"' ),
		} );
	} );
	await page.goto( address );
	await expect.poll( () => errors ).toHaveLength( 1 );
	await page.waitForLoadState( 'networkidle' );
	expect( errors ).toEqual( [ expect.stringContaining( 'wpp-json' ) ] );
	expect( asked ).toEqual( [] );
} );

test( 'a page that was cached for days counts and shows its list', async ( { page } ) => {
	const gone = { status: 403, json: { code: 'rest_cookie_invalid_nonce' } };
	const asked: string[] = [];
	await page.route( /\/v2\/(views|widget)/, ( route ) => {
		const request = route.request();
		const isKnown =
			request.headers()[ 'x-wp-nonce' ] || request.postData()?.includes( '_wpnonce' );
		asked.push( `${ /views|widget/.exec( request.url() ) } ${ isKnown ? 'with' : 'without' }` );
		return route.fulfill( isKnown ? gone : { json: { widget: LIST } } );
	} );
	await page.goto( address );
	await expect( page.locator( '.wpp-ajax .wpp-list' ) ).toBeVisible();
	await expect
		.poll( () => asked.sort() )
		.toEqual( [ 'views with', 'views without', 'widget with', 'widget without' ] );
} );

test( 'the server counts a visit once, also from a page that was cached for days', async ( {
	page,
} ) => {
	const views = () => call< number >( 'views', ids[ 0 ] );
	await call( 'count_bots' );
	const before = await views();
	await page.goto( address, { waitUntil: 'networkidle' } );
	await expect.poll( views ).toBe( before + 1 );
	// The placeholder's text is not signed: the list is the default one.
	await expect( page.locator( '.popular-posts.wpp-ajax' ) ).toHaveCount( 1 );
	await page.route( `**${ address }`, async ( route ) => {
		const answer = await route.fetch();
		const body = ( await answer.text() ).replace(
			/"token":"[0-9a-f]+"/,
			'"token":"0123456789"'
		);
		await route.fulfill( { response: answer, body } );
	} );
	await page.goto( address, { waitUntil: 'networkidle' } );
	await expect.poll( views ).toBe( before + 2 );
	await expect( page.locator( '.popular-posts.wpp-ajax' ) ).toHaveCount( 1 );
} );

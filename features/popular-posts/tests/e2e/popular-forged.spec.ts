import { expect, test } from '@playwright/test';
import {
	CLEAN,
	clickAll,
	contributorPages,
	EVIL,
	forged,
	MARKUP,
	wasHit,
	watchDamage,
} from '../../../../tests/support/contributor-page';
import { php } from '../../../../tests/support/site';

const pages = contributorPages();
const LIST = '<ul class="wpp-list"><li><a href="/">Entry</a></li></ul>';

test.use( { storageState: { cookies: [], origins: [] } } );
test.beforeAll( () =>
	php( `update_option( 'pagewright_views', array( 'enabled' => true ), true );` )
);
test.afterAll( async () => {
	await pages.remove();
	await php( `delete_option( 'pagewright_views' );` );
} );

test.describe( 'forged page data in the content', () => {
	test( 'does not change the URLs of views and lists', async ( { page } ) => {
		const damage = await watchDamage( page );
		const asked: string[] = [];
		await page.route( /\/(v2\/views|popular-posts\/widget)\//, ( route ) => {
			asked.push( new URL( route.request().url() ).pathname );
			return route.fulfill( { json: { widget: LIST } } );
		} );
		await page.goto(
			await pages.page(
				forged( 'wpp-json', {
					ID: 1,
					sampling_active: 0,
					sampling_rate: 1,
					token: '',
					api_url: `${ EVIL }/api`,
					ajax_url: `${ EVIL }/api`,
					lang: 0,
					debug: 0,
				} ) +
					'<div><div class="wpp-widget-placeholder" data-widget-id="wpp-2">x</div></div>'
			)
		);
		await expect( page.locator( '.wpp-ajax .wpp-list' ) ).toBeVisible();
		await expect.poll( () => asked.length ).toBe( 2 );
		expect( damage ).toEqual( CLEAN );
		expect( await wasHit( page ) ).toBe( false );
	} );
} );

test.describe( 'paths from data in the page', () => {
	for ( const id of [
		'x-../../../?attachment_id=1',
		'x-..',
		'x-1/../../../../wp-content/uploads/x.json?',
		'x-%2e%2e',
		'1e3',
		'-',
		`x-${ '9'.repeat( 400 ) }`,
	] ) {
		test( `the list ${ id.slice( 0, 30 ) } is not requested`, async ( { page } ) => {
			const damage = await watchDamage( page );
			const asked: string[] = [];
			page.on( 'request', ( request ) => asked.push( request.url() ) );
			await page.route(
				/attachment_id|x\.json|popular-posts\/?\?|widget\/(?!2\?)/,
				( route ) => route.fulfill( { json: { widget: MARKUP } } )
			);
			await page.route( /widget\/2\?/, ( route ) =>
				route.fulfill( { json: { widget: LIST } } )
			);
			await page.goto(
				await pages.page(
					`<div><div class="wpp-widget-placeholder" data-widget-id="${ id }">x</div></div><div><div class="wpp-widget-placeholder" data-widget-id="wpp-2">x</div></div>`
				)
			);
			await expect( page.locator( '.wpp-ajax .wpp-list' ) ).toBeVisible();
			await clickAll( page );
			expect(
				asked.filter( ( url ) => /popular-posts\/v1|attachment_id|x\.json/.test( url ) )
			).toHaveLength( 1 );
			expect( damage ).toEqual( CLEAN );
			expect( await wasHit( page ) ).toBe( false );
		} );
	}

	for ( const [ what, answer ] of [
		[ 'a page', { contentType: 'text/html', body: JSON.stringify( { widget: MARKUP } ) } ],
		[ 'a redirect', { status: 302, headers: { location: '/?elsewhere.json' } } ],
	] as const ) {
		test( `a response that is ${ what } is not inserted`, async ( { page } ) => {
			const asked: string[] = [];
			await page.route( /\/v2\/widget|widget\/2/, ( route ) => route.fulfill( answer ) );
			await page.route( /elsewhere\.json/, ( route ) =>
				route.fulfill( { json: { widget: MARKUP } } )
			);
			page.on( 'response', ( response ) => asked.push( response.url() ) );
			await page.goto(
				await pages.page(
					'<div><div class="wpp-widget-placeholder" data-widget-id="wpp-2">x</div></div>'
				)
			);
			await expect
				.poll( () => asked.some( ( url ) => /widget\/2/.test( url ) ) )
				.toBe( true );
			await clickAll( page );
			await expect( page.locator( '.wpp-ajax' ) ).toHaveCount( 0 );
			expect( await wasHit( page ) ).toBe( false );
		} );
	}
} );

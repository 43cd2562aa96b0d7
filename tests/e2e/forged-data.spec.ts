import { expect, test, type Page } from '@playwright/test';
import {
	attribute,
	CLEAN,
	contributorPages,
	EVIL,
	forged,
	MARKUP,
	wasHit,
	watchDamage,
} from '../support/contributor-page';
import { blockOf } from '../support/editor';
import { php } from '../support/site';

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

/** Clicks everything and scrolls to the end. */
async function use( page: Page ): Promise< void > {
	for ( const button of await page.locator( 'main button:visible' ).all() ) {
		await button.click( { noWaitAfter: true } ).catch( () => {} );
	}
	await page.evaluate( () => window.scrollTo( 0, document.body.scrollHeight ) );
	await page.waitForLoadState( 'networkidle' );
}

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
			await use( page );
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
			await use( page );
			await expect( page.locator( '.wpp-ajax' ) ).toHaveCount( 0 );
			expect( await wasHit( page ) ).toBe( false );
		} );
	}
} );

test.describe( 'forged root elements in the content', () => {
	const REAL_MAP = blockOf( 'SiteOrigin_Widget_GoogleMap_Widget', {
		widgetData: {
			map_center: { name: 'Tower', address: 'Tower, Paris', location: '(48.8584, 2.2945)' },
		},
	} );
	const map = ( options: object ) =>
		`<div class="sow-google-map-canvas" data-pagewright="google-map" data-options="${ attribute(
			{
				provider: 'openstreetmap',
				waitForClick: false,
				canLoad: true,
				center: [ 48.8, 2.3 ],
				zoom: 12,
				mobileZoom: 12,
				breakpoint: 780,
				gestureHandling: 'greedy',
				markersDraggable: false,
				tiles: { url: '/tile.png?{z}/{x}/{y}', attribution: '', maxZoom: 19 },
				...options,
			}
		) }" style="height:300px;position:relative"></div>`;
	const marker = {
		position: [ 48.8, 2.3 ],
		title: MARKUP,
		info: MARKUP,
		infoMaxWidth: 300,
		icon: null,
	};
	const TILE = /^https:\/\/tile\.openstreetmap\.org\/\d+\/\d+\/\d+\.png$/;

	for ( const [ what, options ] of Object.entries( {
		'the text of a marker': { markerPositions: [ marker ], markerInfoDisplay: 'always' },
		'the credit of its tiles': {
			tiles: { url: '/tile.png?{z}', attribution: MARKUP, maxZoom: 19 },
		},
		'foreign tiles': {
			tiles: { url: `${ EVIL }/{z}/{x}/{y}.png`, attribution: '', maxZoom: 19 },
		},
		'a foreign pin': {
			markerAtCenter: true,
			markerIcon: { url: 'javascript:window.hit=1', width: 10, height: 10 },
		},
		'wrong types': {
			markerPositions: [ null, 5, { position: 'x', info: {} } ],
			center: { lat: 1 },
			zoom: 'x',
			tiles: null,
			breakpoint: [],
		},
		'an unknown provider': { provider: 'constructor' },
		'huge numbers': { zoom: 1e308, center: [ 1e308, -1e308 ], tiles: { maxZoom: 1e9 } },
	} ) ) {
		test( `a map runs nothing from ${ what }`, async ( { page } ) => {
			const damage = await watchDamage( page );
			await page.goto( await pages.page( map( options ), REAL_MAP ) );
			await page.getByRole( 'button', { name: 'Load map' } ).last().click();
			await expect( page.locator( '.sow-google-map-canvas.has-map' ).last() ).toBeVisible();
			await use( page );
			expect( damage.foreign.filter( ( url ) => ! TILE.test( url ) ) ).toEqual( [] );
			expect( damage.errors ).toEqual( [] );
			expect( await wasHit( page ) ).toBe( false );
		} );
	}
} );

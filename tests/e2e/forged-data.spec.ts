import { expect, test, type Page } from '@playwright/test';
import {
	attribute,
	contributorPages,
	EVIL,
	MARKUP,
	wasHit,
	watchDamage,
} from '../support/contributor-page';
import { blockOf } from '../support/editor';
import {
	answer as answerForPeople,
	HASH,
	peoplePage,
	PROFILE,
	removePeople,
} from '../support/hover-cards';
import { php, phpFile } from '../support/site';

const { call } = phpFile( 'tests/e2e/forged-data.php' );

const pages = contributorPages();
const CLEAN = { foreign: [], believed: [], errors: [], dialogs: [] };
const LIST = '<ul class="wpp-list"><li><a href="/">Entry</a></li></ul>';

test.use( { storageState: { cookies: [], origins: [] } } );
test.beforeAll( () => call( 'turn_features_on' ) );
test.afterAll( async () => {
	await pages.remove();
	await removePeople();
	await php( `delete_option( 'pagewright_views' ); delete_option( 'pagewright_features' );` );
} );

/** An element with the ID of a JSON block, before the real one. */
const forged = ( id: string, data: unknown ) =>
	`<div id="${ id }" hidden>${ attribute( data ) }</div>`;

test.describe( 'page data that an element of the content imitates', () => {
	test( 'do not say where views and lists are', async ( { page } ) => {
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

	test( 'do not say where the player gets its engines', async ( { page } ) => {
		const damage = await watchDamage( page );
		await page.goto(
			await pages.page(
				forged( 'wp-script-module-data-pagewright-player', {
					cdn: { hls: { url: `${ EVIL }/hls.js`, integrity: 'sha384-AAAA' } },
					texts: { play: MARKUP },
				} ) +
					forged( 'wp-script-module-data-pagewright-player', {} ) +
					`<div class="pagewright-player is-video" data-pagewright="player" data-options="${ attribute( { cdn: { hls: { url: `${ EVIL }/hls.js`, integrity: ' ' } } } ) }"><video class="pagewright-player__media" controls><source src="/x.m3u8" type="application/x-mpegurl"></video></div>`,
				'<!-- wp:html --><figure class="wp-block-video"><video controls src="/clip.mp4"></video></figure><!-- /wp:html -->[video src="/clip.mp4"]'
			)
		);
		await expect( page.locator( '.pagewright-player.is-ready' ).first() ).toBeVisible();
		await page.mouse.wheel( 0, 4000 );
		await expect( page.locator( '.pagewright-player.is-ready' ) ).toHaveCount( 2 );
		await expect( page.locator( '.pagewright-player.is-error' ) ).toHaveCount( 2 );
		expect( damage ).toEqual( CLEAN );
		expect( await wasHit( page ) ).toBe( false );
	} );

	test( 'do not dress the lightbox', async ( { page } ) => {
		const damage = await watchDamage( page );
		await page.goto(
			await pages.page(
				forged( 'wp-script-module-data-pagewright-lightbox', {
					css: `${ EVIL }/x.css`,
					words: { close: MARKUP },
				} ) +
					'<figure><a href="/wp-includes/images/media/default.png" data-pagewright-lightbox=""><img src="/wp-includes/images/media/default.png" alt="A picture"></a></figure>'
			)
		);
		await page.getByRole( 'link', { name: 'A picture' } ).click();
		await expect(
			page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Close' } )
		).toBeVisible();
		expect( damage ).toEqual( CLEAN );
	} );

	test( 'do not dress hover-cards', async ( { page } ) => {
		await peoplePage( 'forged-people' );
		const damage = await watchDamage( page );
		await answerForPeople( page );
		await page.goto(
			await pages.page(
				forged( 'wp-script-module-data-pagewright-hover-cards', {
					css: `${ EVIL }/x.css`,
					words: { Contact: MARKUP },
				} ),
				`<!-- wp:html --><p>[test_avatar hash=${ HASH }]</p><!-- /wp:html -->`
			)
		);
		await page.locator( 'img[data-pagewright-hover-card]' ).hover();
		await expect( page.locator( '.pagewright-hover-cards__card' ) ).toContainText(
			PROFILE.display_name
		);
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

test.describe( 'paths made of what stands in the page', () => {
	for ( const id of [
		'x-../../../?attachment_id=1',
		'x-..',
		'x-1/../../../../wp-content/uploads/x.json?',
		'x-%2e%2e',
		'1e3',
		'-',
		`x-${ '9'.repeat( 400 ) }`,
	] ) {
		test( `the list ${ id.slice( 0, 30 ) } is not asked for`, async ( { page } ) => {
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
		test( `an answer that is ${ what } is not inserted`, async ( { page } ) => {
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

test.describe( 'roots of engines that the content imitates', () => {
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

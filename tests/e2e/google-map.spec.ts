import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/axe';
import { plug, unplug } from '../support/plug';
import { ownPosts } from '../support/own-posts';
import { adminState } from '../../playwright.config.mjs';
import { php, phpValue } from '../support/site';

const posts = ownPosts();
const MAP = 'SiteOrigin_Widget_GoogleMap_Widget';
const OPTION = `so_widget_settings[${ MAP }]`;
const TOWER = { name: 'Tower', address: 'Tower, Paris', location: '(48.8584, 2.2945)' };
const GIF = Buffer.from( 'R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64' );
/** A substitute for Google's script: prints a word and records its options. */
const GOOGLE = `
	window.told = [];
	const keep = ( name ) => class { constructor( ...all ) { const content = all.at( -1 )?.content; window.told.push( [ name, content ? { content: content.innerHTML } : all.at( -1 ) ] ); this.mapTypes = { set() {} }; if ( name === 'Map' ) { all[ 0 ].textContent = 'A map of Google'; } } setMapTypeId() {} addListener() {} open() {} close() {} setDirections() {} async route( way ) { window.told.push( [ 'route', way ] ); return {}; } };
	window.google = { maps: { event: { clearInstanceListeners() {} }, importLibrary: async () => ( {} ) } };
	for ( const name of [ 'Map', 'Marker', 'InfoWindow', 'StyledMapType', 'DirectionsService', 'DirectionsRenderer' ] ) { window.google.maps[ name ] = keep( name ); }
	window.pagewrightGoogleMaps();`;

test.use( { storageState: { cookies: [], origins: [] } } );
test.afterEach( () => php( `delete_option( '${ OPTION }' );` ) );
test.afterAll( () => posts.remove() );

const settings = ( value: object ) =>
	php( `update_option( '${ OPTION }', ${ phpValue( value ) }, true );` );

/** Requests of the page to other hosts; the test responds to each. */
async function outside( page: Page, google = GOOGLE ): Promise< string[] > {
	const asked: string[] = [];
	await page.route( /^https?:\/\/(?!127\.0\.0\.1|localhost)/, ( route ) => {
		const url = route.request().url();
		asked.push( url );
		if ( url.includes( '/maps/api/js' ) ) {
			return route.fulfill( { contentType: 'text/javascript', body: google } );
		}
		return /tile\.openstreetmap|tiles\.example|staticmap/.test( url )
			? route.fulfill( { contentType: 'image/gif', body: GIF } )
			: route.abort();
	} );
	return asked;
}
const ofMaps = ( asked: string[] ) =>
	asked.filter( ( url ) => /openstreetmap|googleapis\.com\/maps/.test( url ) );

test( 'without a key, nothing loads before a click; then there is a map with attribution', async ( {
	page,
} ) => {
	const asked = await outside( page );
	await page.goto(
		await posts.page( [
			MAP,
			{
				map_center: TOWER,
				settings: { height: '300' },
				markers: { marker_positions: [ { place: '(48.86, 2.3)', info: '<p>Boats</p>' } ] },
			},
		] ),
		{ waitUntil: 'networkidle' }
	);
	expect( ofMaps( asked ) ).toEqual( [] );
	const region = page.getByRole( 'region', { name: 'Map: Tower, Paris' } );
	const before = await region.boundingBox();
	await expect( region.getByRole( 'link', { name: 'Open in OpenStreetMap' } ) ).toBeVisible();
	expect( await violations( page, { include: '.sow-google-map-canvas' } ) ).toEqual( [] );
	await region.getByRole( 'button', { name: 'Load map' } ).focus();
	await page.keyboard.press( 'Enter' );
	await expect(
		region.getByRole( 'link', { name: 'OpenStreetMap', exact: true } )
	).toBeVisible();
	await expect( page.locator( '.leaflet-container' ) ).toBeFocused();
	await expect.poll( () => ofMaps( asked ).length ).toBeGreaterThan( 0 );
	expect( asked.find( ( url ) => url.includes( 'tile' ) ) ).toMatch(
		/tile\.openstreetmap\.org\/12\/\d+\/\d+\.png$/
	);
	expect( await region.boundingBox() ).toEqual( before );
	await expect( page.locator( '.leaflet-marker-icon' ) ).toHaveCount( 2 );
	await page.locator( '.leaflet-marker-icon' ).last().press( 'Enter' );
	await expect( page.getByText( 'Boats' ) ).toBeVisible();
	await region.getByRole( 'button', { name: 'Zoom in' } ).click();
	await expect.poll( () => asked.some( ( url ) => url.includes( '/13/' ) ) ).toBe( true );
	expect( await violations( page, { include: '.sow-google-map-canvas' } ) ).toEqual( [] );
} );

test( 'the controls of an open map are in the page’s language', async ( { page } ) => {
	await plug(
		'map-words',
		`add_filter( 'gettext_pagewright', static fn ( $translation, $text ) => array( 'Zoom in' => 'Vergrößern & mehr', 'Zoom out' => 'Verkleinern', 'Close' => 'Schließen <b>' )[ $text ] ?? $translation, 10, 2 );`
	);
	try {
		await outside( page );
		await page.goto(
			await posts.page( [
				MAP,
				{
					map_center: TOWER,
					markers: {
						info_display: 'always',
						marker_positions: [ { place: TOWER, info: '<p>Boats</p>' } ],
					},
				},
			] )
		);
		const region = page.getByRole( 'region', { name: 'Map: Tower, Paris' } );
		await region.getByRole( 'button', { name: 'Load map' } ).click();
		for ( const name of [ 'Vergrößern & mehr', 'Verkleinern', 'Schließen <b>' ] ) {
			const button = region.getByRole( 'button', { name, exact: true } );
			await expect( button ).toBeVisible();
			await expect( button ).toHaveAttribute( 'title', name );
		}
		await expect( page.locator( '.leaflet-container' ) ).not.toContainText(
			/zoom|close|leaflet/i
		);
		const labels = await page
			.locator( '.leaflet-container *' )
			.evaluateAll( ( parts ) =>
				parts.flatMap( ( part ) =>
					[ 'title', 'aria-label', 'alt' ].map(
						( name ) => part.getAttribute( name ) ?? ''
					)
				)
			);
		expect( labels.join( ' ' ) ).toContain( 'Vergrößern' );
		expect( labels.join( ' ' ) ).not.toMatch( /zoom|close|leaflet|marker/i );
	} finally {
		await unplug( 'map-words' );
	}
} );

test( 'with a key, Google’s map loads near the viewport, with styles, markers and a route', async ( {
	page,
} ) => {
	await settings( { api_key: 'key-1' } );
	const asked = await outside( page );
	await page.goto(
		await posts.page( [
			MAP,
			{
				map_center: TOWER,
				markers: { marker_positions: [ { place: TOWER, info: '<p>Top</p>' } ] },
				styles: {
					style_method: 'custom',
					custom_map_styles: [ { map_feature: 'water', color: '#112233' } ],
				},
				directions: {
					origin: 'A',
					destination: 'B',
					travel_mode: 'walking',
					waypoints: [ { location: 'C' } ],
				},
			},
		] )
	);
	await expect( page.getByText( 'A map of Google' ) ).toBeVisible();
	expect(
		new URL( asked.find( ( url ) => url.includes( '/maps/api/js' ) )! ).searchParams.get(
			'key'
		)
	).toBe( 'key-1' );
	const told = await page.evaluate( () => ( window as any ).told as Array< [ string, any ] > );
	const of = ( name: string ) =>
		told.filter( ( [ said ] ) => said === name ).map( ( [ , options ] ) => options );
	expect( of( 'Map' )[ 0 ] ).toMatchObject( {
		center: { lat: 48.8584, lng: 2.2945 },
		zoom: 12,
		gestureHandling: 'greedy',
	} );
	expect( of( 'Marker' ) ).toHaveLength( 2 );
	expect( of( 'InfoWindow' )[ 0 ] ).toMatchObject( { content: '<p>Top</p>' } );
	expect( of( 'route' )[ 0 ] ).toMatchObject( {
		origin: 'A',
		destination: 'B',
		travelMode: 'WALKING',
		waypoints: [ { location: 'C', stopover: true } ],
	} );
} );

test( 'with consent enabled, Google’s map waits for the click', async ( { page } ) => {
	await settings( { api_key: 'key-1', map_consent: true, map_consent_btn_text: 'Show the map' } );
	const asked = await outside( page );
	await page.goto( await posts.page( [ MAP, { map_center: TOWER } ] ), {
		waitUntil: 'networkidle',
	} );
	expect( ofMaps( asked ) ).toEqual( [] );
	await page.getByRole( 'button', { name: 'Show the map' } ).click();
	await expect( page.getByText( 'A map of Google' ) ).toBeVisible();
} );

for ( const [ what, refusal, said ] of [
	[ 'by gm_authFailure', 'window.gm_authFailure();', '' ],
	[
		'in the console',
		`console.error( 'Google Maps JavaScript API error: ApiNotActivatedMapError https://example.org' );`,
		'ApiNotActivatedMapError',
	],
] as const ) {
	test( `a key that Google refuses ${ what } shows the address, and an error to administrators only`, async ( {
		page,
		browser,
	} ) => {
		await settings( { api_key: 'bad' } );
		await outside( page, `${ GOOGLE } setTimeout( () => { ${ refusal } } );` );
		const url = await posts.page( [ MAP, { map_center: TOWER } ] );
		await page.goto( url );
		await expect(
			page.locator( '.has-failed' ).getByRole( 'link', { name: 'Open in Google Maps' } )
		).toBeVisible();
		await expect( page.getByText( 'Google Maps rejected the API key' ) ).toHaveCount( 0 );
		const own = await browser.newPage( { storageState: adminState } );
		await outside( own, `${ GOOGLE } setTimeout( () => { ${ refusal } } );` );
		await own.goto( url );
		await expect(
			own.getByText( `Google Maps rejected the API key of this site. ${ said }`.trim() )
		).toBeVisible();
		await expect( own.getByRole( 'link', { name: 'API key settings' } ) ).toBeVisible();
		await own.close();
	} );
}

test( 'a static map is one image, and the address if it fails', async ( { page } ) => {
	await settings( { api_key: 'key-1' } );
	const asked = await outside( page );
	const url = await posts.page( [
		MAP,
		{ map_center: TOWER, settings: { map_type: 'static', width: '400', height: '200' } },
	] );
	await page.goto( url );
	await expect( page.getByRole( 'img', { name: 'Map: Tower, Paris' } ) ).toBeVisible();
	expect( asked.filter( ( one ) => one.includes( 'staticmap' ) ) ).toHaveLength( 1 );
	await page.route( /staticmap/, ( route ) => route.fulfill( { status: 403, body: '' } ) );
	await page.reload();
	await expect( page.getByRole( 'link', { name: 'Open in Google Maps' } ) ).toBeVisible();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the address and the link are visible, and no useless button', async ( { page } ) => {
		await page.goto(
			await posts.page(
				[ MAP, { map_center: 'Marktplatz 1, Bremen' } ],
				[ MAP, { map_center: TOWER } ]
			)
		);
		await expect( page.getByText( 'Marktplatz 1, Bremen' ) ).toBeVisible();
		await expect(
			page.getByRole( 'link', { name: 'Open in OpenStreetMap' } ).first()
		).toHaveAttribute( 'href', /search\?query=Marktplatz/ );
		await expect( page.getByRole( 'button', { name: 'Load map' } ) ).toHaveCount( 0 );
	} );
} );

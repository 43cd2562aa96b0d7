import { afterAll, describe, expect, it } from 'vitest';
import { JSDOM } from 'jsdom';
import { php, phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/google-map-static.php' );

const MAP = 'SiteOrigin_Widget_GoogleMap_Widget';
const OPTION = `so_widget_settings[${ MAP }]`;
const TOWER = { name: 'Tower', address: 'Tower, Paris', location: '(48.8584, 2.2945)' };
const BRIDGE = { name: 'Bridge', address: 'Bridge, Paris', location: '(48.857, 2.341)' };
const DESTINATION = 'https://example.org/route';

afterAll( () => php( `delete_option( '${ OPTION }' );` ) );

const SITES: Array< [ name: string, settings: object ] > = [
	[ 'with a key', { api_key: 'AIza-test', map_consent: false } ],
	[ 'with a key and consent', { api_key: 'AIza-test', map_consent: true } ],
	[ 'without a key', {} ],
];

/** Returns the map's HTML on a site with these settings; `@photo` is the demo image. */
async function render( settings: object, data: object ): Promise< Document > {
	const html = await call< string >( 'html', settings, data );
	return new JSDOM( html ).window.document;
}
const linksTo = ( document: Document ) =>
	[ ...document.querySelectorAll< HTMLAnchorElement >( `a[href="${ DESTINATION }"]` ) ].filter(
		( link ) => link.getAttribute( 'aria-hidden' ) !== 'true'
	);

describe.each( SITES )( 'a static map %s', ( _name, site ) => {
	const map = ( settings: object = {} ) =>
		render( site, {
			map_center: TOWER,
			settings: { map_type: 'static', destination_url: DESTINATION, ...settings },
		} );

	it( 'links to its destination before a script runs', async () => {
		const links = linksTo( await map() );
		expect( links.length ).toBeGreaterThan( 0 );
		for ( const link of links ) {
			expect( link.target ).toBe( '' );
			expect( link.querySelector( 'img' )?.alt ?? link.textContent ).toContain( 'Tower' );
		}
	} );

	it( 'opens it in a new tab if the form says so', async () => {
		const [ link ] = linksTo( await map( { new_window: 'on' } ) );
		expect( link!.getAttribute( 'target' ) ).toBe( '_blank' );
		expect( link!.getAttribute( 'rel' ) ).toBe( 'noopener' );
	} );

	it( 'has a link around its fallback image, for the pointer only', async () => {
		const image = ( await map( { fallback_image: '@photo' } ) ).querySelector(
			'.sow-google-map-consent img'
		);
		const link = image!.closest( 'a' );
		expect( link!.getAttribute( 'href' ) ).toBe( DESTINATION );
		expect( link!.getAttribute( 'aria-hidden' ) ).toBe( 'true' );
		expect( link!.getAttribute( 'tabindex' ) ).toBe( '-1' );
	} );

	it.each( [ 'javascript:alert(1)', '' ] )( 'has no link to %j', async ( destination ) => {
		const document = await map( { destination_url: destination } );
		expect( document.querySelector( 'a[href^="javascript"], a[href=""]' ) ).toBeNull();
		expect( document.querySelector( '.pagewright-google-map__place' )!.innerHTML ).toBe(
			'Tower, Paris'
		);
	} );
} );

it( 'only a static map links to a destination', async () => {
	const document = await render(
		{},
		{ map_center: TOWER, settings: { map_type: 'interactive', destination_url: DESTINATION } }
	);
	expect( document.querySelector( `a[href="${ DESTINATION }"]` ) ).toBeNull();
} );

describe( 'the image of a static map', () => {
	const markersOf = async ( markers: object ) => {
		const document = await render( SITES[ 0 ]![ 1 ], {
			map_center: TOWER,
			settings: { map_type: 'static' },
			markers,
		} );
		const image = document.querySelector< HTMLImageElement >( '.sowb-google-map-static' )!;
		return new URL( image.src ).searchParams.getAll( 'markers' );
	};

	it( 'shows the icon of all markers', async () => {
		const [ first, ...others ] = await markersOf( {
			marker_at_center: 'on',
			marker_icon: '@photo',
			marker_positions: [ { place: BRIDGE } ],
		} );
		expect( others ).toEqual( [] );
		expect( first ).toMatch(
			/^icon:https?:\/\/[^|]+photo[^|]*\.webp\|48\.8584,2\.2945\|48\.857,2\.341$/
		);
	} );

	it( 'shows the icon of a single marker', async () => {
		const markers = await markersOf( {
			marker_at_center: 'on',
			marker_positions: [ { place: BRIDGE, custom_marker_icon: '@photo' } ],
		} );
		expect( markers ).toHaveLength( 2 );
		expect( markers[ 0 ] ).toBe( '48.8584,2.2945' );
		expect( markers[ 1 ] ).toMatch( /^icon:https?:\/\/[^|]+\.webp\|48\.857,2\.341$/ );
	} );

	it( 'shows pins without an icon', async () => {
		expect(
			await markersOf( { marker_at_center: 'on', marker_positions: [ { place: BRIDGE } ] } )
		).toEqual( [ '48.8584,2.2945|48.857,2.341' ] );
	} );
} );

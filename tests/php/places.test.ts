import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dropOutside, forget, openOutside, useOutside, type Outside } from '../support/outside';
import { php } from '../support/site';

let outside: Outside;

beforeAll( async () => {
	outside = await openOutside();
	await useOutside( outside );
} );
afterAll( () => dropOutside( outside ) );
beforeEach( async () => {
	await forget();
	outside.asked.length = 0;
} );

const PLACES = 'Pagewright\\Providers\\Places';

it( 'is asked once for the same words, by a site that names itself', async () => {
	const count = await php< number[] >(
		`return array( count( ${ PLACES }\\Nominatim::search( 'Eiffel', 'fr-FR' ) ), count( ${ PLACES }\\Nominatim::search( 'eiffel', 'fr-FR' ) ) );`
	);
	expect( count ).toEqual( [ 2, 2 ] );
	expect( outside.asked ).toHaveLength( 1 );
	expect( outside.asked[ 0 ]?.url ).toBe(
		'/nominatim/search?q=Eiffel&format=jsonv2&limit=6&accept-language=fr-FR'
	);
	expect( outside.asked[ 0 ]?.headers[ 'user-agent' ] ).toMatch(
		/^Pagewright\/\S+ \(WordPress plugin; http/
	);
} );

it( 'is asked once a second by the whole site', async () => {
	const turns = await php< boolean[] >(
		`return array( ${ PLACES }\\Throttle::allow( 'pagewright_places_next', 60000 ), ${ PLACES }\\Throttle::allow( 'pagewright_places_next', 60000 ), update_option( 'pagewright_places_next', '1' ), ${ PLACES }\\Throttle::allow( 'pagewright_places_next', 60000 ) );`
	);
	expect( turns ).toEqual( [ true, false, true, true ] );
} );

it( 'is not asked where the site wants no search', async () => {
	const said = await php< Array< string | boolean > >( `
		add_filter( 'pagewright/places/nominatim-url', '__return_empty_string', 99 );
		try { ${ PLACES }\\Nominatim::search( 'x', 'en' ); } catch ( ${ PLACES }\\Failure $failure ) { $said = $failure->getMessage(); }
		return array( $said, ${ PLACES }\\Places::configuration()['hasOpenSearch'] );
	` );
	expect( said ).toEqual( [ 'Place search is not available on this site.', false ] );
	expect( outside.asked ).toEqual( [] );
} );

it( 'reads the key where sites have it, whatever is stored there', async () => {
	const keyOf = ( stored: string ) =>
		php< string >(
			`update_option( 'so_widget_settings[SiteOrigin_Widget_GoogleMap_Widget]', ${ stored } ); $key = ${ PLACES }\\Places::google_key(); delete_option( 'so_widget_settings[SiteOrigin_Widget_GoogleMap_Widget]' ); return $key;`
		);
	expect( await keyOf( `'{"api_key":" abc ","other":1}'` ) ).toBe( 'abc' );
	expect( await keyOf( `array( 'api_key' => 'abc' )` ) ).toBe( 'abc' );
	expect( await keyOf( `array( 'api_key' => array( 'x' ) )` ) ).toBe( '' );
	expect( await keyOf( `'broken {'` ) ).toBe( '' );
	expect( await keyOf( '7' ) ).toBe( '' );
	expect( await php( `return ${ PLACES }\\Places::google_key();` ) ).toBe( '' );
} );

it( 'tells the way to the settings only to those who may change them', async () => {
	const urls = await php< string[] >( `
		add_filter( 'pagewright/places/settings-url', static fn () => 'https://example.com/settings' );
		wp_set_current_user( 1 ); $admin = ${ PLACES }\\Places::configuration()['settingsUrl'];
		wp_set_current_user( 0 );
		return array( $admin, ${ PLACES }\\Places::configuration()['settingsUrl'] );
	` );
	expect( urls ).toEqual( [ 'https://example.com/settings', '' ] );
} );

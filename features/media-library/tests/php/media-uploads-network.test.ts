// Does not depend on the database.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phpFile } from '../../../../tests/support/site';
import { openSite } from '../../../../tools/site.mjs';

// PHP as WebAssembly has no network.
describe.skipIf( process.env.SITE_ENGINE !== 'native' )( 'a network of sites', () => {
	let site: Awaited< ReturnType< typeof openSite > >;
	const php = async < T >( code: string ) =>
		JSON.parse(
			await site.php(
				`ob_start(); $result = ( static function () { ${ code } } )(); ob_end_clean(); echo wp_json_encode( $result );`
			)
		) as T;
	const { call } = phpFile( 'features/media-library/tests/php/media-uploads-network.php', php );

	beforeAll( async () => {
		site = await openSite( {
			name: 'network-uploads',
			engine: 'native',
			fresh: true,
			temporary: true,
			demo: false,
			network: true,
			log: () => {},
		} );
	}, 120_000 );
	afterAll( () => site?.stop() );

	it( 'limits each file, unless the network turns limits off', async () => {
		expect( await call( 'start', 2_048 ) ).toBe( 'started' );
		expect( await call( 'start', 2_049 ) ).toBe( 'too_large' );
		expect( await call( 'start', 2_049, true ) ).toBe( 'started' );
	} );

	it( 'limits the space of a site, with the rest of unfinished uploads', async () => {
		expect( await call( 'fill_site', 1_048_576 - 3_000 ) ).toBe( true );
		expect( await call( 'start', 2_000 ) ).toBe( 'started' );
		expect( await call( 'start', 2_000 ) ).toBe( 'no_space' );
		expect( await call( 'start', 2_000, true ) ).toBe( 'started' );
	} );

	it( 'stages the uploads of each site in its own folder, and deletes all with the plugin', async () => {
		expect( await call( 'folders' ) ).toEqual( [ true, [ false, false ] ] );
	} );
} );

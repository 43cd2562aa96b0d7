// Does not depend on the database.
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints, ROLES } from '../../scripts/permissions.mjs';
import { openSite } from '../../tools/site.mjs';
import { phpFile } from '../support/site';
import { isReplaced } from '../support/units';

type Answers = Record< string, Record< string, Record< string, boolean > > >;
interface Endpoint {
	folder: string;
	roles: string | Record< string, string >;
}

const ORDER = ROLES as string[];

const FORMS = 'contact-form-7';
const POPULAR = 'wordpress-popular-posts';

// PHP as WebAssembly has no network.
describe.skipIf( process.env.SITE_ENGINE !== 'native' )( 'a network of sites', () => {
	let site: Awaited< ReturnType< typeof openSite > >;
	let third: number;
	/** Runs PHP in the first site; returns its result. */
	const php = async < T >( code: string ) =>
		JSON.parse(
			await site.php(
				`ob_start(); $result = ( static function () { ${ code } } )(); ob_end_clean(); echo wp_json_encode( $result );`
			)
		) as T;

	const { call } = phpFile( 'tests/php/network.php', php );

	beforeAll( async () => {
		site = await openSite( {
			name: 'network',
			engine: 'native',
			fresh: true,
			temporary: true,
			demo: true,
			network: true,
			log: () => {},
		} );
		const roles = ORDER.filter( ( role ) => role !== 'visitor' );
		await call( 'make_users', roles );
		third = await call< number >( 'make_third_site' );
		if ( isReplaced( FORMS ) ) {
			await call( 'make_form' );
		}
	}, 120_000 );
	afterAll( () => site?.stop() );

	it( 'allows the calls of the permissions table, and a super admin those of an administrator', async () => {
		const answers = await php< Answers >(
			`return is_multisite() ? require WP_PLUGIN_DIR . '/pagewright/tests/support/permissions.php' : null;`
		);
		for ( const { folder, roles } of endpoints() as Endpoint[] ) {
			for ( const [ method, found ] of Object.entries( answers[ folder ] ?? {} ) ) {
				const least = typeof roles === 'string' ? roles : roles[ method ]!;
				for ( const [ role, is ] of Object.entries( found ) ) {
					const here = ORDER.includes( role ) ? role : 'administrator';
					expect( is, `${ folder } ${ method } as ${ role }` ).toBe(
						ORDER.indexOf( here ) >= ORDER.indexOf( least )
					);
				}
			}
		}
		expect( Object.keys( answers ).length ).toBeGreaterThan( 30 );
	} );

	it.runIf( isReplaced( POPULAR ) )(
		'keeps the views and settings of every site when the old plugin is deleted',
		async () => {
			expect( await call( 'delete_old_views', third ) ).toEqual( [
				[ true, true ],
				[ true, true ],
			] );
		}
	);

	it( 'switches every site when the network deactivates the old plugins', async () => {
		expect( await call( 'deactivate_on_network' ) ).toEqual( [
			true,
			[ [ isReplaced( FORMS ), isReplaced( POPULAR ) ? '1' : false ] ],
		] );
	} );

	it.runIf( isReplaced( FORMS ) )(
		'lists sites with something to switch on the Sites screen',
		async () => {
			expect( await call( 'sites_to_switch' ) ).toEqual( [
				[ 'blogname', 'pagewright_switching' ],
				'Contact Form 7: Import the CAPTCHA keys',
				2,
				true,
				[],
			] );
		}
	);

	it.runIf( isReplaced( FORMS ) )(
		'leaves network plugins to network administrators',
		async () => {
			expect( await call( 'steps_by_role' ) ).toEqual( [
				[ 'deactivate', false, true ],
				[ 'deactivate', true, true ],
				'refused',
				// Attachments belong to all sites.
				[ null, null, false ],
				'refused',
			] );
		}
	);

	it( 'renders the pages of each site, and logs no error', async () => {
		const second = await call< string >( 'make_second_site' );
		const page = await ( await fetch( second ) ).text();
		expect( page ).toContain( 'sowb-button' );
		expect( ( await fetch( `${ site.url }/all-widgets/` ) ).status ).toBe( 200 );
		const log = `${ site.dir }/wp-content/debug.log`;
		const lines = existsSync( log ) ? readFileSync( log, 'utf8' ).split( '\n' ) : [];
		// WordPress's own notice about code that creates a site without a request.
		expect( lines.filter( ( line ) => line && ! line.includes( 'ms-functions.php' ) ) ).toEqual(
			[]
		);
	} );
} );

import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints, ROLES } from '../../scripts/permissions.mjs';
import { openSite } from '../../tools/site.mjs';

type Answers = Record< string, Record< string, Record< string, boolean > > >;
interface Endpoint {
	folder: string;
	roles: string | Record< string, string >;
}

const ORDER = ROLES as string[];

// PHP as WebAssembly has no network.
describe.skipIf( process.env.SITE_ENGINE !== 'native' )( 'a network of sites', () => {
	let site: Awaited< ReturnType< typeof openSite > >;
	/** Runs PHP in the first site; returns what the code returns. */
	const php = async < T >( code: string ) =>
		JSON.parse(
			await site.php(
				`ob_start(); $result = ( static function () { ${ code } } )(); ob_end_clean(); echo wp_json_encode( $result );`
			)
		) as T;

	beforeAll( async () => {
		site = await openSite( {
			name: 'network',
			engine: 'native',
			fresh: true,
			demo: true,
			network: true,
			log: () => {},
		} );
		await php( `
			foreach ( ${ `array( '${ ORDER.filter( ( role ) => role !== 'visitor' ).join( "', '" ) }' )` } as $role ) {
				$id = wp_insert_user( array( 'user_login' => "test-$role", 'user_pass' => 'secret', 'user_email' => "$role@example.org", 'role' => $role ) );
			}
			$form = WPCF7_ContactForm::get_template();
			$form->save();
			update_option( 'test_permissions_form', $form->id() );` );
	}, 120_000 );
	afterAll( () => site?.stop() );

	it( 'lets everybody call what the table says, a super admin what an administrator may', async () => {
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

	it( 'shows the pages of each site, and leaves no word in the error log', async () => {
		const second = await php< string >( `
			$id = wpmu_create_blog( wp_parse_url( home_url(), PHP_URL_HOST ) . ':' . wp_parse_url( home_url(), PHP_URL_PORT ), '/second/', 'Second', 1 );
			switch_to_blog( $id );
			wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Widgets', 'post_name' => 'widgets', 'post_content' => '<!-- wp:sowb/siteorigin-widget-button-widget {"widgetClass":"SiteOrigin_Widget_Button_Widget","widgetData":{"text":"Press","url":"https://example.org/"}} /-->[wpp]' ) );
			return get_permalink( get_page_by_path( 'widgets' ) );` );
		const page = await ( await fetch( second ) ).text();
		expect( page ).toContain( 'sowb-button' );
		expect( ( await fetch( `${ site.url }/all-widgets/` ) ).status ).toBe( 200 );
		const log = `${ site.dir }/wp-content/debug.log`;
		const lines = existsSync( log ) ? readFileSync( log, 'utf8' ).split( '\n' ) : [];
		// WordPress's own, about code that makes a site without a request.
		expect( lines.filter( ( line ) => line && ! line.includes( 'ms-functions.php' ) ) ).toEqual(
			[]
		);
	} );
} );

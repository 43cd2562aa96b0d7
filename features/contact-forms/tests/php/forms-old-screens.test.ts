// Does not depend on the database.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropForms, makeForm, plug, unplug } from '../support/contact-form';
import { visitor, type Role } from '../../../../tests/support/visitor';

/** Screens that add-ons add to the menu of Contact Form 7, at every priority. */
const ADD_ONS = [
	[ 'test-first', 'manage_options', -1000 ],
	[ 'test-early', 'edit_posts', 5 ],
	[ 'test-nine', 'publish_pages', 9 ],
	[ 'test-usual', 'manage_options', 10 ],
	[ 'test-late', 'edit_posts', 99 ],
	[ 'test-last', 'manage_options', 100_000 ],
] as const;

const CODE = `
	add_action( 'admin_enqueue_scripts', static function ( $hook ) {
		printf( '<!-- asked for scripts: %s -->', esc_html( $hook ) );
	} );
	foreach ( array( ${ ADD_ONS.map( ( [ slug, cap, at ] ) => `array( '${ slug }', '${ cap }', ${ at } )` ).join() } ) as list( $slug, $cap, $at ) ) {
		add_action( 'admin_menu', static function () use ( $slug, $cap ) {
			$hook = add_submenu_page( 'wpcf7', "Title $slug", "Menu $slug", $cap, $slug, static function () use ( $slug, &$hook ) { printf( '<p>Screen of %s, %s, loaded %d</p>', esc_html( $slug ), esc_html( (string) $hook ), did_action( "load-$hook" ) ); } );
		}, $at );
	}`;

const text = async ( role: Role, path: string ) => {
	const response = await ( await visitor( role ) ).fetch( path );
	return { status: response.status, html: await response.text() };
};
const menu = ( html: string ) =>
	/<li[^>]*id="toplevel_page_pagewright-forms".*?<\/ul>/s.exec( html )?.[ 0 ] ?? '';

describe( 'screens of add-ons below the menu of Contact Form 7', () => {
	beforeAll( () => plug( 'screens', CODE ) );
	afterAll( () => unplug( 'screens' ) );

	it.each( ADD_ONS )( '%s, for users with %s, added at %d', async ( slug ) => {
		const { status, html } = await text(
			'administrator',
			`/wp-admin/admin.php?page=${ slug }`
		);
		expect( status ).toBe( 200 );
		// The suffix of the original, in every language: add-ons compare it before they load their
		// scripts.
		expect( html ).toContain( `Screen of ${ slug }, contact_page_${ slug }, loaded 1` );
		expect( html ).toContain( `<!-- asked for scripts: contact_page_${ slug } -->` );
		expect( html ).toContain( `<title>Title ${ slug } ` );
		expect( menu( html ) ).toMatch( /^<li class="[^"]*wp-menu-open/ );
		expect( menu( html ) ).toMatch(
			new RegExp(
				`<li class="current"><a href='admin.php\\?page=${ slug }'[^>]*aria-current="page"[^>]*>Menu ${ slug }</a>`
			)
		);
	} );

	it( 'come after our own screens', async () => {
		const { html } = await text( 'administrator', '/wp-admin/index.php' );
		const hrefs = [ ...menu( html ).matchAll( /href='([^']+)'/g ) ].map( ( one ) => one[ 1 ] );
		expect( menu( html ) ).toMatch( /^<li[^>]*>\s*<a href='admin.php\?page=pagewright-forms'/ );
		// The link to the settings differs: it opens another screen.
		expect( hrefs ).toContain( 'options-general.php?page=pagewright#forms' );
		expect( hrefs.filter( ( href ) => href?.startsWith( 'admin.php' ) ) ).toEqual(
			[
				'pagewright-forms',
				'pagewright-forms',
				'test-first',
				'test-early',
				'test-nine',
				'test-usual',
				'pagewright-submissions',
				'test-late',
				'test-last',
			].map( ( slug ) => `admin.php?page=${ slug }` )
		);
	} );

	it.each( [
		[ 'author', [ 'test-early', 'test-late' ] ],
		[ 'editor', [ 'test-early', 'test-nine', 'test-late' ] ],
		[ 'subscriber', [] ],
	] as const )( 'open for %s according to their capabilities', async ( role, open ) => {
		for ( const [ slug ] of ADD_ONS ) {
			const { status } = await text( role, `/wp-admin/admin.php?page=${ slug }` );
			expect( [ slug, status ] ).toEqual( [
				slug,
				( open as readonly string[] ).includes( slug ) ? 200 : 403,
			] );
		}
	} );
} );

describe( 'an add-on with a lower capability than our screens', () => {
	beforeAll( () =>
		plug(
			'screens',
			`add_action( 'admin_menu', static function () { add_submenu_page( 'wpcf7', 'For all', 'For all', 'read', 'test-all', static function () { echo '<p>For everybody</p>'; } ); } );`
		)
	);
	afterAll( () => unplug( 'screens' ) );
	it( 'opens', async () => {
		const { status, html } = await text( 'subscriber', '/wp-admin/admin.php?page=test-all' );
		expect( status ).toBe( 200 );
		expect( html ).toContain( 'For everybody' );
	} );
} );

describe( 'old URLs', () => {
	let form = 0;
	beforeAll( async () => {
		form = await makeForm();
	} );
	afterAll( dropForms );

	const LIST = 'admin.php?page=pagewright-forms';
	const SETTINGS = 'options-general.php?page=pagewright#forms';
	/** Role, URL, and target of the redirect; null: forbidden. */
	const cases: [ Role, string, string | null ][] = [
		[ 'administrator', 'page=wpcf7', LIST ],
		[ 'editor', 'page=wpcf7', LIST ],
		[ 'author', 'page=wpcf7', LIST ],
		[ 'subscriber', 'page=wpcf7', null ],
		[ 'administrator', 'page=wpcf7&s=x&orderby=title', LIST ],
		[ 'editor', 'page=wpcf7-new', `${ LIST }&form=new` ],
		[ 'author', 'page=wpcf7-new', null ],
		[ 'editor', 'page=wpcf7&post={form}&action=edit', `${ LIST }&form={form}` ],
		[ 'editor', 'page=wpcf7&action=edit&post={form}&active-tab=1', `${ LIST }&form={form}` ],
		[ 'editor', 'page=wpcf7&post={form}', `${ LIST }&form={form}` ],
		// Authors see the list.
		[ 'author', 'page=wpcf7&post={form}&action=edit', LIST ],
		[ 'subscriber', 'page=wpcf7&post={form}&action=edit', null ],
		[ 'editor', 'page=wpcf7&post=999999&action=edit', `${ LIST }&missing=1` ],
		[ 'editor', 'page=wpcf7&post=1&action=edit', `${ LIST }&missing=1` ],
		[ 'editor', 'page=wpcf7&post[]=1&action=edit', LIST ],
		[ 'administrator', 'page=wpcf7-integration', SETTINGS ],
		[ 'administrator', 'page=wpcf7-integration&service=turnstile&action=setup', SETTINGS ],
		[ 'editor', 'page=wpcf7-integration', null ],
		[ 'administrator', 'page=wpcf7-other', null ],
	];
	it.each( cases )( 'for %s, %s', async ( role, query, target ) => {
		const fill = ( address: string ) => address.replaceAll( '{form}', `${ form }` );
		const response = await (
			await visitor( role )
		).fetch( `/wp-admin/admin.php?${ fill( query ) }` );
		const location = response.headers.get( 'location' );
		expect( location === null ? null : location.replace( /^.*\/wp-admin\//, '' ) ).toBe(
			target === null ? null : fill( target )
		);
		if ( target === null ) {
			expect( response.status ).not.toBe( 302 );
		}
	} );

	it( 'a POST from an old tab is not redirected, so nothing is lost', async () => {
		const response = await (
			await visitor( 'administrator' )
		).fetch( `/wp-admin/admin.php?page=wpcf7&post=${ form }&action=edit`, {
			method: 'POST',
			body: new URLSearchParams( { action: 'save' } ),
		} );
		expect( response.headers.get( 'location' ) ).toBeNull();
	} );

	it( 'of a missing form redirect to the list, which says so', async () => {
		const { html } = await text( 'editor', `/wp-admin/${ LIST }&missing=1` );
		expect( html ).toMatch(
			/class="notice notice-warning[^"]*"><p>This form no longer exists\./
		);
		expect( ( await text( 'editor', `/wp-admin/${ LIST }` ) ).html ).not.toContain(
			'no longer exists'
		);
	} );
} );

describe( 'beside Contact Form 7', () => {
	beforeAll( () =>
		plug(
			'original',
			`define( 'WPCF7_PLUGIN', __FILE__ ); define( 'WPCF7_VERSION', '6.1.6' ); ${ CODE }
			add_action( 'admin_menu', static function () { add_menu_page( 'Theirs', 'Contact', 'edit_posts', 'wpcf7', static function () { echo '<p>Their list</p>'; } ); }, 9 );`
		)
	);
	afterAll( () => unplug( 'original' ) );

	it( 'keeps its menu and its URLs', async () => {
		const list = await text( 'administrator', '/wp-admin/admin.php?page=wpcf7' );
		expect( list.status ).toBe( 200 );
		expect( list.html ).toContain( 'Their list' );
		expect( list.html ).not.toContain( 'toplevel_page_pagewright-forms' );
		const added = await text( 'administrator', '/wp-admin/admin.php?page=test-usual' );
		expect( added.html ).toContain( 'Screen of test-usual, contact_page_test-usual' );
		const missing = await text( 'administrator', '/wp-admin/admin.php?page=wpcf7-integration' );
		expect( missing.status ).toBe( 403 );
	} );
} );

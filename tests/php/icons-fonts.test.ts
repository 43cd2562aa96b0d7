// Does not depend on the database.
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ICON_BYTES } from '../../tools/bench/limits.mjs';
import { BUTTON, blockOf, makePost } from '../support/editor';
import { siteUrl, phpFile } from '../support/site';
import { visitor } from '../support/visitor';

const { call } = phpFile( 'tests/php/icons-fonts.php' );

/** Returns a function that requests a family like the form, with the editor's nonce. */
async function asker() {
	const who = await visitor( 'contributor' );
	const page = await ( await who.fetch( '/wp-admin/post-new.php' ) ).text();
	const nonce = /"widgetsNonce":"(\w+)"/.exec( page )?.[ 1 ] ?? '';
	return ( family: string, headers: Record< string, string > = {} ) =>
		who.fetch(
			`/wp-admin/admin-ajax.php?action=siteorigin_widgets_get_icons&family=${ family }&_widgets_nonce=${ nonce }&ver=x`,
			{ headers }
		);
}

describe( 'the icon list of a family', () => {
	it( 'is cached by the browser, and not sent again', async () => {
		const ask = await asker();
		const first = await ask( 'materialicons' );
		expect( first.status ).toBe( 200 );
		expect( first.headers.get( 'cache-control' ) ).toBe( 'private, max-age=86400' );
		expect( first.headers.get( 'expires' ) ).toBeNull();
		const { icons, styles, aliases, sprite } = await first.json();
		expect( icons.home ).toMatchObject( { unicode: '&#xe88a;' } );
		expect( Object.keys( icons ).length ).toBeGreaterThan( 2000 );
		expect( Object.keys( styles ) ).toContain( 'sowm-round' );
		expect( aliases.wallet_giftcard ).toEqual( [ 'sowm-regular', 'card_giftcard' ] );
		const drawings = await fetch( `${ siteUrl }${ sprite.url }sowm-round/h.svg` );
		expect( drawings.headers.get( 'content-type' ) ).toContain( 'image/svg+xml' );
		expect( await drawings.text() ).toContain( '<symbol id="home"' );

		const etag = first.headers.get( 'etag' )!;
		const second = await ask( 'materialicons', { 'if-none-match': `W/${ etag }` } );
		expect( second.status ).toBe( 304 );
		expect( second.headers.get( 'cache-control' ) ).toBe(
			first.headers.get( 'cache-control' )
		);
		expect( await second.text() ).toBe( '' );
		expect( ( await ask( 'ionicons', { 'if-none-match': etag } ) ).status ).toBe( 200 );
	} );

	it( 'is requested again if another plugin may change it', async () => {
		const answer = await ( await asker() )( 'nobody' );
		expect( answer.headers.get( 'cache-control' ) ).toBe( 'private, no-cache' );
		expect( await answer.json() ).toEqual( [] );
	} );
} );

it( `five icons load at most ${ ICON_BYTES } bytes, and no additional file`, async () => {
	const icons = [
		'fontawesome-sow-fas-ship',
		'fontawesome-star-o',
		'materialicons-sowm-round-home',
		'typicons-heart',
		'ionicons-android-alarm-clock',
	];
	const page = async ( values: string[] ) => {
		const blocks = values.map( ( icon ) =>
			blockOf( BUTTON, {
				widgetData: { text: 'Go', button_icon: { icon_selected: icon } },
			} )
		);
		const id = await makePost( blocks.join( '\n' ) );
		return ( await fetch( `${ siteUrl }/?page_id=${ id }` ) ).text();
	};
	const files = ( html: string ) => html.match( /<(?:link|script)\b[^>]*(?:href|src)=/g )?.length;
	const [ drawn, plain ] = [ await page( icons ), await page( icons.map( () => '' ) ) ];
	expect( drawn.match( /data-sow-icon="[^"]+"[^>]*><svg/g ) ).toHaveLength( icons.length );
	expect( gzipSync( drawn ).length - gzipSync( plain ).length ).toBeLessThanOrEqual( ICON_BYTES );
	expect( files( drawn ) ).toBe( files( plain ) );
} );

describe( 'a font', () => {
	const enqueued = ( value: string, before = '' ) => call< string >( 'enqueued', value, before );
	const ALLOWED = `add_filter( 'pagewright/fonts/google', '__return_true' );`;

	it.each( [ 'default', 'Georgia', 'Roboto', 'Roboto:700italic' ] )(
		'%s sends no request to a font service unless the site allows it',
		async ( value ) => expect( await enqueued( value ) ).toBe( '' )
	);

	it.each( [
		[ 'Roboto', 'Roboto:400' ],
		[ 'Open Sans:700italic', 'Open+Sans:700italic' ],
		[ 'Roboto:italic', 'Roboto:400italic' ],
		[ 'Roboto:regular', 'Roboto:400' ],
		[ 'Roboto:550', 'Roboto:400' ],
	] )( '%s is linked if the site allows it', async ( value, family ) =>
		expect( await enqueued( value, ALLOWED ) ).toBe(
			`https://fonts.googleapis.com/css?family=${ family }&display=swap`
		)
	);

	it( 'of the site itself is never linked', async () => {
		const library = `add_filter( 'wp_theme_json_data_user', fn( $data ) => $data->update_with( array( 'version' => 3, 'settings' => array( 'typography' => array( 'fontFamilies' => array( array( 'name' => 'Roboto', 'slug' => 'roboto', 'fontFamily' => 'Roboto, sans-serif' ) ) ) ) ) ) ); wp_clean_theme_json_cache();`;
		const added = `add_filter( 'siteorigin_widgets_font_families', fn( $fonts ) => array( 'Acme Sans:700' => 'Acme Sans' ) + $fonts );`;
		expect( await enqueued( 'Georgia', ALLOWED ) ).toBe( '' );
		expect( await enqueued( 'Acme Sans:700', ALLOWED + added ) ).toBe( '' );
		expect( await enqueued( 'Roboto:700', ALLOWED + library ) ).toBe( '' );
	} );

	it( 'adds its style sheet to a preview', async () => {
		const [ html, none ] = await call< string[] >( 'preview' );
		expect( html ).toContain(
			'<link rel="stylesheet" href="https://fonts.googleapis.com/css?family=Lato:900&#038;display=swap">'
		);
		expect( none ).not.toContain( '<link' );
	} );
} );

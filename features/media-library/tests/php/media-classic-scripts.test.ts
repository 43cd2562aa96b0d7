// Does not depend on the database.
import { afterEach, describe, expect, it } from 'vitest';
import { plug, unplug } from '../../../../tests/support/plug';
import { php, phpFile } from '../../../../tests/support/site';
import { visitor, type Role } from '../../../../tests/support/visitor';

const PLUG = 'classic-scripts';
const { call } = phpFile( 'features/media-library/tests/php/media-classic-scripts.php' );

const screen = async ( role: Role = 'author', path = 'post-new.php' ) =>
	( await ( await visitor( role ) ).fetch( `/wp-admin/${ path }` ) ).text();

/** The page without what our script loads later. */
const ownPart = ( html: string ) => html.replace( /pagewrightClassicFacts = .*/, '' );

/** Addresses of scripts and styles, in the order of the page. WordPress joins some. */
const addressesOf = ( html: string ) =>
	[ ...ownPart( html ).matchAll( /<(?:script|link)\b[^>]*?(?:src|href)=(["'])(.*?)\1/g ) ].map(
		( [ , , address ] ) => address!
	);

const position = ( html: string, part: string ) =>
	addressesOf( html ).findIndex( ( address ) => address.includes( part ) );

/** Parts of the addresses of what is left out. */
const SCRIPTS = [
	...[ 'media-views', 'media-models', 'media-editor', 'media-audiovideo', 'mce-view' ],
	...[ 'image-edit', 'imgareaselect', 'plupload', 'moxie', 'mediaelement' ],
];

const isLater = ( html: string ) => html.includes( 'pagewrightClassicFacts = ' );
const count = ( html: string, part: string ) => html.split( part ).length - 1;

/** Checks that the scripts, the styles and the templates are in the page. */
function expectInPage( html: string ): void {
	expect( isLater( html ) ).toBe( false );
	for ( const part of SCRIPTS ) {
		expect( [ part, position( html, part ) ] ).not.toEqual( [ part, -1 ] );
	}
	expect( position( html, 'classic-scripts.js' ) ).toBe( -1 );
	expect( count( html, 'id="tmpl-attachment"' ) ).toBe( 1 );
	expect(
		addressesOf( html )
			.join()
			.match( /media-views(?:\.min\.css|[,&])|\bmedia-views\b.*load-styles/ )
	).not.toBeNull();
}

afterEach( async () => {
	await unplug( PLUG );
	await call( 'delete_script' );
	await php( `delete_option( 'pagewright_features' );` );
} );

describe( 'the scripts of WordPress’s dialog in the block editor', () => {
	it.each( [ 'post-new.php', 'site-editor.php' ] )(
		'are left out of %s, but not what other code reads',
		async ( path ) => {
			const html = await screen( 'administrator', path );
			expect( isLater( html ) ).toBe( true );
			expect( addressesOf( html ).join() ).not.toMatch( new RegExp( SCRIPTS.join( '|' ) ) );
			expect( count( ownPart( html ), 'id="tmpl-' ) ).toBe( 0 );
			expect( count( html, 'var _wpMediaViewsL10n' ) ).toBe( 1 );
			expect( count( html, 'var _wpPluploadSettings' ) ).toBe( 1 );
			// Our script follows those that they need.
			const own = position( html, 'classic-scripts.js' );
			expect( own ).toBeGreaterThan( position( html, 'wp-backbone' ) );
			expect( own ).toBeLessThan( position( html, 'media-dialog.js' ) );
		}
	);

	it( 'come later in the order of WordPress, with their translations and our snapshot', async () => {
		const [ , json ] = /pagewrightClassicFacts = (\{.*\});/.exec( await screen() ) ?? [];
		const { scripts, styles } = JSON.parse( json! ) as Record< string, string >;
		const order = [
			...scripts!.matchAll(
				/src=['"][^'"]*\/([\w.-]+?)(?:\.min)?\.js|(pagewrightMediaViews) =/g
			),
		].map( ( [ , file, snapshot ] ) => file ?? snapshot );
		expect( order ).toEqual( [
			...[ 'media-models', 'moxie', 'plupload', 'wp-plupload', 'mediaelement-and-player' ],
			...[ 'mediaelement-migrate', 'wp-mediaelement', 'media-views', 'media-hold' ],
			...[
				'pagewrightMediaViews',
				'media-editor',
				'media-audiovideo',
				'mce-view',
				'jquery.imgareaselect',
				'image-edit',
			],
		] );
		expect( scripts ).not.toContain( '_wpMediaViewsL10n' );
		expect( styles ).toMatch( /media-views[^"']*\.css/ );
	} );

	it( 'come with WordPress’s uploader if a plugin adds parameters to its requests', async () => {
		await plug(
			PLUG,
			`add_filter( 'plupload_default_params', static fn ( $params ) => $params + array( 'a' => 'b' ) );`
		);
		const html = await screen();
		expect( isLater( html ) ).toBe( true );
		expect( html ).not.toContain( 'media-hold.js' );
	} );

	it.each( [
		[ 'a script builds on them', 'declare' ],
		[ 'a script builds on one that does', 'declare_indirectly' ],
		[ 'a script of the head builds on them', 'declare_in_head' ],
		[ 'a script appears at the end of the page', 'declare_late' ],
		[ 'code beside a script uses them', 'use_inline' ],
		[ 'the file of a script uses them', 'use_in_file' ],
		[ 'a plugin loads them itself', 'enqueue_media' ],
		[ 'a plugin adds templates', 'add_template' ],
		[ 'a plugin adds something to the uploader', 'extend_uploader' ],
		[ 'a plugin extends the dialog', 'extend_dialog' ],
		[ 'a meta box has an editor', 'add_editor' ],
	] )( 'stay in the page if %s', async ( _reason, name ) => {
		await call( 'plug', name );
		expectInPage( await screen() );
	} );

	it( 'stay before the script that asks for them late', async () => {
		await call( 'plug', 'declare_late' );
		const html = await screen();
		expect( position( html, 'test-script' ) ).toBeGreaterThan(
			position( html, 'media-audiovideo' )
		);
	} );

	it.each( [
		[ 'a script needs only the editor', 'need_editor' ],
		[ 'the file of a script uses the other package with that name', 'use_other_package' ],
	] )( 'are left out if %s', async ( _reason, name ) => {
		await call( 'plug', name );
		expect( isLater( await screen() ) ).toBe( true );
	} );

	it( 'stay in the page if they come from another host', async () => {
		await plug(
			PLUG,
			`add_filter( 'script_loader_src', static fn ( $src ) => str_replace( home_url(), 'https://cdn.example.org', $src ) );`
		);
		expectInPage( await screen() );
	} );

	it( 'stay in the page with WordPress’s dialog, and for users who may not upload', async () => {
		expect( isLater( await screen( 'contributor' ) ) ).toBe( false );
		await php(
			`update_option( 'pagewright_features', array( 'media_library_dialog' => false ), true );`
		);
		expectInPage( await screen() );
	} );

	it( 'stay on screens without blocks', async () => {
		await plug( PLUG, `add_filter( 'use_block_editor_for_post', '__return_false' );` );
		expectInPage( await screen() );
	} );
} );

// Does not depend on the database.
import { afterEach, describe, expect, it } from 'vitest';
import { plug, unplug } from '../../../../tests/support/plug';
import { php } from '../../../../tests/support/site';
import { visitor, type Role } from '../../../../tests/support/visitor';

/** The new post opens WordPress's media library for users who may upload. */
const screen = async ( role: Role, path = '/wp-admin/post-new.php' ) =>
	( await ( await visitor( role ) ).fetch( path ) ).text();

const hasDialog = ( html: string ) => /build\/media-dialog\.js/.test( html );

const turn = ( isOn: boolean ) =>
	php(
		`update_option( 'pagewright_features', array( 'media_library_dialog' => ${ isOn } ), true );`
	);

afterEach( () => php( `delete_option( 'pagewright_features' );` ) );

describe( 'the media dialog', () => {
	it.each< Role >( [ 'author', 'editor', 'administrator' ] )(
		'is ours for an %s',
		async ( role ) => {
			const html = await screen( role );
			expect( hasDialog( html ) ).toBe( true );
			// The snapshot is between WordPress's script and those of plugins.
			const snapshot = html.indexOf( 'pagewrightMediaViews = {' );
			expect( snapshot ).toBeGreaterThan( html.search( /media-views(?:\.min)?\.js/ ) );
			expect( snapshot ).toBeLessThan( html.indexOf( 'build/media-dialog.js' ) );
			const players = html.indexOf( 'pagewright:player-edit' );
			expect( players ).toBeGreaterThan( html.search( /media-audiovideo(?:\.min)?\.js/ ) );
		}
	);

	it( 'is not loaded for a contributor, who may not upload', async () => {
		expect( hasDialog( await screen( 'contributor' ) ) ).toBe( false );
	} );

	it( 'is not loaded on screens without a media library', async () => {
		expect( hasDialog( await screen( 'administrator', '/wp-admin/users.php' ) ) ).toBe( false );
	} );

	it( 'is that of WordPress when a setting says so', async () => {
		await turn( false );
		expect( hasDialog( await screen( 'author' ) ) ).toBe( false );
		await turn( true );
		expect( hasDialog( await screen( 'author' ) ) ).toBe( true );
	} );

	it( 'knows the image sizes that plugins add', async () => {
		const html = await screen( 'author' );
		const [ , json ] = /pagewrightMedia = (\{.*?\});/.exec( html ) ?? [];
		expect( JSON.parse( json! ) ).toMatchObject( {
			imageSizes: { thumbnail: 'Thumbnail', full: 'Full size' },
			loginUrl: expect.stringContaining( 'wp-login.php' ),
		} );
	} );
} );

describe( 'the size of files in the block editor', () => {
	const limit = async ( role: Role ) =>
		Number( /"maxUploadFileSize":(\d+)/.exec( await screen( role ) )?.[ 1 ] );
	const inOneRequest = () => php< number >( `return wp_max_upload_size();` );

	afterEach( () => unplug( 'editor-limit' ) );

	it( 'has no limit, because files are sent in chunks', async () => {
		expect( await limit( 'author' ) ).toBe( Number.MAX_SAFE_INTEGER );
	} );

	it( 'is that of uploads in chunks, but not below that of one request', async () => {
		const plugLimit = ( bytes: number ) =>
			plug(
				'editor-limit',
				`add_filter( 'pagewright/media-library/max-upload-size', static fn () => ${ bytes } );`
			);
		await plugLimit( 5e9 );
		expect( await limit( 'author' ) ).toBe( 5e9 );
		await plugLimit( 1000 );
		expect( await limit( 'author' ) ).toBe( await inOneRequest() );
	} );

	it( 'is that of WordPress with its dialog, and for users who may not upload', async () => {
		expect( await limit( 'contributor' ) ).toBe( 0 );
		await turn( false );
		expect( await limit( 'author' ) ).toBe( await inOneRequest() );
	} );
} );

describe( 'the screen Media → Library', () => {
	const library = ( parameters = '' ) =>
		screen( 'author', `/wp-admin/upload.php?mode=grid${ parameters }` );
	const isOurs = ( html: string ) => /build\/media-screen\.js/.test( html );
	const hasGrid = ( html: string ) => /js\/media-grid(?:\.min)?\.js/.test( html );

	afterEach( () => unplug( 'media-grid' ) );

	it( 'is ours, without the scripts of the grid of WordPress', async () => {
		const html = await library();
		expect( isOurs( html ) ).toBe( true );
		expect( hasGrid( html ) ).toBe( false );
		expect( html ).not.toContain( 'tmpl-attachment' );
	} );

	it( 'is that of WordPress by an address, and by a setting', async () => {
		expect( isOurs( await library( '&classic=1' ) ) ).toBe( false );
		await php(
			`update_option( 'pagewright_features', array( 'media_library_screen' => false ), true );`
		);
		const html = await library();
		expect( isOurs( html ) ).toBe( false );
		expect( hasGrid( html ) ).toBe( true );
	} );

	it( 'is that of WordPress if another plugin builds on its scripts', async () => {
		await plug(
			'media-grid',
			`add_action( 'admin_enqueue_scripts', static fn () => wp_enqueue_script( 'folders', '/folders.js', array( 'media-grid' ), '1', true ) );`
		);
		const html = await library();
		expect( isOurs( html ) ).toBe( false );
		expect( hasGrid( html ) ).toBe( true );
	} );
} );

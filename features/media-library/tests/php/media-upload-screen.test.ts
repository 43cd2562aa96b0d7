import { afterEach, describe, expect, it } from 'vitest';
import { plug, unplug } from '../../../../tests/support/plug';
import { php } from '../../../../tests/support/site';
import { visitor, type Role } from '../../../../tests/support/visitor';

const PLUG = 'media-new';

const screen = async ( parameters = '', role: Role = 'author' ) =>
	( await ( await visitor( role ) ).fetch( `/wp-admin/media-new.php${ parameters }` ) ).text();

const isOurs = ( html: string ) => /build\/media-new\.js/.test( html );
const hasUploader = ( html: string ) => /js\/plupload\/handlers(?:\.min)?\.js/.test( html );
const factsOf = ( html: string ) =>
	JSON.parse( /pagewrightMedia = (\{.*?\});/.exec( html )?.[ 1 ] ?? 'null' );

afterEach( async () => {
	await unplug( PLUG );
	await php( `delete_option( 'pagewright_features' );` );
} );

describe( 'the screen Media → Add Media File', () => {
	it( 'is ours, with the form of WordPress for browsers without JavaScript', async () => {
		const html = await screen();
		expect( isOurs( html ) ).toBe( true );
		expect( hasUploader( html ) ).toBe( false );
		expect( html ).toContain( 'id="file-form"' );
		expect( html ).toContain( 'name="async-upload"' );
		expect( factsOf( html ) ).toMatchObject( { post: 0, hasFolders: true } );
	} );

	it.each( [ '?browser-uploader', '?classic=1' ] )(
		'is that of WordPress at the address %s',
		async ( parameters ) => {
			const html = await screen( parameters );
			expect( isOurs( html ) ).toBe( false );
			expect( hasUploader( html ) ).toBe( true );
		}
	);

	it( 'is that of WordPress when a setting says so', async () => {
		await php(
			`update_option( 'pagewright_features', array( 'media_library_screen' => false ), true );`
		);
		expect( isOurs( await screen() ) ).toBe( false );
	} );

	it( 'refuses users who may not upload', async () => {
		expect( isOurs( await screen( '', 'contributor' ) ) ).toBe( false );
	} );

	it.each( [
		'pre-upload-ui',
		'post-upload-ui',
		'pre-plupload-upload-ui',
		'post-plupload-upload-ui',
		'pre-html-upload-ui',
		'post-html-upload-ui',
	] )( 'is that of WordPress if another plugin shows something at %s', async ( hook ) => {
		await plug(
			PLUG,
			`add_action( '${ hook }', static function () { echo 'Choose a place'; } );`
		);
		const html = await screen();
		expect( isOurs( html ) ).toBe( false );
		expect( html ).toContain( 'Choose a place' );
	} );

	it.each( [ 'upload_post_params', 'plupload_init' ] )(
		'is that of WordPress if another plugin changes its requests with %s',
		async ( filter ) => {
			await plug( PLUG, `add_filter( '${ filter }', static fn ( $values ) => $values );` );
			expect( isOurs( await screen() ) ).toBe( false );
		}
	);

	it( 'is that of WordPress if a script of another plugin builds on its own', async () => {
		await plug(
			PLUG,
			`add_action( 'admin_enqueue_scripts', static fn () => wp_enqueue_script( 'more', '/more.js', array( 'plupload-handlers' ), '1', true ) );`
		);
		const html = await screen();
		expect( isOurs( html ) ).toBe( false );
		expect( hasUploader( html ) ).toBe( true );
	} );

	it( 'knows the post of its address, unless the user may not edit it', async () => {
		const id = await php< number >(
			`return wp_insert_post( array( 'post_title' => 'A', 'post_author' => 1 ) );`
		);
		const facts = factsOf( await screen( `?post_id=${ id }`, 'editor' ) );
		expect( facts.post ).toBe( id );
		expect( facts.classicUrl ).toContain( `post_id=${ id }` );
		expect( factsOf( await screen( `?post_id=${ id }` ) ).post ).toBe( 0 );
		expect( factsOf( await screen( '?post_id[]=1' ) ).post ).toBe( 0 );
		await php( `wp_delete_post( ${ id }, true );` );
	} );
} );

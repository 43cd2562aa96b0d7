import { afterEach, beforeAll, expect, it } from 'vitest';
import { plug, unplug } from '../../../../tests/support/plug';
import { php, phpFile } from '../../../../tests/support/site';
import { visitor, type Role } from '../../../../tests/support/visitor';

const { call } = phpFile( 'features/media-library/tests/php/media-attachment-screen.php' );
const PLUG = 'attachment-screen';

let id = 0;
beforeAll( async () => {
	id = await call< number >( 'image' );
} );
afterEach( async () => {
	await unplug( PLUG );
	await php( `delete_option( 'pagewright_features' );` );
} );

const screen = async ( post: number | string = id, role: Role = 'editor' ) =>
	(
		await ( await visitor( role ) ).fetch( `/wp-admin/post.php?post=${ post }&action=edit` )
	).text();
const isOurs = ( html: string ) => /build\/attachment-screen\.js/.test( html );
const hasEditor = ( html: string ) =>
	/pagewrightAttachment = \{"id":\d+,"hasEditor":true,/.test( html );
const hasPlace = ( html: string ) => html.includes( '<div id="pagewright-attachment-file"></div>' );

it( 'loads our image editor with the button of WordPress', async () => {
	const html = await screen();
	expect( [ isOurs( html ), hasEditor( html ), hasPlace( html ) ] ).toEqual( [
		true,
		true,
		true,
	] );
	expect( html ).toContain( `id='imgedit-open-btn-${ id }'` );
	expect( html ).toMatch( /pagewrightMedia = \{/ );
	// It opens if ours does not arrive.
	expect( html ).toMatch( /js\/image-edit(?:\.min)?\.js/ );
} );

it( 'has the file, but no editor, for other files and beside a plugin that builds on WordPress’s editor', async () => {
	const [ post, pdf ] = await call< [ number, number ] >( 'others' );
	const screens = [ await screen( pdf ) ];
	await plug(
		PLUG,
		`add_action( 'admin_enqueue_scripts', static fn () => wp_enqueue_script( 'more', '/more.js', array( 'image-edit' ), '1', true ) );`
	);
	screens.push( await screen() );
	for ( const html of screens ) {
		expect( isOurs( html ) && hasPlace( html ) ).toBe( true );
		expect( hasEditor( html ) ).toBe( false );
	}
	await call( 'remove', post );
	await call( 'remove', pdf );
} );

it( 'leaves alone the screens of posts and of others', async () => {
	const [ post, pdf ] = await call< [ number, number ] >( 'others' );
	const screens = [
		await screen( post ),
		await screen( id, 'contributor' ),
		await screen( '1&post[]=2' ),
	];
	for ( const html of screens ) {
		expect( [ isOurs( html ), hasPlace( html ) ] ).toEqual( [ false, false ] );
	}
	await call( 'remove', post );
	await call( 'remove', pdf );
} );

it( 'is that of WordPress when a setting says so', async () => {
	await php(
		`update_option( 'pagewright_features', array( 'media_library_screen' => false ), true );`
	);
	const html = await screen();
	expect( [ isOurs( html ), hasPlace( html ) ] ).toEqual( [ false, false ] );
} );

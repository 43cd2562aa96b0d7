import { afterEach, expect, it } from 'vitest';
import { plug, unplug } from '../../../../tests/support/plug';
import { php, phpFile } from '../../../../tests/support/site';
import { visitor, type Role } from '../../../../tests/support/visitor';

const { call } = phpFile( 'features/media-library/tests/e2e/thickbox.php' );

afterEach( async () => {
	await unplug( 'thickbox' );
	await unplug( 'popup' );
	await php( `delete_option( 'pagewright_features' );` );
} );

const read = async ( path: string, role: Role = 'author' ) =>
	( await ( await visitor( role ) ).fetch( `/wp-admin/${ path }` ) ).text();
const typeIn = async ( query: string, role?: Role ) =>
	/id="pagewright-media-popup" data-type="(\w*)"/.exec(
		await read( `media-upload.php?${ query }`, role )
	)?.[ 1 ];
const turnOff = () =>
	php(
		`update_option( 'pagewright_features', array( 'media_library_dialog' => false ), true );`
	);

it( 'the page of old plugins has our library for the type of file that they ask for', async () => {
	expect( await typeIn( 'type=image&TB_iframe=true' ) ).toBe( 'image' );
	expect( await typeIn( 'type=video&tab=library' ) ).toBe( 'video' );
	expect( await typeIn( '' ) ).toBe( '' );
} );

it( 'the page is that of WordPress for its other tabs, unusual types, and without rights', async () => {
	for ( const query of [ 'tab=type_url', 'tab=gallery', 'type=other' ] ) {
		expect( await typeIn( query ), query ).toBeUndefined();
	}
	expect( await typeIn( 'type=image', 'contributor' ) ).toBeUndefined();
	expect( await typeIn( 'type=image&post_id=1' ) ).toBeUndefined();
} );

it.each( [
	[
		'a tab',
		`add_filter( 'media_upload_tabs', static fn ( $tabs ) => $tabs + array( 'more' => 'More' ) );`,
	],
	[ 'a form', `add_action( 'media_upload_image', static function () {} );` ],
] )( 'the page is that of WordPress if another plugin adds %s', async ( _what, code ) => {
	await plug( 'popup', code );
	expect( await typeIn( 'type=image' ) ).toBeUndefined();
} );

it( 'the page is that of WordPress when a setting says so', async () => {
	await turnOff();
	expect( await typeIn( 'type=image' ) ).toBeUndefined();
} );

it( 'only pages with thickbox load our script, except those where WordPress does the same', async () => {
	await call( 'plug' );
	const isOn = async ( path: string ) =>
		/build\/thickbox\.js/.test( await read( path, 'administrator' ) );
	expect( await isOn( 'tools.php?page=old' ) ).toBe( true );
	expect( await isOn( 'tools.php' ) ).toBe( false );
	// WordPress loads thickbox there, but nothing opens it.
	expect( await isOn( 'post-new.php' ) ).toBe( false );
	await turnOff();
	expect( await isOn( 'tools.php?page=old' ) ).toBe( false );
} );

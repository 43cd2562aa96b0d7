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

it( 'loads our image editor with the button of WordPress', async () => {
	const html = await screen();
	expect( isOurs( html ) ).toBe( true );
	expect( html ).toContain( `id='imgedit-open-btn-${ id }'` );
	expect( html ).toMatch( /pagewrightMedia = \{/ );
	// It opens if ours does not arrive.
	expect( html ).toMatch( /js\/image-edit(?:\.min)?\.js/ );
} );

it( 'leaves alone the screens of posts, of other files and of others', async () => {
	const posts = await call< number[] >( 'others' );
	for ( const post of posts ) {
		expect( isOurs( await screen( post ) ) ).toBe( false );
		await call( 'remove', post );
	}
	expect( isOurs( await screen( id, 'contributor' ) ) ).toBe( false );
	expect( isOurs( await screen( '1&post[]=2' ) ) ).toBe( false );
} );

it( 'is that of WordPress when a setting says so', async () => {
	await php(
		`update_option( 'pagewright_features', array( 'media_library_screen' => false ), true );`
	);
	expect( isOurs( await screen() ) ).toBe( false );
} );

it( 'is that of WordPress if a script of another plugin builds on its editor', async () => {
	await plug(
		PLUG,
		`add_action( 'admin_enqueue_scripts', static fn () => wp_enqueue_script( 'more', '/more.js', array( 'image-edit' ), '1', true ) );`
	);
	expect( isOurs( await screen() ) ).toBe( false );
} );

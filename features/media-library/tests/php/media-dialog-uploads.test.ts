import { afterEach, describe, expect, it } from 'vitest';
import { plug, unplug } from '../../../../tests/support/plug';
import { php } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';

const PLUG = 'dialog-uploads';

const screen = async ( path = '/wp-admin/post-new.php' ) =>
	( await ( await visitor( 'author' ) ).fetch( path ) ).text();

/** The place of our script in a page; -1 without it. */
const scriptIn = ( html: string ) => html.indexOf( 'pagewright:upload' );

afterEach( async () => {
	await unplug( PLUG );
	await php( `delete_option( 'pagewright_features' );` );
} );

describe( 'the script that holds files of the dialogs of WordPress', () => {
	it( 'is between the script of WordPress and those of plugins', async () => {
		await plug(
			PLUG,
			`add_action( 'wp_enqueue_media', static function () {
				wp_enqueue_script( 'of-a-plugin', '/of-a-plugin.js', array( 'media-views' ), '1', true );
			} );`
		);
		const html = await screen();
		expect( scriptIn( html ) ).toBeGreaterThan( html.search( /media-views(?:\.min)?\.js/ ) );
		expect( scriptIn( html ) ).toBeLessThan( html.indexOf( 'of-a-plugin.js' ) );
	} );

	it( 'is not on a screen without a media library', async () => {
		expect( scriptIn( await screen( '/wp-admin/profile.php' ) ) ).toBe( -1 );
	} );

	it( 'is not printed when a setting says that dialogs are those of WordPress', async () => {
		await php(
			`update_option( 'pagewright_features', array( 'media_library_dialog' => false ), true );`
		);
		expect( scriptIn( await screen() ) ).toBe( -1 );
	} );

	it.each( [
		'pre-upload-ui',
		'post-upload-ui',
		'pre-plupload-upload-ui',
		'post-plupload-upload-ui',
		'plupload_default_params',
		'plupload_default_settings',
	] )( 'is not printed if another plugin uses %s', async ( hook ) => {
		await plug( PLUG, `add_filter( '${ hook }', static fn ( $value = '' ) => $value );` );
		const html = await screen();
		expect( scriptIn( html ) ).toBe( -1 );
		expect( html ).toMatch( /build\/media-dialog\.js/ );
	} );
} );

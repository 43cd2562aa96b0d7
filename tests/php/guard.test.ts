import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorLog, php } from '../support/site';
import { visitor } from '../support/visitor';

/** What our guard looks for, and what the other plugin's blocks and widgets would collide with. */
const RIVAL = `<?php
/* Plugin Name: SiteOrigin Widgets Bundle */
define( 'SOW_BUNDLE_VERSION', '1.72.0' );
class SiteOrigin_Widgets_Bundle {}
add_action( 'init', static function () { register_block_type( 'sowb/siteorigin-widget-button-widget', array( 'render_callback' => static fn () => 'theirs' ) ); } );`;

const NAME = 'so-widgets-bundle/so-widgets-bundle.php';
const plugins = ( verb: string ) =>
	php(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php'; return ${ verb }( '${ NAME }' );`
	);

describe( 'where the plugin whose names these are is active', () => {
	const dir = `${ process.env.SITE_DIR }/wp-content/plugins/so-widgets-bundle`;
	beforeAll( async () => {
		mkdirSync( dir, { recursive: true } );
		writeFileSync( `${ dir }/so-widgets-bundle.php`, RIVAL );
		await plugins( 'activate_plugin' );
	} );
	afterAll( async () => {
		await plugins( 'deactivate_plugins' );
		rmSync( dir, { recursive: true, force: true } );
	} );

	it( 'ours stand aside and leave the block to it', async () => {
		expect(
			await php(
				`return array( do_blocks( '<!-- wp:sowb/siteorigin-widget-button-widget /-->' ), isset( $GLOBALS['wp_widget_factory']->widgets['SiteOrigin_Widget_Button_Widget'] ), class_exists( 'Pagewright\\Blocks\\Renderer', false ) );`
			)
		).toEqual( [ 'theirs', false, false ] );
	} );

	it( 'an administrator is told once, and an editor not at all', async () => {
		const seen = async ( role: 'administrator' | 'editor' ) =>
			(
				await ( await ( await visitor( role ) ).fetch( '/wp-admin/index.php' ) ).text()
			).match( /Pagewright is standing aside/g );
		expect( await seen( 'administrator' ) ).toHaveLength( 1 );
		expect( await seen( 'editor' ) ).toBeNull();
	} );
} );

it( 'is back when the other plugin has gone, without a word in the error log', async () => {
	expect(
		await php(
			`return do_blocks( '<!-- wp:sowb/siteorigin-widget-button-widget {"widgetData":{"text":"Ours"}} /-->' );`
		)
	).toContain( 'Ours' );
	expect( await errorLog() ).toBe( '' );
} );

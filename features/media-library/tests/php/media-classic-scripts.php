<?php
/**
 * PHP code of media-classic-scripts.test.ts: plugins that need the scripts of the media dialog, or do not.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\ClassicScripts;

const PLUGINS = array(
	'declare'            => <<<'PHP'
		add_action( 'enqueue_block_editor_assets', static fn () => wp_enqueue_script( 'test', '/test-script.js', array( 'media-views' ), '1', true ) );
		PHP,
	'declare_indirectly' => <<<'PHP'
		add_action( 'admin_enqueue_scripts', static function () {
			wp_register_script( 'test-base', '/test-base.js', array( 'wp-plupload' ), '1', true );
			wp_enqueue_script( 'test', '/test-script.js', array( 'jquery', 'test-base' ), '1', true );
		} );
		PHP,
	'declare_in_head'    => <<<'PHP'
		add_action( 'admin_print_scripts', static fn () => wp_enqueue_script( 'test', '/test-script.js', array( 'media-editor' ), '1' ) );
		PHP,
	'declare_late'       => <<<'PHP'
		add_action( 'admin_footer', static fn () => wp_enqueue_script( 'test', '/test-script.js', array( 'media-audiovideo' ), '1', true ), 99 );
		PHP,
	'use_inline'         => <<<'PHP'
		add_action( 'admin_enqueue_scripts', static fn () => wp_add_inline_script( 'jquery-core', 'addEventListener( "click", () => wp.media( {} ) );' ) );
		PHP,
	'use_in_file'        => <<<'PHP'
		add_action( 'admin_enqueue_scripts', static fn () => wp_enqueue_script( 'test', content_url( 'uploads/test-script.js' ), array( 'jquery' ), '1', true ) );
		PHP,
	'enqueue_media'      => <<<'PHP'
		add_action( 'load-post-new.php', 'wp_enqueue_media' );
		PHP,
	'add_template'       => <<<'PHP'
		add_action( 'print_media_templates', static function () { echo '<script type="text/html" id="tmpl-test"></script>'; } );
		PHP,
	'extend_uploader'    => <<<'PHP'
		add_action( 'post-upload-ui', static function () { echo 'Choose a folder'; } );
		PHP,
	'extend_dialog'      => <<<'PHP'
		add_action( 'wp_enqueue_media', static fn () => null );
		PHP,
	'add_editor'         => <<<'PHP'
		add_action( 'add_meta_boxes', static fn () => add_meta_box( 'test', 'Test', static fn () => wp_editor( '', 'testeditor' ) ) );
		PHP,
	'need_editor'        => <<<'PHP'
		add_action( 'enqueue_block_editor_assets', static fn () => wp_enqueue_script( 'test', '/test-script.js', array( 'wp-edit-post', 'wp-media-utils' ), '1', true ) );
		PHP,
);

/** Code of files of scripts, which is in the folder of uploads. */
const FILES = array(
	'use_in_file'       => 'jQuery("#choose").on("click",function(){wp.media({title:"Choose"}).open()});',
	'use_other_package' => 'const{MediaUpload:e}=window.wp.mediaUtils;',
);

function script(): string {
	return wp_upload_dir()['basedir'] . '/test-script.js';
}

function plug( string $name ) {
	if ( isset( FILES[ $name ] ) ) {
		file_put_contents( script(), FILES[ $name ] );
	}
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	file_put_contents(
		WPMU_PLUGIN_DIR . '/test-classic-scripts.php',
		"<?php\n" . ( PLUGINS[ $name ] ?? PLUGINS['use_in_file'] )
	);
}

function delete_script() {
	wp_delete_file( script() );
}

<?php
/**
 * PHP code of dialog.spec.ts: plugins on the site.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\Dialog;

function plug( string $code ) {
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	file_put_contents( WPMU_PLUGIN_DIR . '/test-media-dialog.php', "<?php\n" . $code );
}

const CLASSIC = "add_filter( 'use_block_editor_for_post', '__return_false' );\n";

/** The editor of WordPress before blocks. */
function plug_classic() {
	plug( CLASSIC );
}

/** A plugin that adds a control to the browser of WordPress, as plugins for folders do. */
function plug_folders() {
	plug(
		CLASSIC . <<<'PHP'
		add_action( 'wp_enqueue_media', static function () {
			wp_register_script( 'test-folders', false, array( 'media-views' ), '1', true );
			wp_enqueue_script( 'test-folders' );
			wp_add_inline_script( 'test-folders', '
				const Browser = wp.media.view.AttachmentsBrowser;
				wp.media.view.AttachmentsBrowser = Browser.extend( {
					createToolbar() {
						Browser.prototype.createToolbar.call( this );
						this.toolbar.$el.append( "<b>Folders of a plugin</b>" );
					},
				} );
			' );
		} );
		PHP
	);
}

/** A plugin that adds a tab to the frames of WordPress, as plugins for stock images do. */
function plug_tab() {
	plug(
		<<<'PHP'
		add_action( 'wp_enqueue_media', static function () {
			wp_register_script( 'test-tab', false, array( 'media-views' ), '1', true );
			wp_enqueue_script( 'test-tab' );
			wp_add_inline_script( 'test-tab', '
				const { Select } = wp.media.view.MediaFrame;
				const { browseRouter } = Select.prototype;
				Select.prototype.browseRouter = function ( router ) {
					browseRouter.call( this, router );
					router.set( "stock", { text: "Stock of a plugin", priority: 60 } );
				};
			' );
		} );
		PHP
	);
}

/** A plugin with a field in the details of files. */
function plug_credit( bool $is_classic = true ) {
	plug(
		( $is_classic ? CLASSIC : '' ) . <<<'PHP'
		add_filter( 'attachment_fields_to_edit', static fn ( $fields, $post ) => array(
			'credit' => array( 'label' => 'Credit', 'value' => get_post_meta( $post->ID, 'test_credit', true ) ),
		) + $fields, 10, 2 );
		add_filter( 'attachment_fields_to_save', static function ( $post, $fields ) {
			update_post_meta( $post['ID'], 'test_credit', $fields['credit'] ?? '' );
			return $post;
		}, 10, 2 );
		PHP
	);
}

/** A theme with an image in the Customizer. */
function plug_image_control() {
	plug(
		<<<'PHP'
		add_action( 'customize_register', static function ( $manager ) {
			$manager->add_setting( 'test_image' );
			$manager->add_section( 'test_section', array( 'title' => 'Test section' ) );
			$manager->add_control( new WP_Customize_Image_Control(
				$manager,
				'test_image',
				array( 'section' => 'test_section', 'label' => 'Test image' )
			) );
		} );
		PHP
	);
}

function delete_upload() {
	foreach ( get_posts( array( 'post_type' => 'attachment', 'name' => 'fresh-upload' ) ) as $file ) {
		wp_delete_attachment( $file->ID, true );
	}
}

/** The settings screen would ask WordPress.org for languages. */
function plug_translations() {
	plug( "add_filter( 'translations_api', static fn () => array( 'translations' => array() ) );" );
}

function set_alt( int $id, string $alt ) {
	update_post_meta( $id, '_wp_attachment_image_alt', $alt );
}

/** Returns the ID of the post to which the upload is attached. */
function parent_of_upload(): int {
	return get_posts( array( 'post_type' => 'attachment', 'name' => 'fresh-upload' ) )[0]->post_parent ?? -1;
}

/** Adds songs without files, and returns their IDs. */
function add_songs( string ...$titles ): array {
	return array_map(
		static fn ( string $title ): int => wp_insert_attachment(
			array(
				'post_title'     => $title,
				'post_mime_type' => 'audio/mpeg',
				'post_status'    => 'inherit',
			),
			sanitize_title( $title ) . '.mp3'
		),
		$titles
	);
}

function delete_files( int ...$ids ) {
	foreach ( $ids as $id ) {
		wp_delete_attachment( $id, true );
	}
}

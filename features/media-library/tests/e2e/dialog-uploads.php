<?php
/**
 * PHP code of dialog-uploads.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\DialogUploads;

/** Plugs in the classic editor, a small limit of one request, and more code. */
function plug( string $code = '' ) {
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	file_put_contents(
		WPMU_PLUGIN_DIR . '/test-dialog-uploads.php',
		"<?php\nadd_filter( 'use_block_editor_for_post', '__return_false' );\n"
			. "add_filter( 'upload_size_limit', static fn () => 2 * MB_IN_BYTES );\n$code"
	);
}

/** The block editor with the dialog of a plugin, whose button loads the scripts of WordPress's library. */
function plug_button() {
	plug(
		<<<'PHP'
		remove_filter( 'use_block_editor_for_post', '__return_false' );
		add_action( 'add_meta_boxes', static fn () => add_meta_box( 'test', 'Test', static function () {
			?>
			<button type="button" id="test-choose">Choose a file</button> <output id="test-chosen"></output>
			<script>
				document.getElementById( 'test-choose' ).onclick = () => {
					const frame = wp.media( { title: 'Test', multiple: false } );
					frame.on( 'select', () => {
						const [ { title, filesizeInBytes } ] = frame.state().get( 'selection' ).toJSON();
						document.getElementById( 'test-chosen' ).textContent = `${ title } ${ filesizeInBytes }`;
					} );
					frame.open();
				};
			</script>
			<?php
		} ) );
		PHP
	);
}

/** A language that is written from right to left. */
function plug_rtl() {
	plug(
		<<<'PHP'
		add_filter( 'gettext_with_context', static fn ( $translation, $text, $context ) =>
			'text direction' === $context ? 'rtl' : $translation, 10, 3 );
		PHP
	);
}

/** A plugin that prints a field into the form of WordPress. */
function plug_field() {
	plug( "add_action( 'post-upload-ui', static fn () => print '<p><label>Folder of a plugin <input></label></p>' );" );
}

/** A plugin that sends another parameter with each file. */
function plug_parameter() {
	plug( "add_filter( 'plupload_default_params', static fn ( \$params ) => \$params + array( 'plugin' => 'x' ) );" );
}

/** A plugin that changes WordPress's uploader in the browser. */
function plug_uploader() {
	plug(
		<<<'PHP'
		add_action( 'wp_enqueue_media', static function () {
			wp_register_script( 'test-uploader', false, array( 'media-views' ), '1', true );
			wp_enqueue_script( 'test-uploader' );
			wp_add_inline_script( 'test-uploader', 'wp.Uploader.prototype.init = function () {
				this.uploader.bind( "BeforeUpload", ( up ) => up.setOption( "headers", { "X-Plugin": "1" } ) );
			};' );
		} );
		PHP
	);
}

/** @return list<\WP_Post> The uploads of the tests. */
function files() {
	return array_values(
		array_filter(
			get_posts( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'posts_per_page' => 50 ) ),
			static fn ( $file ) => str_starts_with( $file->post_name, 'dialog-upload' )
		)
	);
}

/** @return list<array{title: string, parent: int, bytes: int}> The newest first. */
function uploads() {
	return array_map(
		static fn ( $file ) => array(
			'id'     => $file->ID,
			'title'  => $file->post_title,
			'parent' => $file->post_parent,
			'bytes'  => filesize( get_attached_file( $file->ID ) ),
		),
		files()
	);
}

function delete_uploads() {
	foreach ( files() as $file ) {
		wp_delete_attachment( $file->ID, true );
	}
}

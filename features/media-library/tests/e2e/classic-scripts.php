<?php
/**
 * PHP code of classic-scripts.spec.ts: plugins that use WordPress's dialog without declaring it.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\ClassicScripts;

function plug( string $code ) {
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	file_put_contents( WPMU_PLUGIN_DIR . '/test-classic-scripts.php', "<?php\n" . $code );
}

/** A meta box whose button opens the dialog, and one that only has the class of such buttons. */
function plug_meta_box() {
	plug(
		<<<'PHP'
		add_action( 'add_meta_boxes', static fn () => add_meta_box( 'test', 'Test', static function () {
			?>
			<button type="button" id="test-choose">Choose a file</button> <output id="test-chosen"></output>
			<button type="button" class="insert-media" data-editor="test-text">Insert a file</button>
			<textarea id="test-text"></textarea>
			<script>
				document.getElementById( 'test-choose' ).onclick = () => {
					const frame = wp.media( { title: 'Test', multiple: false } );
					frame.on( 'select', () => {
						const [ file ] = frame.state().get( 'selection' ).toJSON();
						document.getElementById( 'test-chosen' ).textContent = file.title;
					} );
					frame.open();
				};
			</script>
			<?php
		} ) );
		PHP
	);
}

/** A plugin that changes a class of the dialog while the page loads. */
function plug_change() {
	plug(
		<<<'PHP'
		add_action( 'admin_print_footer_scripts', static function () {
			?>
			<script>
				if ( typeof wp.media === 'function' ) {
					const { browseRouter } = wp.media.view.MediaFrame.Select.prototype;
					wp.media.view.MediaFrame.Select.prototype.browseRouter = function ( router ) {
						browseRouter.call( this, router );
						router.set( 'stock', { text: 'Stock of a plugin', priority: 60 } );
					};
				}
			</script>
			<?php
		}, 99 );
		PHP
	);
}

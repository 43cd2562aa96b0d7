<?php
/**
 * PHP code of thickbox.spec.ts and media-popup.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\Thickbox;

/** Adds an old plugin, whose page Tools → Old opens thickbox in all ways. */
function plug() {
	file_put_contents( // phpcs:ignore WordPress.WP.AlternativeFunctions
		WPMU_PLUGIN_DIR . '/test-thickbox.php',
		<<<'PHP'
		<?php
		add_action( 'admin_menu', static fn () => add_management_page( 'Old', 'Old', 'upload_files', 'old', static function () {
			?>
			<h1>Old</h1>
			<button id="choose">Choose</button>
			<a id="inline" class="thickbox" title="Some text" href="#TB_inline?width=300&height=200&inlineId=text">Text</a>
			<a id="image" class="thickbox" title="A picture" href="<?php echo esc_url( admin_url( 'images/wordpress-logo.png' ) ); ?>">Picture</a>
			<a id="plugin" class="thickbox" title="A plugin" href="<?php echo esc_url( self_admin_url( 'plugin-install.php?tab=plugin-information&plugin=a-plugin&TB_iframe=true&width=600&height=550' ) ); ?>">Plugin</a>
			<div id="text" style="display:none"><p>Inside <a href="#in">link</a></p></div>
			<p id="answer"></p>
			<script>
			addEventListener( 'load', () => {
				const { jQuery } = window;
				window.said = [];
				jQuery( 'body' ).on( 'thickbox:removed', () => said.push( 'removed' ) ).on( 'tb_unload', '#TB_window', () => said.push( 'unload' ) );
				jQuery( '#choose' ).on( 'click', () => {
					window.send_to_editor = ( html ) => {
						jQuery( '#answer' ).text( html );
						tb_remove();
					};
					tb_show( '', 'media-upload.php?type=image&TB_iframe=true' );
					return false;
				} );
			} );
			</script>
			<?php
		} ) );
		// The site has no connection to wordpress.org.
		add_filter( 'plugins_api', static fn () => (object) array(
			'name'           => 'A plugin',
			'slug'           => 'a-plugin',
			'version'        => '1.0',
			'author'         => 'The developer',
			'homepage'       => '',
			'requires'       => '6.0',
			'tested'         => '6.0',
			'requires_php'   => '8.0',
			'last_updated'   => '2026-01-01',
			'active_installs' => 10,
			'download_link'  => '',
			'ratings'        => array(),
			'num_ratings'    => 0,
			'rating'         => 0,
			'contributors'   => array(),
			'banners'        => array(),
			'sections'       => array(
				'description' => '<p>What it does.</p>',
				'changelog'   => '<p>What changed.</p>',
			),
		) );
		add_action( 'admin_enqueue_scripts', static function ( $screen ) {
			if ( 'tools_page_old' === $screen ) {
				add_thickbox();
				wp_enqueue_script( 'media-upload' );
			}
		} );
		PHP
	);
}

<?php
/**
 * The screen Media → Library.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Columns\Columns;
use Pagewright\Features\Settings;
use Pagewright\Output\Json;

/**
 * Shows our library instead of the grid of WordPress, and instead of its list if nothing of the list is requested. The
 * list itself, and the screens of single files, stay.
 */
final class Screen {
	/** Option of the user with the view, for WordPress's screen and ours: grid or list. */
	public const MODE = 'media_library_mode';

	/** Parameter of the URL that shows the grid of WordPress. */
	private const CLASSIC = 'classic';

	/** Parameters of our screen. With others, a request belongs to WordPress's list. */
	private const OWN = array( 'item' => 0, 'search' => 0, 'view' => 0 );

	/** Scripts and styles of the grid, and of the dialogs that it opens. */
	private const SCRIPTS = array(
		'media', 'media-grid', 'media-editor', 'media-audiovideo', 'mce-view', 'image-edit', 'media-views',
		'pagewright-media-dialog',
	);

	/** Whether the user has chosen the list. */
	private readonly bool $is_list;

	/** @var array<string, mixed> Settings that WordPress makes for its own grid. */
	private array $settings = array();

	/** Callback of load-upload.php. */
	public static function start(): void {
		if (
			isset( $_GET[ self::CLASSIC ] ) // phpcs:ignore WordPress.Security.NonceVerification -- chooses what is shown.
			|| ! Settings::load()->is_on( 'media_library_screen' )
		) {
			return;
		}
		$screen = new self();
		if ( $screen->is_list ) {
			if ( array() !== array_diff_key( $_GET + $_POST, self::OWN ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- as above.
				return;
			}
			add_filter( 'get_user_option_' . self::MODE, array( $screen, 'use_grid' ), 999 );
		}
		add_filter( 'media_view_settings', array( $screen, 'keep_settings' ), 999 );
		add_action( 'admin_enqueue_scripts', array( $screen, 'replace' ), 999 );
	}

	private function __construct() {
		$this->is_list = ! isset( $_GET['mode'] ) && 'list' === get_user_option( self::MODE ); // phpcs:ignore WordPress.Security.NonceVerification -- as above.
	}

	/** Callback of get_user_option_media_library_mode: our screen takes the place of the grid. */
	public function use_grid(): string {
		return 'grid';
	}

	/** Callback of media_view_settings, which runs only for the grid. */
	public function keep_settings( mixed $settings = null ): mixed {
		$this->settings = is_array( $settings ) ? $settings : array();
		return $settings;
	}

	/** Callback of admin_enqueue_scripts, after those of other plugins. */
	public function replace(): void {
		$url  = admin_url( 'upload.php' );
		$list = add_query_arg( 'mode', 'list', $url );
		if ( array() === $this->settings || self::is_extended() ) {
			if ( $this->is_list ) {
				// The page has begun, so it is too late for a redirect by the server.
				wp_add_inline_script( 'common', 'location.replace( ' . Json::script( $list ) . ' );', 'before' );
			}
			return;
		}
		array_map( 'wp_dequeue_script', self::SCRIPTS );
		array_map( 'wp_dequeue_style', self::SCRIPTS );
		remove_action( 'admin_footer', 'wp_print_media_templates' );
		wp_enqueue_style(
			'pagewright-media-screen',
			Script::style_url( 'media-screen' ),
			array( 'wp-components' ),
			null // phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- the URL has the version.
		);
		Facts::print(
			Script::enqueue( 'media-screen' ),
			array(
				'settings'   => $this->settings,
				'editUrl'    => admin_url( 'post.php?action=edit&post=' ),
				'listUrl'    => $list,
				'classicUrl' => add_query_arg( self::CLASSIC, '1', $url ),
				'mode'       => $this->is_list ? 'list' : 'grid',
				'columns'    => Columns::all(),
				'hidden'     => Columns::hidden(),
				// The nonce of WordPress's action that stores hidden columns.
				'hideNonce'  => wp_create_nonce( 'screen-options-nonce' ),
			)
		);
	}

	/** Returns whether a script of another plugin builds on those of the grid: it would find nothing to change. */
	private static function is_extended(): bool {
		$scripts = wp_scripts();
		foreach ( array_diff( $scripts->queue, self::SCRIPTS ) as $handle ) {
			if ( array() !== array_intersect( $scripts->registered[ $handle ]->deps ?? array(), self::SCRIPTS ) ) {
				return true;
			}
		}
		return false;
	}
}

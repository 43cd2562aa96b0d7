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

/** Shows our library instead of the grid of WordPress. Its list, and the screens of single files, stay. */
final class Screen {
	/** Parameter of the URL that shows the grid of WordPress. */
	private const CLASSIC = 'classic';

	/** Scripts and styles of the grid, and of the dialogs that it opens. */
	private const SCRIPTS = array(
		'media', 'media-grid', 'media-editor', 'media-audiovideo', 'mce-view', 'image-edit', 'media-views',
		'pagewright-media-dialog',
	);

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
		add_filter( 'media_view_settings', array( $screen, 'keep_settings' ), 999 );
		add_action( 'admin_enqueue_scripts', array( $screen, 'replace' ), 999 );
	}

	/** Callback of media_view_settings, which runs only for the grid. */
	public function keep_settings( mixed $settings = null ): mixed {
		$this->settings = is_array( $settings ) ? $settings : array();
		return $settings;
	}

	/** Callback of admin_enqueue_scripts, after those of other plugins. */
	public function replace(): void {
		if ( array() === $this->settings || self::is_extended() ) {
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
		$url = admin_url( 'upload.php' );
		Facts::print(
			Script::enqueue( 'media-screen' ),
			array(
				'settings'   => $this->settings,
				'editUrl'    => admin_url( 'post.php?action=edit&post=' ),
				'listUrl'    => add_query_arg( 'mode', 'list', $url ),
				'classicUrl' => add_query_arg( self::CLASSIC, '1', $url ),
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

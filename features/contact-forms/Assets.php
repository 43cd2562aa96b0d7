<?php
/**
 * Loads the script and the style sheet of contact forms.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms;

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Json;
use Pagewright\Request\Memory;

/** Loads them once on pages with a form, and never on others. */
final class Assets {
	/**
	 * Handle of the style sheet, and of a script without a file: themes and plugins attach their own code to this name.
	 */
	public const HANDLE = 'contact-form-7';

	/** The widget's own module is `pagewright-contact-form`. */
	private const MODULE = 'pagewright-contact-form-client';

	/** Path below the plugin's folder, without the file extension. */
	private const FILES = 'build/frontend/contact-form';

	/** Runs when a form is about to be printed. */
	public static function load(): void {
		if ( ! Memory::first( self::class, 'is_loaded' ) ) {
			return;
		}
		/**
		 * Filters whether forms load their style sheet.
		 *
		 * @example add_filter( 'pagewright/forms/load-style', '__return_false' );
		 * @param bool $is_wanted
		 */
		if ( apply_filters( 'pagewright/forms/load-style', true ) ) {
			self::load_style();
		}
		/**
		 * Filters whether forms load their script. Without it, the browser sends them as ordinary forms. Off by default
		 * while Contact Form 7 is active, whose script uses the same names. Dashboard screens, which render posts to
		 * edit them, never load it.
		 *
		 * @example add_filter( 'pagewright/forms/load-script', fn ( $is_wanted ) => $is_wanted && ! is_page( 'plain' ) );
		 * @param bool $is_wanted
		 */
		if ( apply_filters( 'pagewright/forms/load-script', ! Hooks::is_original_here() ) && ! is_admin() ) {
			self::load_script();
		}
	}

	/** Returns the style sheet for previews, which have no head; '' when this request rendered no form. */
	public static function css(): string {
		$file = self::folder() . self::FILES . '.css';
		return Memory::get( self::class, 'is_loaded', false )
			&& is_file( $file )
			&& apply_filters( 'pagewright/forms/load-style', true )
			? (string) file_get_contents( $file ) // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file; the filter is documented above.
			: '';
	}

	private static function load_style(): void {
		$file = self::folder() . self::FILES . '.css';
		if ( is_file( $file ) ) {
			wp_enqueue_style(
				self::HANDLE,
				plugins_url( self::FILES . '.css', \Pagewright\FILE ),
				array(),
				(string) filemtime( $file )
			);
			wp_style_add_data( self::HANDLE, 'path', $file );
		}
	}

	private static function load_script(): void {
		$file = self::folder() . self::FILES . '.asset.php';
		if ( ! is_file( $file ) ) {
			return;
		}
		$asset = require $file;
		wp_enqueue_script_module(
			self::MODULE,
			plugins_url( self::FILES . '.js', \Pagewright\FILE ),
			$asset['dependencies'] ?? array(),
			$asset['version'] ?? \Pagewright\VERSION
		);
		// A footer script without a file runs before the module, so that code which depends on the handle finds it.
		wp_register_script( self::HANDLE, false, array(), \Pagewright\VERSION, array( 'in_footer' => true ) );
		wp_add_inline_script( self::HANDLE, 'var wpcf7 = ' . Json::script( self::settings() ) . ';', 'before' );
		wp_enqueue_script( self::HANDLE );
	}

	/** @return array<string, mixed> Settings for the script. */
	private static function settings(): array {
		return array(
			'api'        => array(
				'root'      => sanitize_url( get_rest_url() ),
				'namespace' => 'contact-form-7/v1',
			),
			...( self::is_cached() ? array( 'cached' => 1 ) : array() ),
			'pagewright' => array( 'texts' => self::texts() ),
		);
	}

	private static function is_cached(): bool {
		/**
		 * Filters whether a cache serves the pages. Quizzes and captcha images are then out of date and are renewed at
		 * once.
		 *
		 * @example add_filter( 'pagewright/forms/is-cached', '__return_true' );
		 * @param bool $is_cached The constant WP_CACHE.
		 */
		return (bool) apply_filters( 'pagewright/forms/is-cached', defined( 'WP_CACHE' ) && WP_CACHE );
	}

	/** @return array<string, string> Texts that the script shows. */
	private static function texts(): array {
		return array(
			'offline'      => __( 'You are probably offline.', 'pagewright' ),
			'invalid_json' => __( 'The response is not a valid JSON response.', 'pagewright' ),
			'refused'      => __( 'The server rejected the message.', 'pagewright' ),
			'too_large'    => __( 'The message is too large for the server.', 'pagewright' ),
			'timeout'      => __( 'The server did not respond in time.', 'pagewright' ),
			'failed'       => __( 'The server could not process the message.', 'pagewright' ),
			'try_again'    => __( 'What you entered has been kept. Please try again.', 'pagewright' ),
			'wrong_place'  => __( 'Error: This contact form is placed in the wrong place.', 'pagewright' ),
		);
	}

	private static function folder(): string {
		return dirname( \Pagewright\FILE ) . '/';
	}
}

<?php
/**
 * View counting on a public page.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Views;

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Json;

/** Prints what the client has to know and loads it, where there is a view to be counted or a list to be fetched; nothing elsewhere. */
final class Page {
	/** Of the block of JSON that the client reads. */
	public const JSON_ID = 'wpp-json';

	private const MODULE = 'pagewright-popular-posts-client';

	/** Namespace of the routes, below the root of all routes. */
	private const API = 'wordpress-popular-posts';

	private static bool $is_needed = false;

	public function hooks(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ) );
	}

	/** A list is to be fetched: whoever prints a placeholder says so, before the footer. */
	public static function needs_client(): void {
		if ( self::$is_needed ) {
			return;
		}
		self::$is_needed = true;
		$file            = dirname( __DIR__ ) . '/build/frontend/client.asset.php';
		$asset           = is_file( $file ) ? require $file : array();
		// The last argument is known from WordPress 6.9; before it, modules are neither urgent nor late.
		wp_register_script_module(
			self::MODULE,
			plugins_url( 'build/frontend/client.js', \Pagewright\FILE ),
			$asset['dependencies'] ?? array(),
			$asset['version'] ?? \Pagewright\VERSION,
			array(
				'fetchpriority' => 'low',
				'in_footer'     => true,
			)
		);
		wp_enqueue_script_module( self::MODULE );
		// Before the scripts of the footer.
		add_action( 'wp_footer', array( self::class, 'print' ), 5 );
	}

	/** Brings the client to pages whose view is counted. */
	public function enqueue(): void {
		if ( 0 !== self::viewed() ) {
			self::needs_client();
		}
	}

	public static function print(): void {
		wp_print_inline_script_tag(
			Json::script( self::parameters() ),
			array(
				'type' => 'application/json',
				'id'   => self::JSON_ID,
			)
		);
	}

	/**
	 * What the client reads; the names are those that pages kept by caches have.
	 *
	 * @return array{ID: int, sampling_active: int, sampling_rate: int, token: string, api_url: string, ajax_url: string, lang: string|int, debug: int}
	 */
	public static function parameters(): array {
		$settings = Settings::load();
		$api      = untrailingslashit( rest_url( self::API ) );
		return array(
			'ID'              => self::viewed(),
			'sampling_active' => $settings->weight() > 1 ? 1 : 0,
			'sampling_rate'   => $settings->sampling_rate,
			'token'           => wp_create_nonce( 'wp_rest' ),
			'api_url'         => $api,
			'ajax_url'        => $api . '/v1/popular-posts',
			'lang'            => self::language(),
			'debug'           => defined( 'WP_DEBUG' ) && WP_DEBUG ? 1 : 0,
		);
	}

	/** Id of the entry whose view is counted when somebody sees this page; 0 where none is. Asks the database nothing. */
	private static function viewed(): int {
		// An option that was never saved would be asked for on every page.
		if ( ! isset( wp_load_alloptions()[ Settings::OPTION ] ) || ! is_singular() || self::is_unseen() ) {
			return 0;
		}
		$settings = Settings::load();
		$post     = get_queried_object();
		if ( true !== $settings->enabled || ! $post instanceof \WP_Post || ! $settings->counts( get_current_user_id() ) || ( is_front_page() && ! $settings->front_page ) ) {
			return 0;
		}
		if ( 'publish' !== $post->post_status || '' !== $post->post_password || ! in_array( $post->post_type, Site::counted_types( $settings ), true ) ) {
			return 0;
		}
		/**
		 * The entry that a view of this one counts for: that in the site's first language, where plugins for several know one.
		 *
		 * @param int $id Id of the entry whose page this is.
		 */
		$counted = apply_filters( 'pagewright/views/viewed', $post->ID );
		return is_int( $counted ) && 'publish' === get_post_status( $counted ) ? $counted : $post->ID;
	}

	/** Whether this is a page that visitors do not look at. */
	private static function is_unseen(): bool {
		return is_preview() || is_feed() || is_embed() || is_trackback() || is_robots() || is_customize_preview();
	}

	/** Code of the page's language where Polylang or WPML knows several; else 0. */
	private static function language(): string|int {
		$language = function_exists( 'pll_current_language' ) ? pll_current_language() : apply_filters( 'wpml_current_language', null ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
		return is_string( $language ) && 'all' !== $language && '' !== $language ? $language : 0;
	}
}

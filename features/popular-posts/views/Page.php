<?php
/**
 * Loads view counting on public pages.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views;

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Json;
use Pagewright\Request\Memory;

/** Prints data for the client and loads it on pages whose view is counted or that fetch a list; nothing elsewhere. */
final class Page {
	/** ID of the JSON script element that the client reads. */
	public const JSON_ID = 'wpp-json';

	private const MODULE = 'pagewright-popular-posts-client';

	/** Namespace of the routes below the REST root. */
	private const API = 'wordpress-popular-posts';

	/** Requests the client. Code that prints a placeholder of a list calls it, before the footer. */
	public static function needs_client(): void {
		if ( ! Memory::first( self::class, 'client' ) ) {
			return;
		}
		$file  = dirname( \Pagewright\FILE ) . '/build/frontend/client.asset.php';
		$asset = is_file( $file ) ? require $file : array();
		// WordPress supports the last argument from 6.9; before, modules have no priority.
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

	/** Loads the client on pages whose view is counted. */
	public static function enqueue(): void {
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
	 * Returns the data for the client; cached pages contain these names.
	 *
	 * @return array{ID: int, sampling_active: int, sampling_rate: int, token: string, api_url: string, ajax_url:
	 *    string, lang: string|int, debug: int}
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

	/** Returns the ID of the post whose view is counted on this page; 0 for none. Runs no query. */
	private static function viewed(): int {
		// get_option() would query a missing option on every page.
		if ( ! isset( wp_load_alloptions()[ Settings::OPTION ] ) || ! is_singular() || self::is_unseen() ) {
			return 0;
		}
		$settings = Settings::load();
		$post     = get_queried_object();
		if (
			true !== $settings->enabled
			|| ! $post instanceof \WP_Post
			|| ! $settings->counts( get_current_user_id() )
			|| ( is_front_page() && ! $settings->front_page )
		) {
			return 0;
		}
		if (
			'publish' !== $post->post_status
			|| '' !== $post->post_password
			|| ! in_array( $post->post_type, Site::counted_types( $settings ), true )
		) {
			return 0;
		}
		/**
		 * Filters the post that a view of this page counts for: with translation plugins, the one in the default
		 * language.
		 *
		 * @param int $id ID of the post of this page.
		 */
		$counted = apply_filters( 'pagewright/views/viewed', $post->ID );
		return is_int( $counted ) && 'publish' === get_post_status( $counted ) ? $counted : $post->ID;
	}

	/** Returns whether visitors do not see this page. */
	private static function is_unseen(): bool {
		return is_preview() || is_feed() || is_embed() || is_trackback() || is_robots() || is_customize_preview();
	}

	/** Returns the code of the page's language on sites with Polylang or WPML; 0 otherwise. */
	private static function language(): string|int {
		$language = function_exists( 'pll_current_language' )
			? pll_current_language() // phpcs:ignore -- a function of Polylang.
			: apply_filters( 'wpml_current_language', null ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- a filter of WPML.
		return is_string( $language ) && 'all' !== $language && '' !== $language ? $language : 0;
	}
}

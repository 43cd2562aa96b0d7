<?php
/**
 * Caches data about the site for early answers.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views;

defined( 'ABSPATH' ) || exit;

/** Data that are known only after WordPress is set up. Requests of administrators and views by REST update them. */
final class Site {
	private const OPTION = 'pagewright_views_site';

	/** Hooks of other plugins for page views; early answers would not run them. */
	private const HOOKS = array(
		'pagewright/views/sampling',
		'pagewright/views/address',
		'pagewright/views/before-count',
		'pagewright/views/after-count',
	);

	/** Returns whether the data exist and allow early answers. */
	public static function allows_early(): bool {
		$facts = get_option( self::OPTION );
		return is_array( $facts ) && false === ( $facts['has_hooks'] ?? true );
	}

	/**
	 * Returns the post types whose views count.
	 *
	 * @return list<string>
	 */
	public static function counted_types( Settings $settings ): array {
		if ( ! did_action( 'wp_loaded' ) ) {
			$facts = get_option( self::OPTION );
			return is_array( $facts ) ? (array) ( $facts['types'] ?? array() ) : array();
		}
		$public = self::countable_types();
		/**
		 * Filters the post types whose views count. A filter of WordPress Popular Posts.
		 *
		 * @param list<string> $types Names.
		 */
		$types = apply_filters( // phpcs:ignore WordPress.NamingConventions -- see above.
			'wpp_trackable_post_types',
			array() === $settings->post_types
				? $public
				: array_values( array_intersect( $settings->post_types, $public ) )
		);
		return is_array( $types ) ? array_values( array_intersect( $types, get_post_types() ) ) : $public;
	}

	/**
	 * Returns the post types that can be counted: public ones. Attachments have no page of their own on most sites, and
	 * are as public as their parents.
	 *
	 * @return list<string>
	 */
	public static function countable_types(): array {
		return array_values( array_diff( get_post_types( array( 'public' => true ) ), array( 'attachment' ) ) );
	}

	/** Stores the data after all plugins loaded. Writes only changes. */
	public static function remember( Settings $settings ): void {
		$facts = array(
			'types'     => self::counted_types( $settings ),
			// WordPress Popular Posts counts at the same URL.
			'has_hooks' => array() !== array_filter( self::HOOKS, 'has_filter' ) || defined( 'WPP_VERSION' ),
		);
		if ( get_option( self::OPTION ) !== $facts ) {
			update_option( self::OPTION, $facts, true );
			Stores::forget( $settings );
		}
	}
}

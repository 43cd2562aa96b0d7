<?php
/**
 * What a view needs to know of the site.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Views;

defined( 'ABSPATH' ) || exit;

/** Facts that are known only once WordPress is set up, kept for views that are answered before. They are made anew by administrators' requests and by views that come late. */
final class Site {
	private const OPTION = 'pagewright_views_site';

	/** What other plugins may do about views; they are loaded only by then. */
	private const HOOKS = array(
		'pagewright/views/sampling',
		'pagewright/views/address',
		'pagewright/views/before-count',
		'pagewright/views/after-count',
	);

	/** Whether the facts are there and let a view be answered early. */
	public static function allows_early(): bool {
		$facts = get_option( self::OPTION );
		return is_array( $facts ) && false === ( $facts['has_hooks'] ?? true );
	}

	/**
	 * Post types whose views count.
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
		 * Post types whose views count. Known from the public popular posts plugin as `wpp_trackable_post_types`.
		 *
		 * @param list<string> $types Names.
		 */
		$types = apply_filters( 'wpp_trackable_post_types', array() === $settings->post_types ? $public : array_values( array_intersect( $settings->post_types, $public ) ) ); // phpcs:ignore WordPress.NamingConventions -- see above.
		return is_array( $types ) ? array_values( array_intersect( $types, get_post_types() ) ) : $public;
	}

	/**
	 * Post types that can be chosen to be counted: public ones. Files have no page of their own on most sites, and are as public as what they belong to.
	 *
	 * @return list<string>
	 */
	public static function countable_types(): array {
		return array_values( array_diff( get_post_types( array( 'public' => true ) ), array( 'attachment' ) ) );
	}

	/** Keeps the facts, once everything is loaded. Writes only what changed. */
	public static function remember( Settings $settings ): void {
		$facts = array(
			'types'     => self::counted_types( $settings ),
			// The original plugin counts at the same address.
			'has_hooks' => array() !== array_filter( self::HOOKS, 'has_filter' ) || defined( 'WPP_VERSION' ),
		);
		if ( get_option( self::OPTION ) !== $facts ) {
			update_option( self::OPTION, $facts, true );
			Stores::forget( $settings );
		}
	}
}

<?php
/**
 * The page cache of the site.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

/**
 * Detects a page cache, which may serve pages of a replaced plugin, and empties it if its plugin has a public way to do
 * so.
 */
final class PageCache {
	/** Folder of a plugin => its name, and the function or the action that empties it; '' for none. */
	private const PLUGINS = array(
		'wp-super-cache'           => array( 'WP Super Cache', 'wp_cache_clear_cache', '' ),
		'w3-total-cache'           => array( 'W3 Total Cache', 'w3tc_flush_all', '' ),
		'wp-rocket'                => array( 'WP Rocket', 'rocket_clean_domain', '' ),
		'litespeed-cache'          => array( 'LiteSpeed Cache', '', 'litespeed_purge_all' ),
		'wp-fastest-cache'         => array( 'WP Fastest Cache', 'wpfc_clear_all_cache', '' ),
		'cache-enabler'            => array( 'Cache Enabler', '', 'cache_enabler_clear_complete_cache' ),
		'sg-cachepress'            => array( 'Speed Optimizer', 'sg_cachepress_purge_cache', '' ),
		'breeze'                   => array( 'Breeze', '', 'breeze_clear_all_cache' ),
		'hummingbird-performance'  => array( 'Hummingbird', '', 'wphb_clear_page_cache' ),
		'nginx-helper'             => array( 'Nginx Helper', '', 'rt_nginx_helper_purge_all' ),
		'wp-optimize'              => array( 'WP-Optimize', '', '' ),
		'comet-cache'              => array( 'Comet Cache', '', '' ),
		'wp-cloudflare-page-cache' => array( 'Super Page Cache', '', '' ),
		'surge'                    => array( 'Surge', '', '' ),
	);

	/** Returns the name of the cache; '' when none is detected. */
	public static function name(): string {
		$plugin = self::plugin();
		if ( '' !== $plugin ) {
			return self::PLUGINS[ $plugin ][0];
		}
		return defined( 'WP_CACHE' ) && WP_CACHE && is_file( WP_CONTENT_DIR . '/advanced-cache.php' )
			? __( 'The page cache', 'pagewright' )
			: '';
	}

	/** Returns whether empty() is supported. */
	public static function can_empty(): bool {
		[ , $function, $action ] = self::PLUGINS[ self::plugin() ] ?? array( '', '', '' );
		return function_exists( $function ) || ( '' !== $action && has_action( $action ) );
	}

	/** Empties the cache if supported. */
	public static function empty(): void {
		[ , $function, $action ] = self::PLUGINS[ self::plugin() ] ?? array( '', '', '' );
		if ( function_exists( $function ) ) {
			$function();
		} elseif ( '' !== $action ) {
			do_action( $action ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- an action of the caching plugin.
		}
	}

	/**
	 * Returns the step after a plugin was replaced, if a cache is detected and was not emptied since.
	 *
	 * @param string $plugin Folder in switching/plugins.
	 */
	public static function step( string $plugin ): ?Step {
		$since = max( History::last( $plugin, History::DEACTIVATED ), History::last( $plugin, History::DELETED ) );
		$name  = 0 === $since || History::last( '', History::EMPTIED ) >= $since ? '' : self::name();
		if ( '' === $name ) {
			return null;
		}
		return self::can_empty()
			? new Step(
				Step::EMPTY,
				__( 'Clear your page cache', 'pagewright' ),
				/* translators: %s: name of a cache. */
				sprintf( __( '%s still serves old versions of your pages.', 'pagewright' ), $name )
			)
			: new Step(
				Step::EMPTY,
				__( 'I have cleared the page cache', 'pagewright' ),
				sprintf(
					/* translators: %s: name of a cache. */
					__(
						'Clear your page cache. %s still serves old versions of your pages, and Pagewright cannot clear it for you.',
						'pagewright'
					),
					$name
				)
			);
	}

	/** Returns the folder of an active caching plugin; '' for none. */
	private static function plugin(): string {
		$active = Installed::active( array_keys( self::PLUGINS ) );
		return array() === $active ? '' : dirname( $active[0] );
	}
}

<?php
/**
 * A list of popular posts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Lists;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Settings;
use Pagewright\Features\PopularPosts\Views\Stores;
use Pagewright\Output\Json;

/** Renders the list for blocks, widgets, shortcodes and routes. */
final class PopularList {
	/** Class of the wrapper => prefix of placeholder classes. */
	private const NAMES = array(
		'popular-posts' => array( 'wpp-block-inline-js', 'wpp-widget-block-placeholder' ),
		'wpp-shortcode' => array( 'wpp-shortcode-inline-js', 'wpp-shortcode-placeholder' ),
	);

	/** Height of a line of text in px, and space around an entry. */
	private const LINE_PX = 28;
	private const GAP_PX  = 16;

	/** Characters in a line of a narrow column. */
	private const LINE_CHARS = 36;

	/** From this width, images are above their text. */
	private const WIDE_PX = 200;

	/**
	 * Returns the HTML of the list from the cache, or renders it. For an empty list, the options decide; '' for
	 * nothing.
	 *
	 * @param int $current ID of the entry of this page, 0 for none.
	 */
	public static function html( ListOptions $options, int $current = 0 ): string {
		return ListView::mark( self::made( $options ), $current > 0 ? Languages::original( $current ) : 0 );
	}

	/**
	 * Returns the HTML for the page: the list, '' when it shows nothing, or a placeholder that the script replaces if
	 * pages are cached longer than lists.
	 *
	 * @param string $class Class of the wrapper, `popular-posts` or `wpp-shortcode`.
	 */
	public static function on_page( ListOptions $options, string $class = 'popular-posts' ): string {
		$signed = self::is_deferred() ? $options->sign() : '';
		if ( '' === $signed ) {
			$html = self::html( $options, self::current() );
			return '' === $html ? '' : sprintf( '<div class="%s">%s</div>', esc_attr( $class ), $html );
		}
		/** Fires when the page contains a list that its script fetches. */
		do_action( 'pagewright/popular/deferred' );
		[ $script, $placeholder ] = self::NAMES[ $class ] ?? self::NAMES['popular-posts'];
		// The list is rendered once for this page and for the request that follows, so its height is known.
		$html                     = self::made( $options );
		return sprintf(
			'<div class="%s" style="min-height:%dpx"><script type="application/json" data-id="%s">%s</script><div class="%s"></div></div>',
			esc_attr( $class ),
			self::height( $options, $html ),
			esc_attr( $script ),
			Json::script( array( 'signed' => $signed ) ),
			esc_attr( $placeholder )
		);
	}

	/** Returns the current entries in order. @return list<Entry> */
	public static function entries( ListOptions $options ): array {
		Stores::tidy_for_list( Settings::load() );
		return Query::entries( $options );
	}

	/** Returns the ID of the entry of this page, 0 for none. */
	public static function current(): int {
		return is_singular() ? (int) get_queried_object_id() : 0;
	}

	/** Returns the unmarked list from the cache, or renders it. */
	private static function made( ListOptions $options ): string {
		return ListCache::get(
			$options,
			static function () use ( $options ): array {
				Stores::tidy_for_list( Settings::load() );
				$entries = Query::entries( $options );
				return array(
					'html'     => ListView::html( $options, $entries ),
					'is_empty' => array() === $entries,
				);
			}
		);
	}

	/** Feeds and REST responses have no script that would fetch it. */
	private static function is_deferred(): bool {
		$loading = Settings::load()->loading;
		if (
			'server' === $loading
			|| is_feed()
			|| is_admin()
			|| is_customize_preview()
			|| wp_is_serving_rest_request()
			|| ! did_action( 'wp' )
		) {
			return false;
		}
		/**
		 * Filters whether pages are cached longer than lists. Example: `__return_true` behind a cache that WordPress
		 * does not know.
		 *
		 * @param bool $is_cached The constant for page caches of WordPress.
		 */
		return 'deferred' === $loading
			|| apply_filters( 'pagewright/popular/is-page-cached', defined( 'WP_CACHE' ) && WP_CACHE );
	}

	/** Estimates the height of a list in a narrow column in px, rounded up. */
	private static function height( ListOptions $options, string $html ): int {
		[ 'thumbnail' => $thumbnail, 'theme' => $theme ] = $options->values();
		$reserve = Themes::reserve( $theme['name'] );
		$picture = $thumbnail['active'] ? $thumbnail['height'] : 0;
		// Themes have small images beside the text. Otherwise, the text begins in the line of the image.
		$is_beside = null !== $reserve && ( $thumbnail['width'] < self::WIDE_PX || $reserve['is_over'] );
		$height    = 0;
		foreach ( array_slice( (array) preg_split( '/<li\b/', $html ), 1 ) as $item ) {
			$chars   = mb_strlen( Shortened::plain( "<li$item" ) );
			$text    = (int) ceil( $chars / ( $reserve['chars'] ?? self::LINE_CHARS ) ) * self::LINE_PX
				+ substr_count( (string) $item, '<p' ) * self::GAP_PX;
			$height += self::GAP_PX
				+ ( $reserve['px'] ?? 0 )
				+ ( $is_beside ? max( $picture, $text ) : $picture + $text );
		}
		return max( self::LINE_PX, $height );
	}
}

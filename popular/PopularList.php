<?php
/**
 * A list of popular posts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Popular;

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Json;
use Pagewright\Views\Feature;
use Pagewright\Views\Settings;
use Pagewright\Views\Stores;

/** What blocks, widgets, shortcodes and routes print. */
final class PopularList {
	/** Wrapper's class => name in those of what stands in for the list. */
	private const NAMES = array(
		'popular-posts' => array( 'wpp-block-inline-js', 'wpp-widget-block-placeholder' ),
		'wpp-shortcode' => array( 'wpp-shortcode-inline-js', 'wpp-shortcode-placeholder' ),
	);

	/** Pixels of a line of text, and around an entry. */
	private const LINE_PX = 28;
	private const GAP_PX  = 16;

	/** Characters in a line of a narrow column. */
	private const LINE_CHARS = 36;

	/** Pictures from this width on stand above their text. */
	private const WIDE_PX = 200;

	/**
	 * HTML of the list, out of the cache or made now. The first list that an author sees begins the counting. Without entries it is what the options say, '' for nothing.
	 *
	 * @param int $current Id of the entry whose page this is, 0 for none.
	 */
	public static function html( ListOptions $options, int $current = 0 ): string {
		self::begin();
		return ListView::mark( self::made( $options ), $current > 0 ? Languages::original( $current ) : 0 );
	}

	/**
	 * What stands on the page: the list, '' where it shows nothing, or where pages are kept longer than lists what the script replaces by it.
	 *
	 * @param string $class Class of the wrapper, `popular-posts` or `wpp-shortcode`.
	 */
	public static function on_page( ListOptions $options, string $class = 'popular-posts' ): string {
		$signed = self::is_deferred() ? $options->sign() : '';
		if ( '' === $signed ) {
			$html = self::html( $options, self::current() );
			return '' === $html ? '' : sprintf( '<div class="%s">%s</div>', esc_attr( $class ), $html );
		}
		self::begin();
		/** The page shows a list that its script fetches. */
		do_action( 'pagewright/popular/deferred' );
		[ $script, $placeholder ] = self::NAMES[ $class ] ?? self::NAMES['popular-posts'];
		// The list is made once for this page and for the one that will ask, so its length is known.
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

	/** Entries as they are now, the first one first. @return list<Entry> */
	public static function entries( ListOptions $options ): array {
		self::begin();
		Stores::tidy_for_list( Settings::load() );
		return Query::entries( $options );
	}

	/** Id of the entry whose page is being made, 0 for none. */
	public static function current(): int {
		return is_singular() ? (int) get_queried_object_id() : 0;
	}

	private static function begin(): void {
		Feature::start_if_undecided();
		current_user_can( 'publish_posts' ) && ListCache::prepare();
	}

	/** The list without a mark, out of the cache or made now. */
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

	/** In feeds and in answers there is no script that would fetch it. */
	private static function is_deferred(): bool {
		$loading = Settings::load()->loading;
		if ( 'server' === $loading || is_feed() || is_admin() || is_customize_preview() || wp_is_serving_rest_request() || ! did_action( 'wp' ) ) {
			return false;
		}
		/**
		 * Whether pages are kept longer than lists. Example: `__return_true` behind a cache that WordPress does not know of.
		 *
		 * @param bool $is_cached Whether WordPress's own constant for page caches says so.
		 */
		return 'deferred' === $loading || apply_filters( 'pagewright/popular/is-page-cached', defined( 'WP_CACHE' ) && WP_CACHE );
	}

	/** Pixels that a list of this text will take in a narrow column, rather too many. */
	private static function height( ListOptions $options, string $html ): int {
		[ 'thumbnail' => $thumbnail, 'theme' => $theme ] = $options->values();
		$reserve = Themes::reserve( $theme['name'] );
		$picture = $thumbnail['active'] ? $thumbnail['height'] : 0;
		// Themes have small pictures beside the text. Elsewhere it begins in the line of the picture.
		$is_beside = null !== $reserve && ( $thumbnail['width'] < self::WIDE_PX || $reserve['is_over'] );
		$height    = 0;
		foreach ( array_slice( (array) preg_split( '/<li\b/', $html ), 1 ) as $item ) {
			$chars   = mb_strlen( Shortened::plain( "<li$item" ) );
			$text    = (int) ceil( $chars / ( $reserve['chars'] ?? self::LINE_CHARS ) ) * self::LINE_PX + substr_count( (string) $item, '<p' ) * self::GAP_PX;
			$height += self::GAP_PX + ( $reserve['px'] ?? 0 ) + ( $is_beside ? max( $picture, $text ) : $picture + $text );
		}
		return max( self::LINE_PX, $height );
	}
}

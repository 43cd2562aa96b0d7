<?php
/**
 * Renders a list.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Lists;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the entries. The result is the same for every visitor and page: mark() marks the current entry after the
 * cache.
 */
final class ListView {
	/** @param list<Entry> $entries Found entries. */
	public static function html( ListOptions $options, array $entries ): string {
		$values = $options->values();
		if ( array() === $entries ) {
			return match ( $values['empty'] ) {
				'latest'  => self::latest( $options ),
				'nothing' => '',
				default   => self::message(),
			};
		}
		$html = $values['markup']['custom_html']
			? self::custom( $options, $entries )
			: self::standard( $options, $entries );
		return Themes::wrap( $values['theme']['name'], $html );
	}

	/** Returns the latest posts instead of popular ones; '' when there are none. */
	private static function latest( ListOptions $options ): string {
		$entries = Query::latest( $options );
		return array() === $entries ? '' : self::html( $options->without_views(), $entries );
	}

	private static function message(): string {
		$html = '<p class="wpp-no-data">' . esc_html__( 'Sorry. No data so far.', 'pagewright' ) . '</p>';
		/** Filters the text of an empty list. A filter of WordPress Popular Posts. @param string $html A paragraph. */
		$other = apply_filters( 'wpp_no_data', $html );
		return is_string( $other ) && '' !== trim( $other ) ? wp_kses_post( $other ) : $html;
	}

	/** Returns the list for the page of an entry, which gets the class `current`; 0 for other pages. */
	public static function mark( string $html, int $current ): string {
		$mark = Item::MARK;
		$is   = static fn ( string $id ): bool => $current > 0 && (int) $id === $current;
		$html = (string) preg_replace_callback(
			"/ class=\"$mark(\d+)\"/",
			static fn ( array $found ): string => $is( $found[1] ) ? ' class="current"' : '',
			$html
		);
		return (string) preg_replace_callback(
			"/$mark(\d+) ?/",
			static fn ( array $found ): string =>
				$is( $found[1] ) ? ( str_ends_with( $found[0], ' ' ) ? 'current ' : 'current' ) : '',
			$html
		);
	}

	/** @param non-empty-list<Entry> $entries Found entries. */
	private static function standard( ListOptions $options, array $entries ): string {
		$values = $options->values();
		$items  = array_map(
			static fn ( Entry $entry ): string =>
				self::filtered( ( new Item( $entry, $values, true, $options->is_trusted ) )->html(), $entry, $values ),
			$entries
		);
		return '<ul class="wpp-list' . ( $values['thumbnail']['active'] ? ' wpp-list-with-thumbnails' : '' )
			. "\">\n" . implode( '', $items ) . "</ul>\n";
	}

	/** @param non-empty-list<Entry> $entries Found entries. */
	private static function custom( ListOptions $options, array $entries ): string {
		$values = $options->values();
		$markup = $values['markup'];
		$html   = $markup['post-html'];
		$total  = count( $entries );
		$items  = array();
		foreach ( $entries as $i => $entry ) {
			$item    = new Item( $entry, $values, Markup::uses( $html, 'title', 'text_title' ), $options->is_trusted );
			$filled = Markup::fill(
				$html,
				static fn ( string $name ): ?string => $item->tag( $name, $i + 1, $total )
			);
			/**
			 * Filters an item after its content tags were replaced, to replace your own. A filter of WordPress Popular
			 * Posts.
			 *
			 * @param string $html Item. @param int $id Id of the entry.
			 */
			$parsed  = apply_filters( 'wpp_parse_custom_content_tags', $filled, $entry->shown->ID );
			$items[] = self::filtered( is_string( $parsed ) ? $parsed : $filled, $entry, $values );
		}
		return Markup::clean( $markup['wpp-start'] . "\n" . implode( "\n", $items ) . "\n" . $markup['wpp-end'] )
			. "\n";
	}

	/**
	 * @param string               $html   Item.
	 * @param array<string, mixed> $values Options.
	 */
	private static function filtered( string $html, Entry $entry, array $values ): string {
		/**
		 * Filters one item of a list. A filter of WordPress Popular Posts.
		 *
		 * @param string               $html   HTML.
		 * @param object               $post   `id`, `title`, `date`, `uid`, `pageviews` and `comment_count`.
		 * @param array<string, mixed> $values Options of the list.
		 */
		$other = has_filter( 'wpp_post' )
			? apply_filters( 'wpp_post', $html, self::as_object( $entry ), $values )
			: $html;
		return is_string( $other ) ? $other : $html;
	}

	/** Returns an entry in the format of the original's filters. */
	private static function as_object( Entry $entry ): object {
		return (object) array(
			'id'            => $entry->post->ID,
			'title'         => $entry->post->post_title,
			'date'          => $entry->post->post_date,
			'uid'           => (int) $entry->post->post_author,
			'pageviews'     => $entry->views,
			'comment_count' => $entry->comments,
		);
	}
}

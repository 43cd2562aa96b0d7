<?php
/**
 * Sanitizes options.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Lists;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Range;
use Pagewright\Features\PopularPosts\Views\RangeSums;

/** Converts options of any format and type to the canonical options of a list. Equivalent options become equal. */
final class Clean {
	private const RANGES = array(
		'daily'       => 'last24hours',
		'last24hours' => 'last24hours',
		'weekly'      => 'last7days',
		'last7days'   => 'last7days',
		'monthly'     => 'last30days',
		'last30days'  => 'last30days',
		'all'         => 'all',
		'custom'      => 'custom',
	);

	private const UNITS = array( 'hour', 'minute', 'day', 'week', 'month' );

	private const ORDERS = array( 'views', 'comments', 'avg' );

	/** Content of an empty list. The first is that of WordPress Popular Posts. */
	private const EMPTIES = array( 'message', 'latest', 'nothing' );

	/**
	 * Returns the options of a list that the site renders.
	 *
	 * @param array<mixed> $options Nested.
	 * @return array<string, mixed> In a fixed order.
	 */
	public static function options( array $options ): array {
		$options   = Themes::apply( $options );
		$filter    = Filters::of( $options );
		$is_custom = 'custom' === self::range( $options );
		return array(
			'title'         => self::text( $options, 'title' ),
			'limit'         => self::limit( $options ),
			'offset'        => self::number( $options, 'offset', 0, 0, 10_000 ),
			'range'         => self::range( $options ),
			'time_unit'     => $is_custom ? self::choice( $options, 'time_unit', self::UNITS ) : 'hour',
			'time_quantity' => $is_custom ? self::number( $options, 'time_quantity', 24, 1, 100_000 ) : 24,
			'freshness'     => self::flag( $options, 'freshness' ),
			'order_by'      => self::choice( $options, 'order_by', self::ORDERS ),
			'empty'         => self::choice( $options, 'empty', self::EMPTIES ),
			...$filter,
			'shorten_title' => self::shortening( self::group( $options, 'shorten_title' ), 25 ),
			'post-excerpt'  => self::shortening( self::group( $options, 'post-excerpt' ), 55 )
				+ array( 'keep_format' => self::flag( self::group( $options, 'post-excerpt' ), 'keep_format' ) ),
			'thumbnail'     => Sizes::clean( self::group( $options, 'thumbnail' ) ),
			'rating'        => self::flag( $options, 'rating' ),
			'stats_tag'     => self::stats( self::group( $options, 'stats_tag' ) ),
			'markup'        => self::markup( self::group( $options, 'markup' ) ),
			'theme'         => array(
				'name' => Themes::has( self::text( self::group( $options, 'theme' ), 'name' ) )
					? self::text( self::group( $options, 'theme' ), 'name' )
					: '',
			),
		);
	}

	/**
	 * Returns options that anyone may send: without markup, without private taxonomies, and without ranges that need
	 * their own sums.
	 *
	 * @param array<mixed> $options Nested.
	 * @return array<string, mixed>
	 */
	public static function of_strangers( array $options ): array {
		unset( $options['title'] );
		// Markup of a theme is our own.
		$options['markup'] = Themes::markup( self::text( self::group( $options, 'theme' ), 'name' ) );
		$options           = Filters::without_hidden( $options );
		$clean             = self::options( $options );
		$range             = Range::of( $clean['range'], $clean['time_unit'], $clean['time_quantity'] );
		if ( 'custom' === $clean['range'] && ! RangeSums::is_kept( $range ) ) {
			$days  = 'h' === $range->unit ? $range->count / 24 : $range->count;
			$clean = array_merge(
				$clean,
				array(
					'range'         => $days <= 1
						? 'last24hours'
						: ( $days <= 7 ? 'last7days' : ( $days <= 30 ? 'last30days' : 'all' ) ),
					'time_unit'     => 'hour',
					'time_quantity' => 24,
				)
			);
		}
		return $clean;
	}

	/** @param array<mixed> $options Nested. */
	private static function range( array $options ): string {
		$range = $options['range'] ?? '';
		return is_string( $range ) ? self::RANGES[ $range ] ?? 'last24hours' : 'last24hours';
	}

	/** @param array<mixed> $options Nested. An invalid limit is 10, a too large one the maximum. */
	private static function limit( array $options ): int {
		$limit = $options['limit'] ?? null;
		return is_numeric( $limit ) && $limit >= 1 ? (int) min( 100, $limit ) : 10;
	}

	/**
	 * @param array<mixed> $group `shorten_title` or `post-excerpt`.
	 * @return array{active: bool, length: int, words: bool}
	 */
	private static function shortening( array $group, int $length ): array {
		$is_active = self::flag( $group, 'active' );
		return array(
			'active' => $is_active,
			'length' => $is_active ? self::number( $group, 'length', $length, 1, 2000 ) : $length,
			'words'  => $is_active && self::flag( $group, 'words' ),
		);
	}

	/**
	 * @param array<mixed> $group `stats_tag`.
	 * @return array<string, mixed>
	 */
	private static function stats( array $group ): array {
		$date     = self::group( $group, 'date' );
		$taxonomy = self::group( $group, 'taxonomy' );
		$name     = self::text( $taxonomy, 'name' );
		$name     = self::flag( $taxonomy, 'active' ) && is_taxonomy_viewable( $name ) ? $name : 'category';
		$is_shown = self::flag( $taxonomy, 'active' ) || self::flag( $group, 'category' );
		$format   = self::text( $date, 'format' );
		return array(
			'comment_count' => self::flag( $group, 'comment_count' ),
			'views'         => self::flag( $group, 'views', true ),
			'author'        => self::flag( $group, 'author' ),
			'date'          => array(
				'active' => self::flag( $date, 'active' ),
				'format' => '' === $format || ! self::flag( $date, 'active' ) ? 'F j, Y' : mb_substr( $format, 0, 100 ),
			),
			'category'      => $is_shown && 'category' === $name,
			'taxonomy'      => array(
				'active' => $is_shown,
				'name'   => $name,
			),
		);
	}

	/**
	 * @param array<mixed> $group `markup`. Forms save tags as entities; text with tags is not decoded, so that
	 *    sanitizing twice changes nothing.
	 * @return array<string, mixed> Unused values have the default.
	 */
	private static function markup( array $group ): array {
		$is_custom = self::flag( $group, 'custom_html' );
		$markup    = array( 'custom_html' => $is_custom );
		foreach ( Markup::DEFAULTS as $name => $default ) {
			$text            = $group[ $name ] ?? null;
			$is_kept         = is_string( $text )
				&& ( $is_custom || str_starts_with( $name, 'title' ) )
				&& strlen( $text ) <= Markup::MAX_BYTES;
			$markup[ $name ] = $is_kept
				? trim(
					wp_check_invalid_utf8(
						str_contains( $text, '<' ) ? $text : htmlspecialchars_decode( $text, ENT_QUOTES ),
						true
					)
				)
				: $default;
		}
		return $markup;
	}

	/**
	 * @param array<mixed> $options Options.
	 * @return array<mixed> A group of options; empty for other types.
	 */
	public static function group( array $options, string $name ): array {
		$group = $options[ $name ] ?? null;
		return is_array( $group ) ? $group : array();
	}

	/** @param array<mixed> $options Options. */
	public static function text( array $options, string $name ): string {
		$text = $options[ $name ] ?? '';
		return is_scalar( $text ) ? sanitize_text_field( (string) $text ) : '';
	}

	/** @param array<mixed> $options Options. Texts of shortcodes count by their meaning: "0" and "false" are false. */
	public static function flag( array $options, string $name, bool $default = false ): bool {
		$flag = $options[ $name ] ?? $default;
		return is_scalar( $flag )
			? ! in_array(
				is_string( $flag ) ? strtolower( trim( $flag ) ) : $flag,
				array( false, 0, 0.0, '', '0', 'false', 'off', 'no' ),
				true
			)
			: $default;
	}

	/** @param array<mixed> $options Options. */
	public static function number( array $options, string $name, int $default, int $least, int $most ): int {
		$number = $options[ $name ] ?? null;
		return is_numeric( $number ) && $number >= $least ? (int) min( $most, $number ) : $default;
	}

	/**
	 * @param array<mixed>           $options Options.
	 * @param non-empty-list<string> $choices The first is the default.
	 */
	private static function choice( array $options, string $name, array $choices ): string {
		return in_array( $options[ $name ] ?? null, $choices, true ) ? $options[ $name ] : $choices[0];
	}
}

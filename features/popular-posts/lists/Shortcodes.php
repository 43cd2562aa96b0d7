<?php
/**
 * Shortcodes and template functions.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Lists;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Counts;
use Pagewright\Features\PopularPosts\Views\Range;

/** `[wpp]`, `[wpp_views_count]`, and the template functions with the same names. */
final class Shortcodes {
	/**
	 * Renders a list with its header.
	 *
	 * @param mixed $atts Attributes; '' for none.
	 */
	public static function posts( mixed $atts = null ): string {
		$atts    = is_array( $atts ) ? $atts : array();
		$options = ListOptions::from_shortcode( $atts );
		$values  = $options->values();
		$header  = '' === $values['title']
			? ''
			: Markup::clean(
				$values['markup']['title-start'] . esc_html( $values['title'] ) . $values['markup']['title-end']
			);
		$list    = Clean::flag( $atts, 'ajaxify', true )
			? PopularList::on_page( $options, 'wpp-shortcode' )
			: PopularList::html( $options, PopularList::current() );
		return '' === $list ? '' : $header . $list;
	}

	/** Returns the views of an entry as text. @param mixed $atts Attributes. */
	public static function views( mixed $atts = null ): string {
		$atts   = is_array( $atts ) ? $atts : array();
		$id     = Clean::number( $atts, 'post_id', (int) get_the_ID(), 1, PHP_INT_MAX );
		$views  = Counts::of( Languages::original( $id ), self::range( $atts + array( 'range' => 'all' ) ) );
		$number = self::formatted( $views, $atts['number_format'] ?? true );
		if ( ! Clean::flag( $atts, 'include_views_text', true ) ) {
			return esc_html( $number );
		}
		/* translators: %s: number of views. */
		return esc_html( sprintf( _n( '%s view', '%s views', $views, 'pagewright' ), $number ) );
	}

	/**
	 * Returns the views of an entry as text, "-1" without an entry.
	 *
	 * @param mixed $id     Post ID.
	 * @param mixed $range  Name of a range, all by default; or an array of `range`, `time_unit` and `time_quantity`.
	 * @param mixed $format True: with separators; `prettify`: shortened; false: digits.
	 */
	public static function count( mixed $id, mixed $range, mixed $format ): string {
		$id = is_numeric( $id ) ? abs( (int) $id ) : 0;
		if ( 0 === $id ) {
			return '-1';
		}
		$asked = is_array( $range )
			? $range
			: array( 'range' => is_string( $range ) && '' !== trim( $range ) ? strtolower( trim( $range ) ) : 'all' );
		return self::formatted(
			Counts::of( Languages::original( $id ), self::range( $asked + array( 'range' => 'all' ) ) ),
			$format
		);
	}

	/**
	 * Returns the options of a template function: those of the shortcode, as an array or as `limit=5&range=weekly`.
	 *
	 * @param mixed $args Arguments.
	 * @return array<mixed>
	 */
	public static function args( mixed $args ): array {
		$args = is_string( $args ) ? wp_parse_args( $args ) : ( is_array( $args ) ? $args : array() );
		return array_map(
			static fn ( mixed $value ): mixed =>
				is_array( $value ) ? implode( ',', array_filter( $value, 'is_scalar' ) ) : $value,
			$args
		);
	}

	/** @param array<mixed> $asked Options. */
	private static function range( array $asked ): Range {
		return Range::of( $asked['range'], $asked['time_unit'] ?? 'hour', $asked['time_quantity'] ?? 24 );
	}

	private static function formatted( int $views, mixed $format ): string {
		if ( 'prettify' === $format ) {
			return Numbers::short( $views );
		}
		return Clean::flag( array( 'format' => $format ), 'format' ) ? number_format_i18n( $views ) : (string) $views;
	}
}

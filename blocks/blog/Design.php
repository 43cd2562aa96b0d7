<?php
/**
 * Design of a blog.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Blog;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Font\Font;
use Pagewright\Providers\Posts\Colors;

/** Custom properties that the fields do not print. */
final class Design {
	/** Colors whose defaults have too little contrast: section => keys. */
	private const COLORS = array(
		'meta'              => array( 'color', 'color_hover' ),
		'offset_post_meta'  => array( 'color', 'link_color_hover' ),
		'content'           => array( 'link_color' ),
		'filter_categories' => array( 'color' ),
		'featured_image'    => array( 'post_meta_color' ),
		'pagination'        => array( 'link_color_hover', 'border_color_hover' ),
	);

	/** Fonts: section => prefix of the keys. */
	private const FONTS = array(
		'title'                 => array( '' ),
		'meta'                  => array( '' ),
		'offset_post_meta'      => array( '' ),
		'overlay_post_category' => array( '' ),
		'content'               => array( '' ),
		'filter_categories'     => array( '' ),
		'featured_image'        => array( 'post_title_', 'post_meta_' ),
		'pagination'            => array( '' ),
	);

	/** With more columns, each would be narrower than a word. */
	private const MAX_COLUMNS = 12;

	/** Default columns. */
	private const COLUMNS = array( 'portfolio' => 3 );

	/**
	 * @param array<string, mixed> $design   Sanitized section.
	 * @param array<string, mixed> $settings Sanitized section, and `template`.
	 * @return array<string, string>
	 */
	public static function css( array $design, array $settings ): array {
		$columns = min( self::MAX_COLUMNS, (int) $settings['columns'] );
		$css     = array(
			'--pw-blog-columns' => (string) ( $columns > 0 ? $columns : self::COLUMNS[ $settings['template'] ] ?? 2 ),
		);
		foreach ( self::COLORS as $section => $keys ) {
			foreach ( $keys as $key ) {
				$css[ self::property( $section, $key ) ] = Colors::readable( $design[ $section ][ $key ] );
			}
		}
		foreach ( self::FONTS as $section => $starts ) {
			foreach ( $starts as $start ) {
				$css += Font::variant(
					(string) $design[ $section ][ $start . 'font' ],
					self::property( $section, rtrim( $start, '_' ) )
				);
			}
		}
		return array_filter( $css, static fn ( string $value ): bool => '' !== $value );
	}

	/** `meta`, `color_hover`: `--pw-blog-meta-color-hover`. */
	private static function property( string $section, string $key ): string {
		return rtrim( '--pw-blog-' . str_replace( '_', '-', "$section-$key" ), '-' );
	}
}

<?php
/**
 * Value of a builder field.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Builder;

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\Memory;

/** Content made of blocks, or a layout of Page Builder; the PHP version of content.ts. */
final class Content {
	/**
	 * Maximum depth of content inside content; deeper content is skipped, so that content that contains itself ends.
	 */
	private const MAX_DEPTH = 5;

	/**
	 * Returns `array( 'blocks' => markup )`, a layout, or an empty list.
	 *
	 * @param mixed $raw Saved value in one of these formats, or as JSON text.
	 * @return array<string, mixed>
	 */
	public static function read( mixed $raw ): array {
		$value = is_string( $raw ) ? json_decode( $raw, true ) : $raw;
		if ( ! is_array( $value ) ) {
			return array();
		}
		if ( is_string( $value['blocks'] ?? null ) ) {
			return '' === trim( $value['blocks'] ) ? array() : array( 'blocks' => $value['blocks'] );
		}
		$widgets = is_array( $value['widgets'] ?? null ) ? array_filter( $value['widgets'], 'is_array' ) : array();
		return array() === $widgets ? array() : $value;
	}

	/**
	 * Returns a stored value that cannot be read: it is kept and never printed.
	 *
	 * @param mixed $raw Saved value.
	 * @return array<string, mixed>|string
	 */
	public static function unreadable( mixed $raw ): array|string {
		$value    = is_string( $raw ) ? json_decode( $raw, true ) : $raw;
		$is_empty = is_array( $value )
			&& (
				array() === $value
				|| is_string( $value['blocks'] ?? null )
				|| array() !== array_intersect_key( $value, array_flip( array( 'widgets', 'grids', 'grid_cells' ) ) )
			);
		if ( is_array( $raw ) ) {
			return $is_empty || array_is_list( $raw ) ? '' : $raw;
		}
		return is_string( $raw ) && '' !== trim( $raw ) && ! $is_empty ? $raw : '';
	}

	/**
	 * Returns the content as HTML.
	 *
	 * @param array<string, mixed>|string $content Sanitized value.
	 * @param LayoutPlace                 $place   Where a layout is rendered.
	 */
	public static function html( array|string $content, LayoutPlace $place = new LayoutPlace() ): string {
		if (
			! is_array( $content ) || array() === $content || Memory::get( self::class, 'depth', 0 ) >= self::MAX_DEPTH
		) {
			return '';
		}
		Memory::add( self::class, 'depth' );
		try {
			return is_string( $content['blocks'] ?? null )
				? self::blocks( $content['blocks'] )
				: self::layout( $content, $place );
		} finally {
			Memory::add( self::class, 'depth', -1 );
		}
	}

	/**
	 * Filtered like the text of an author without special capabilities: the result depends on the content only, never
	 * on the current user.
	 */
	private static function blocks( string $markup ): string {
		$embed = $GLOBALS['wp_embed'] ?? null;
		$html  = do_blocks( Harmless::text( $markup ) );
		return do_shortcode( $embed instanceof \WP_Embed ? $embed->autoembed( $html ) : $html );
	}

	/** @param array<string, mixed> $layout Layout. */
	private static function layout( array $layout, LayoutPlace $place ): string {
		if ( array() === self::read( $layout ) ) {
			return '';
		}
		$layout       = $place->is_trusted ? $layout : Harmless::layout( $layout );
		$page_builder = 'siteorigin_panels_render';
		return is_callable( $page_builder )
			? (string) $page_builder( Layout::id_of( $layout ), true, Layout::without_unknown( $layout ) )
			: Layout::html( $layout, $place );
	}
}

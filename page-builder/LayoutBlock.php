<?php
/**
 * Layout block of Page Builder.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\PageBuilder;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Builder\Content;
use Pagewright\Fields\Builder\LayoutPlace;

/**
 * Renders `siteorigin-panels/layout-block`. A block does not record its author, so its output is filtered like that of
 * an author without special rights.
 */
final class LayoutBlock {
	/** @param array<string, mixed> $attributes Saved attributes. */
	public static function render( array $attributes ): string {
		$id      = is_string( $attributes['builder_id'] ?? null ) ? $attributes['builder_id'] : '';
		$classes = is_string( $attributes['className'] ?? null )
			? (array) preg_split( '/\s+/', $attributes['className'] )
			: array();
		$html    = Content::html(
			Content::read( $attributes['panelsData'] ?? null ),
			new LayoutPlace( $id, array_values( array_filter( array_map( 'sanitize_html_class', $classes ) ) ) )
		);
		// Block comments in the texts of widgets would be parsed as blocks of the post.
		return (string) preg_replace( '/<!-- \/?wp:.*?-->/s', '', $html );
	}
}

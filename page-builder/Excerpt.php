<?php
/**
 * Excerpts of posts with a layout.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\PageBuilder;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Builder\Content;
use Pagewright\Fields\Builder\LayoutRows;

/** Creates an excerpt from the text widgets in the first two rows, as Page Builder does. */
final class Excerpt {
	/** Widgets with text in `text`. */
	private const TEXTS = array(
		'SiteOrigin_Widget_Editor_Widget',
		'WP_Widget_Text',
		'WP_Widget_Black_Studio_TinyMCE',
	);

	private const ROWS = 2;

	/** Returns the excerpt; '' for WordPress's default. */
	public static function of( \WP_Post $post ): string {
		$layout = PostLayout::of( $post );
		$layout = array() === $layout ? self::of_block( $post ) : $layout;
		/** A filter of Page Builder. */
		$classes = (array) apply_filters( 'siteorigin_panels_excerpt_widgets', self::TEXTS );
		$text    = '';
		foreach ( array_slice( array() === $layout ? array() : LayoutRows::read( $layout ), 0, self::ROWS ) as $row ) {
			foreach ( array_merge( ...array_column( $row['cells'], 'widgets' ) ) as $widget ) {
				$own  = $widget['values']['text'] ?? '';
				$text .= in_array( $widget['class'], $classes, true ) && is_string( $own ) ? " $own" : '';
			}
		}
		$text = explode( '<!--more', $text )[0];
		/** These filters are documented in wp-includes/formatting.php. */
		return wp_trim_words(
			strip_shortcodes( $text ),
			(int) apply_filters( 'excerpt_length', 55 ),
			(string) apply_filters( 'excerpt_more', ' [&hellip;]' )
		);
	}

	/** @return array<string, mixed> Layout in the first block of a post. */
	private static function of_block( \WP_Post $post ): array {
		$first = str_starts_with( ltrim( $post->post_content ), '<!-- wp:siteorigin-panels/layout-block ' )
			? parse_blocks( $post->post_content )[0] ?? array()
			: array();
		return Content::read( $first['attrs']['panelsData'] ?? null );
	}
}

<?php
/**
 * The layout of a post.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\PageBuilder;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Builder\Content;
use Pagewright\Fields\Builder\LayoutPlace;

/** Reads and renders `panels_data`, in which Page Builder stores the layout of a post. */
final class PostLayout {
	/** A block in posts whose layout was converted to blocks. Renders nothing. */
	private const CONVERTED = '<!-- wp:pagewright/converted-layout ';

	/**
	 * Returns the layout that visitors see; an empty list when they see the content of the post.
	 *
	 * @return array<string, mixed>
	 */
	public static function of( \WP_Post $post ): array {
		return str_contains( $post->post_content, self::CONVERTED )
			? array()
			: Content::read( get_post_meta( $post->ID, Hooks::META, true ) );
	}

	/** Returns the layout as HTML. */
	public static function html( \WP_Post $post ): string {
		return Content::html(
			self::of( $post ),
			new LayoutPlace( (string) $post->ID, is_trusted: self::is_trusted( $post ) )
		);
	}

	/**
	 * Page Builder stores an array, filtered by the capabilities of the user. Text may come from the custom fields of
	 * the classic editor, which WordPress does not filter. On a network, an editor without `unfiltered_html` may have
	 * changed the post of a user with it.
	 */
	private static function is_trusted( \WP_Post $post ): bool {
		$is_trusted = is_array( get_post_meta( $post->ID, Hooks::META, true ) )
			&& ! is_multisite()
			&& user_can( (int) $post->post_author, 'unfiltered_html' );
		/**
		 * Filters whether the widgets in the layout of a post may print any HTML, including scripts and forms.
		 * Otherwise they print what authors without special capabilities may write.
		 *
		 * @param bool     $is_trusted Whether the author of the post may write any HTML. False on a network.
		 * @param \WP_Post $post       Post with a layout of Page Builder.
		 */
		return true === apply_filters( 'pagewright/page-builder/is-trusted', $is_trusted, $post );
	}
}

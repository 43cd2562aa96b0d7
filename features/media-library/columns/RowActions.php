<?php
/**
 * Links that other plugins add to files of the list.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Columns;

defined( 'ABSPATH' ) || exit;

/** The row actions of other plugins in WordPress's list of media, as plain links for the menus of our list. */
final class RowActions {
	/**
	 * Returns the links of other plugins for an attachment.
	 *
	 * @param \WP_Post $post Attachment that the user may see.
	 * @return list<array{id: string, text: string, url: string}> Plain text and a URL with http or https. Links that
	 *    need a script of WordPress's list, for example to ask before they delete something, are left out.
	 */
	public static function links( \WP_Post $post ): array {
		$before = $GLOBALS['post'] ?? null;
		// Callbacks may read it.
		$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- is set back below.
		setup_postdata( $post );
		$own = self::own( $post );
		ob_start();
		$actions = apply_filters( 'media_row_actions', $own, $post, false );
		ob_end_clean();
		$GLOBALS['post'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- see above.
		$links           = array();
		foreach ( array_diff_key( is_array( $actions ) ? $actions : array(), $own ) as $id => $html ) {
			$link = is_string( $html ) ? self::link( $html ) : null;
			if ( null !== $link ) {
				$links[] = array( 'id' => (string) $id ) + $link;
			}
		}
		return $links;
	}

	/**
	 * Returns the actions of WordPress, which our list has itself. Callbacks add theirs before or after them.
	 *
	 * @return array<string, string> HTML by name.
	 */
	private static function own( \WP_Post $post ): array {
		$urls = array(
			'edit'     => get_edit_post_link( $post ),
			'untrash'  => wp_nonce_url( "post.php?action=untrash&post=$post->ID", "untrash-post_$post->ID" ),
			'trash'    => wp_nonce_url( "post.php?action=trash&post=$post->ID", "trash-post_$post->ID" ),
			'delete'   => wp_nonce_url( "post.php?action=delete&post=$post->ID", "delete-post_$post->ID" ),
			'view'     => get_permalink( $post ),
			'copy'     => wp_get_attachment_url( $post->ID ),
			'download' => wp_get_attachment_url( $post->ID ),
			'attach'   => '#the-list',
		);
		return array_map( static fn ( $url ) => '<a href="' . esc_url( (string) $url ) . '"></a>', $urls );
	}

	/** @return ?array{text: string, url: string} Null without a link that works on its own. */
	private static function link( string $html ): ?array {
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag( 'A' ) || null !== $tags->get_attribute( 'onclick' ) ) {
			return null;
		}
		$url  = trim( (string) $tags->get_attribute( 'href' ) );
		$url  = str_starts_with( $url, '#' ) ? '' : esc_url_raw( $url, array( 'http', 'https' ) );
		$text = html_entity_decode( wp_strip_all_tags( $html, true ), ENT_QUOTES );
		return '' === $url || '' === $text ? null : array( 'text' => $text, 'url' => $url );
	}
}

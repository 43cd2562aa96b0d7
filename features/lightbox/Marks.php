<?php
/**
 * Marks links for the lightbox.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Lightbox;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Settings;

/**
 * Marks links to images in HTML before it is printed: `data-pagewright-lightbox` on the link, `data-pagewright-album`
 * around links that form an album.
 */
final class Marks {
	/** Blocks that follow the site's setting. Content without blocks has no name: old posts. */
	private const BLOCKS = array( 'core/gallery', 'core/image', 'core/media-text', 'core/freeform', '' );

	/**
	 * Marks the links of a block.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 */
	public static function block( string $html, array $block ): string {
		if ( is_feed() ) {
			return $html;
		}
		$name       = (string) ( $block['blockName'] ?? '' );
		$attributes = (array) ( $block['attrs'] ?? array() );
		if ( ! in_array( $name, self::BLOCKS, true ) ) {
			return self::mark( $html, self::is_on( $name, $attributes ) ? Links::BY_HAND : Links::NONE );
		}
		if ( true === ( $attributes['lightbox']['enabled'] ?? false ) ) {
			return $html;
		}
		$choice = (string) ( $attributes['pagewrightLightbox'] ?? '' );
		$is_on  = self::is_on( $name, $attributes );
		if ( 'core/gallery' === $name ) {
			return self::mark( $html, $is_on ? Links::ALL : Links::UNDO, 'FIGURE,UL' );
		}
		if ( 'core/media-text' === $name ) {
			// The text beside the image consists of blocks that were processed themselves.
			return (string) preg_replace_callback(
				'~<figure class="wp-block-media-text__media".*?</figure>~s',
				static fn ( array $parts ): string => self::mark( $parts[0], $is_on ? Links::ALL : Links::NONE ),
				$html
			);
		}
		if ( 'off' === $choice && ! $is_on ) {
			return self::mark( $html, Links::KEEP_OUT );
		}
		return self::mark( $html, $is_on ? ( 'on' === $choice ? Links::CHOSEN : Links::ALL ) : Links::NONE );
	}

	/** Marks the links of a gallery shortcode, whichever plugin renders it. */
	public static function gallery( string $html ): string {
		return is_feed() || ! self::is_on( 'gallery', array() )
			? $html
			: self::mark( $html, Links::ALL, 'DIV,FIGURE,UL,DL' );
	}

	/** Marks an image that links to its file, from wp_get_attachment_link() in galleries and themes. */
	public static function attachment( string $html, int $id ): string {
		return is_feed() || ! self::is_on( 'gallery', array() )
			? $html
			: self::mark( $html, Links::ALL, '', array( $id ) );
	}

	/**
	 * Marks the links of one of our widgets.
	 *
	 * @param array<string, mixed> $data       Sanitized data.
	 * @param string               $block      Name of its block.
	 * @param array<string, mixed> $attributes Attributes, if it is a block.
	 */
	public static function widget( string $html, array $data, string $block, array $attributes = array() ): string {
		if (
			is_feed()
			|| ! self::is_on( $block, array_intersect_key( $attributes, array( 'pagewrightLightbox' => '' ) ) + $data )
		) {
			return $html;
		}
		$ids = array();
		array_walk_recursive(
			$data,
			static function ( mixed $value, mixed $key ) use ( &$ids ): void {
				if ( 'image' === $key && is_numeric( $value ) && $value > 0 ) {
					$ids[] = (int) $value;
				}
			}
		);
		return self::mark( $html, Links::ALL, 'DIV', array_unique( $ids ) );
	}

	/**
	 * @param string    $mode   How to mark links; see Links.
	 * @param string    $around Tags, the first of which contains the album; '' if each image is separate.
	 * @param list<int> $ids    Attachments that may be linked. Others are recognized by the class of their image, after
	 *    WordPress looked them up.
	 */
	private static function mark( string $html, string $mode, string $around = '', array $ids = array() ): string {
		$found = Links::find( $html, $mode );
		if ( $found->has_any || str_contains( $html, 'pagewright-lightbox-frame' ) ) {
			Page::load();
			Pictures::want( $found->ids );
		}
		if ( array() === $found->changes ) {
			return $html;
		}
		$tags   = new \WP_HTML_Tag_Processor( $html );
		$album  = $found->has_any ? array_filter( explode( ',', $around ) ) : array();
		$number = -1;
		while ( $tags->next_tag() ) {
			if ( in_array( $tags->get_tag(), $album, true ) ) {
				$tags->set_attribute( 'data-pagewright-album', true );
				$album = array();
			}
			if ( 'A' !== $tags->get_tag() || ! array_key_exists( ++$number, $found->changes ) ) {
				continue;
			}
			$value = $found->changes[ $number ];
			if ( null === $value ) {
				$tags->remove_attribute( 'data-pagewright-lightbox' );
			} else {
				$tags->set_attribute( 'data-pagewright-lightbox', $value );
			}
			foreach (
				null === $value ? array() : Pictures::of_link(
					(string) $tags->get_attribute( 'href' ),
					$ids
				) as $name => $fact
			) {
				$tags->set_attribute( $name, $fact );
			}
		}
		return $tags->get_updated_html();
	}

	/** @param array<string, mixed> $attributes Attributes of a block, or data of a widget. */
	private static function is_on( string $name, array $attributes ): bool {
		$is_on = match ( $attributes['pagewrightLightbox'] ?? '' ) {
			'on'    => true,
			'off'   => false,
			default => Settings::load()->is_on( 'lightbox' ),
		};
		/**
		 * Filters whether images that link to their file open in the lightbox. Links with the class
		 * `pagewright-lightbox-frame` always open.
		 *
		 * @param bool                 $is_on      Setting of the block, else of the site.
		 * @param string               $name       Block name; `gallery` for shortcodes and for images of themes.
		 * @param array<string, mixed> $attributes Attributes of the block, or data of the widget.
		 */
		return (bool) apply_filters( 'pagewright/lightbox/is-on', $is_on, $name, $attributes );
	}
}

<?php
/**
 * Hooks of the lightbox.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Lightbox;

defined( 'ABSPATH' ) || exit;

/**
 * Finds links to images that open in a dialog. It is always on, because blocks can turn it on: each callback looks for
 * such a link before it loads another class. WordPress looks up the images of a page in one query; links get the sizes
 * that it found.
 */
final class Hooks {
	/** Blocks with their own lightbox setting. The editor has the same list. */
	private const PICTURE_BLOCKS = array(
		'core/gallery', 'core/image', 'core/media-text', 'sowb/siteorigin-widget-image-widget',
		'sowb/siteorigin-widgets-imagegrid-widget', 'sowb/siteorigin-widget-simple-masonry-widget',
	);

	public static function add(): void {
		add_filter( 'render_block', array( self::class, 'block' ), 20, 2 );
		add_filter( 'wp_get_attachment_link', array( self::class, 'attachment' ), 20, 2 );
		add_filter( 'do_shortcode_tag', array( self::class, 'shortcode' ), 20, 2 );
		add_filter( 'pagewright/widget/html', array( self::class, 'widget' ), 20, 4 );
		add_filter( 'wp_content_img_tag', array( self::class, 'image' ), 20, 3 );
		add_filter( 'register_block_type_args', array( self::class, 'attribute' ), 20, 2 );
	}

	/**
	 * Marks the links in a block.
	 *
	 * @param mixed $html  HTML of the block.
	 * @param mixed $block Parsed block.
	 */
	public static function block( mixed $html = null, mixed $block = null ): mixed {
		return is_string( $html ) && is_array( $block ) && self::may_open( $html, $block )
			? Marks::block( $html, $block )
			: $html;
	}

	/**
	 * Marks an image that links to its file.
	 *
	 * @param mixed $html HTML of the link.
	 * @param mixed $id   Attachment, or its ID.
	 */
	public static function attachment( mixed $html = null, mixed $id = null ): mixed {
		return is_string( $html ) && str_contains( $html, '<img' ) && self::leads_to_picture( $html )
			? Marks::attachment( $html, $id instanceof \WP_Post ? $id->ID : self::id( $id ) )
			: $html;
	}

	/**
	 * Marks the links in a gallery.
	 *
	 * @param mixed $html HTML of a shortcode.
	 * @param mixed $tag  Name of the shortcode.
	 */
	public static function shortcode( mixed $html = null, mixed $tag = null ): mixed {
		return 'gallery' === $tag && is_string( $html ) && self::leads_to_picture( $html )
			? Marks::gallery( $html )
			: $html;
	}

	/**
	 * Marks the links in one of our widgets.
	 *
	 * @param mixed $html   HTML of the widget.
	 * @param mixed $data   Sanitized data.
	 * @param mixed $widget Widget.
	 * @param mixed $block  Attributes, if it is a block.
	 */
	public static function widget(
		mixed $html = null,
		mixed $data = null,
		mixed $widget = null,
		mixed $block = null
	): mixed {
		return is_string( $html ) && is_array( $data ) && is_object( $widget ) && self::leads_to_picture( $html )
			? Marks::widget( $html, $data, $widget->block, is_array( $block ) ? $block : array() )
			: $html;
	}

	/**
	 * Adds the sizes of an image in a marked link.
	 *
	 * @param mixed $html    HTML of the image.
	 * @param mixed $context Not used.
	 * @param mixed $id      ID of the attachment.
	 */
	public static function image( mixed $html = null, mixed $context = null, mixed $id = null ): mixed {
		return is_string( $html ) && self::id( $id ) > 0 && class_exists( Page::class, false )
			? Pictures::of_image( $html, self::id( $id ) )
			: $html;
	}

	/**
	 * Adds the attribute of the setting to blocks with images.
	 *
	 * @param mixed $args Arguments of the block type.
	 * @param mixed $name Name of the block.
	 */
	public static function attribute( mixed $args = null, mixed $name = null ): mixed {
		return is_array( $args ) && in_array( $name, self::PICTURE_BLOCKS, true )
			? array(
				'attributes' => (array) ( $args['attributes'] ?? array() )
					+ array( 'pagewrightLightbox' => array( 'type' => 'string' ) ),
			)
				+ $args
			: $args;
	}

	/** @param array<string, mixed> $block Parsed block. */
	private static function may_open( string $html, array $block ): bool {
		$name = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		if (
			'' === $name
			|| 'core/gallery' === $name
			|| array() === ( $block['innerBlocks'] ?? array() )
			|| 'core/media-text' === $name
		) {
			return self::leads_to_picture( $html )
				|| str_contains( $html, 'thickbox' )
				|| str_contains( $html, 'pagewright-lightbox-frame' );
		}
		return false;
	}

	/** Returns the ID of a post from a hook's argument; 0 for other values. */
	private static function id( mixed $id ): int {
		return is_numeric( $id ) ? (int) $id : 0;
	}

	private static function leads_to_picture( string $html ): bool {
		return str_contains( $html, '<a ' )
			&& 1 === preg_match(
				'/\bhref\s*=\s*(?:"[^"]*|\'[^\']*|[^\s>"\']*)\.(?:jpe?g|png|gif|webp|avif|bmp|svg)\b/i',
				$html
			);
	}
}

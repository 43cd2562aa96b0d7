<?php
/**
 * Image sizes in forms.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Editor;

defined( 'ABSPATH' ) || exit;

/** The registered image sizes with labels for editors. */
final class ImageSizes {
	/** @return array<string, string> Size => label with its width and height. */
	public static function all(): array {
		$names = array(
			'thumbnail'            => __( 'Thumbnail', 'pagewright' ),
			'medium'               => __( 'Medium', 'pagewright' ),
			'medium_large'         => __( 'Medium large', 'pagewright' ),
			'large'                => __( 'Large', 'pagewright' ),
			'sow-carousel-default' => __( 'Carousel', 'pagewright' ),
			'sow-blog-portfolio'   => __( 'Blog, portfolio', 'pagewright' ),
			'sow-blog-grid'        => __( 'Blog, grid', 'pagewright' ),
			'sow-blog-alternate'   => __( 'Blog, alternate', 'pagewright' ),
			'sow-recent-post'      => __( 'Recent posts', 'pagewright' ),
		);
		/** This filter is documented in wp-admin/includes/media.php. */
		$filtered = apply_filters( 'image_size_names_choose', $names );
		$names    = array_filter( is_array( $filtered ) ? $filtered : array(), 'is_string' ) + $names;
		$sizes    = array();
		foreach ( wp_get_registered_image_subsizes() as $size => $box ) {
			$pixels = self::pixels( (int) $box['width'], (int) $box['height'] );
			$name   = $names[ $size ]
				?? (
					1 === preg_match( '/^\d+x\d+$/', (string) $size )
						? ''
						: ucfirst( strtr( (string) $size, '_-', '  ' ) )
				);
			/* translators: 1: name of an image size, 2: its width and height, such as 300 × 200. */
			$sizes[ $size ] = '' === $name ? $pixels : sprintf( __( '%1$s (%2$s)', 'pagewright' ), $name, $pixels );
		}
		return $sizes;
	}

	/** Returns the dimensions of a size; 0 means any length. */
	private static function pixels( int $width, int $height ): string {
		if ( 0 === $height ) {
			/* translators: %d: number of pixels. */
			return sprintf( __( '%d pixels wide', 'pagewright' ), $width );
		}
		if ( 0 === $width ) {
			/* translators: %d: number of pixels. */
			return sprintf( __( '%d pixels high', 'pagewright' ), $height );
		}
		/* translators: 1: width, 2: height, in pixels. */
		return sprintf( __( '%1$d × %2$d', 'pagewright' ), $width, $height );
	}
}

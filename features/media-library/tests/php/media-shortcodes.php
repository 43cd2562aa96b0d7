<?php
/**
 * PHP code of media-shortcodes.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\MediaShortcodes;

const TAGS = array( 'gallery', 'playlist', 'audio', 'video', 'embed', 'caption', 'wp_caption' );

/** Returns what WordPress finds in each text: the shortcode itself, its named attributes and its content. */
function read( array $texts ) {
	return array_map(
		static function ( string $text ) {
			preg_match_all( '/' . get_shortcode_regex( TAGS ) . '/', $text, $found, PREG_SET_ORDER );
			$found = array_filter( $found, static fn ( $match ) => '[' !== $match[1] || ']' !== $match[6] );
			return array_map(
				static fn ( $match ) => array(
					'tag'     => $match[2],
					'text'    => substr( $match[0], strlen( $match[1] ), -strlen( $match[6] ) ?: null ),
					'named'   => (object) array_filter(
						shortcode_parse_atts( $match[3] ),
						'is_string',
						ARRAY_FILTER_USE_KEY
					),
					'content' => $match[5],
				),
				array_values( $found )
			);
		},
		$texts
	);
}

/** Returns the shortcodes of images with captions, as the editor gets them. */
function captions( array $images ) {
	require_once ABSPATH . 'wp-admin/includes/media.php';
	return array_map(
		static fn ( $image ) => image_add_caption(
			$image['image'],
			$image['id'],
			$image['caption'],
			'',
			$image['align'],
			'',
			''
		),
		$images
	);
}

/** Returns the IDs that galleries show, in their order, without those that JavaScript cannot represent. */
function shown_ids( array $attributes ) {
	add_filter(
		'post_gallery',
		static fn ( $html, $attr ) => implode(
			',',
			array_filter( wp_parse_id_list( $attr['include'] ), static fn ( $id ) => $id > 0 && $id < 2 ** 53 )
		),
		10,
		2
	);
	return array_map( static fn ( $text ) => gallery_shortcode( shortcode_parse_atts( $text ) ), $attributes );
}

<?php
/**
 * PHP code of lightbox.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Lightbox\Lightbox;

use Pagewright\Features\Lightbox\Marks;

function answer() {
	$block = array( 'blockName' => 'core/image', 'attrs' => array( 'id' => 1 ), 'innerBlocks' => array() );
	add_filter(
		'pagewright/lightbox/is-on',
		static function ( $is_on, $name, $attributes ) {
			return $is_on && 'core/image' === $name && 1 !== ( $attributes['id'] ?? 0 );
		},
		10,
		3
	);
	$html = '<figure><a href="/a.jpg"><img src="/b.jpg"></a></figure>';
	$one = Marks::block( $html, $block );
	$block['attrs']['id'] = 2;
	return array( $one, Marks::block( $html, $block ) );
}

function get_instance_of_test() {
	return array_map(
		static fn ( $name ) => \WP_Block_Type_Registry::get_instance()->get_registered( $name )->attributes['pagewrightLightbox'] ?? null,
		array( 'core/gallery', 'sowb/siteorigin-widget-simple-masonry-widget', 'core/media-text', 'core/cover' )
	);
}

/** Returns the number of queries of a content. */
function count_queries( bool $is_on, string $content ) {
	global $wpdb;
	update_option( 'pagewright_features', array( 'lightbox' => $is_on ), true );
	wp_cache_flush();
	wp_load_alloptions();
	$before = $wpdb->num_queries;
	apply_filters( 'the_content', $content );
	return $wpdb->num_queries - $before;
}

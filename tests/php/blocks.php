<?php
/**
 * PHP code of blocks.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Blocks;

function render( string $name, $attributes ) {
	wp_set_current_user( 0 );
	return render_block(
		array( 'blockName' => $name, 'attrs' => $attributes, 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() )
	);
}

function seen() {
	wp_set_current_user( 1 );
	$GLOBALS['post'] = get_post( wp_insert_post( array( 'post_title' => 'x', 'post_status' => 'publish' ) ) );
	return do_blocks( '<!-- wp:sowb/acme-thing {"widgetClass":"Acme_Thing"} /-->' );
}

function html() {
	$inner = '<!-- wp:sowb/siteorigin-widget-button-widget {"widgetData":{"text":"Nested"}} /-->';
	$pattern = wp_insert_post(
		array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'p', 'post_content' => $inner )
	);
	return do_blocks(
		'<!-- wp:group --><div class="wp-block-group">' . $inner . '</div><!-- /wp:group --><!-- wp:block {"ref":' . $pattern . '} /-->'
	);
}

function found() {
	$type = \WP_Block_Type_Registry::get_instance()->get_registered( 'sowb/siteorigin-widget-button-widget' );
	$categories = array_column( get_block_categories( get_post( 1 ) ?? new \WP_Post( (object) array() ) ), 'title', 'slug' );
	return array( 'category' => $type->category, 'title' => $categories['siteorigin'] ?? '' );
}

<?php
/**
 * PHP code of popular-themed.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\PopularThemed;

use Pagewright\Blocks\Renderer;
use Pagewright\Features\PopularPosts\Lists\ListCache;
use Pagewright\Features\PopularPosts\Views\Folding;
use Pagewright\Features\PopularPosts\Views\TableStore;
use Pagewright\Fields\Registry;
use Pagewright\Schema\Loader;

function old_theme( $attrs ) {
	return render_block(
		array(
			'blockName' => 'wordpress-popular-posts/widget',
			'attrs' => $attrs,
			'innerBlocks' => array(),
			'innerHTML' => '',
			'innerContent' => array(),
		)
	);
}

function count_views( int $post ) {
	update_option( 'pagewright_views', array( 'enabled' => true, 'loading' => 'server' ), true );
	( new TableStore() )->add( $post, 90 );
	Folding::run();
	ListCache::clear();
}

function data( array $data ) {
	$schema = new Loader( dirname( \Pagewright\FILE ) );
	return ( new Renderer( $schema, new Registry() ) )->clean( $schema->find( 'Pagewright_Popular_Posts_Widget' ), $data );
}

function links() {
	return substr_count(
		do_shortcode(
			'[wpp range="all" limit=1 thumbnail_width=50 thumbnail_height=50 post_html="<li>{thumb} {title} {category}</li>"]'
		),
		'target="_blank"'
	);
}

function remove( int $post ) {
	wp_delete_post( $post, true );
	delete_option( 'pagewright_views' );
	ListCache::clear();
}

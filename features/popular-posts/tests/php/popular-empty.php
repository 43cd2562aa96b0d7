<?php
/**
 * PHP code of popular-empty.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\PopularEmpty;

use Pagewright\Blocks\Place;
use Pagewright\Blocks\Renderer;
use Pagewright\Features\PopularPosts\Lists\ListCache;
use Pagewright\Fields\Registry;
use Pagewright\Schema\Loader;

function count_views() {
	update_option( 'pagewright_views', array( 'enabled' => true, 'loading' => 'server' ), true );
	ListCache::clear();
}

function block( $attrs, string $before, string $name ) {
	eval( $before );
	return render_block(
		array( 'blockName' => $name, 'attrs' => $attrs, 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() )
	);
}

function preview( array $data ) {
	$schema = new Loader( dirname( \Pagewright\FILE ) );
	$renderer = new Renderer( $schema, new Registry() );
	return $renderer->render( $schema->find( 'Pagewright_Popular_Posts_Widget' ), $data, new Place( is_preview: true ) );
}

function html_with_filter( int $term ) {
	add_filter( 'wpp_no_data', static fn () => '<p>Soon.</p>' );
	ListCache::clear();
	$html = do_shortcode( '[wpp limit=7 cat=' . $term . ']' );
	ListCache::clear();
	return $html;
}

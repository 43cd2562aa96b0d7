<?php
/**
 * PHP code of alternative-texts.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\AlternativeTexts;

use Pagewright\Features\PopularPosts\Lists\ListCache;
use Pagewright\Features\PopularPosts\Views\Folding;
use Pagewright\Features\PopularPosts\Views\TableStore;
use Pagewright\Features\PopularPosts\Views\Tables;

function describe_thumbnail( int $post ) {
	$id = get_post_thumbnail_id( $post );
	update_post_meta( $id, '_wp_attachment_image_alt', 'Two boats at the pier, seen from above' );
	return $id;
}

function count_views( int $post ) {
	Tables::create();
	( new TableStore() )->add( $post, 5 );
	Folding::run();
	ListCache::clear();
}

function render( string $before, string $render_php ) {
	eval( $before );
	eval( $render_php );
	return $html;
}

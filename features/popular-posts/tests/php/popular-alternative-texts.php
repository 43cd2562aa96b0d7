<?php
/**
 * PHP code of popular-alternative-texts.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\PopularAlternativeTexts;

use Pagewright\Features\PopularPosts\Lists\ListCache;
use Pagewright\Features\PopularPosts\Views\Folding;
use Pagewright\Features\PopularPosts\Views\TableStore;
use Pagewright\Features\PopularPosts\Views\Tables;

/** Makes a post popular, whose image has this text. */
function make_popular( int $post, string $text ) {
	update_post_meta( get_post_thumbnail_id( $post ), '_wp_attachment_image_alt', $text );
	Tables::create();
	( new TableStore() )->add( $post, 5 );
	Folding::run();
	ListCache::clear();
}

function render( string $render_php ) {
	eval( $render_php );
	return $html;
}

function clear_lists() {
	ListCache::clear();
}

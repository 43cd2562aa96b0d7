<?php
/**
 * Views of the posts of fixtures; see scripts/fixture-posts.mjs.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\FixturePosts;

use Pagewright\Features\PopularPosts\Lists\ListCache;
use Pagewright\Features\PopularPosts\Views\Folding;
use Pagewright\Features\PopularPosts\Views\TableStore;
use Pagewright\Features\PopularPosts\Views\Tables;

return array(
	'remove' => static function (): void {
		if ( Tables::exist() ) {
			Tables::clear();
		}
		ListCache::clear();
	},
	// Posts by name: their IDs, and their data.
	'make'   => static function ( array $ids, array $posts ): void {
		Tables::create();
		foreach ( $posts as $name => $post ) {
			( new TableStore() )->add( $ids[ $name ], $post['views'] );
		}
		Folding::run();
		ListCache::clear();
		// Set, so that no list turns counting on.
		add_filter( 'pre_option_pagewright_views', static fn () => array( 'enabled' => true, 'loading' => 'server' ) );
	},
);

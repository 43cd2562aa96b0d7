<?php
/**
 * PHP code of popular-pages.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\PopularPages;

use Pagewright\Features\PopularPosts\Lists\Languages;
use Pagewright\Features\PopularPosts\Lists\ListOptions;
use Pagewright\Features\PopularPosts\Lists\PopularList;

function put_id_into_page( $page, int $boats ) {
	$page = get_post( $page );
	wp_update_post( array( 'ID' => $page->ID, 'post_content' => str_replace( 'POST_ID', $boats, $page->post_content ) ) );
}

function counts( int $boats ) {
	return array(
		wpp_get_views( $boats ),
		wpp_get_views( $boats, 'daily' ),
		wpp_get_views( $boats, 'last24hours', false ),
		wpp_get_views( $boats, null, 'prettify' ),
		wpp_get_views( $boats, array( 'range' => 'custom', 'time_unit' => 'hour', 'time_quantity' => 1 ), false, true ),
		wpp_get_views(),
		wpp_get_views( 99999999 ),
	);
}

function template_functions() {
	$echo = static function ( $args ) {
		ob_start();
		wpp_get_mostpopular( $args );
		return ob_get_clean();
	};
	return array(
		$echo( array( 'limit' => 1, 'post_type' => 'post', 'header' => 'Top' ) ),
		$echo( 'limit=1&header=Top' ),
		wpp_get_ids( array( 'limit' => 2 ) ),
	);
}

function result( string $wpml, int $given_german ) {
	eval( $wpml );
	$html = static fn () => PopularList::html( ListOptions::of( array( 'limit' => 1 ) ), $given_german );
	$english = $html();
	Languages::switch_to( 'de' );
	$german = $html();
	Languages::switch_to( 'xx' );
	return array( $english, $german, Languages::current(), wpp_get_views( $given_german ) );
}

function define_old_version() {
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	file_put_contents( WPMU_PLUGIN_DIR . '/wpp.php', '<?php define( "WPP_VERSION", "7.3.8" );' );
}

<?php
/**
 * PHP code of popular-names.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\PopularNames;

/** Returns the title of the old block in the REST API, in a language in which each text begins with "~". */
function title_of_old_block() {
	add_filter( 'gettext_pagewright', static fn ( $text ) => "~$text" );
	wp_set_current_user( 1 );
	return rest_do_request( '/wp/v2/block-types/wordpress-popular-posts/widget' )->get_data()['title'];
}

/** Makes a list with the names that classes of lists had before they moved. */
function use_former_names() {
	$list    = 'Pagewright\\Popular\\PopularList';
	$options = call_user_func( array( 'Pagewright\\Popular\\ListOptions', 'of' ), array( 'limit' => 3 ) );
	return array(
		is_string( call_user_func( array( $list, 'html' ), $options ) ),
		$options->values()['limit'],
		class_exists( 'Pagewright\\Popular\\Unknown' ),
	);
}

<?php
/**
 * PHP code of names-on-demand.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\NamesOnDemand;

function names_given_by_others() {
	add_filter( 'gettext_pagewright', static fn ( $text ) => "~$text" );
	wp_set_current_user( 1 );
	\WP_Block_Type_Registry::get_instance()->get_registered( 'sowb/siteorigin-widget-button-widget' )->title = 'Theirs';
	return rest_do_request( '/wp/v2/block-types/sowb/siteorigin-widget-button-widget' )->get_data()['title'];
}

function names_of_widgets_in_areas() {
	return array_map(
		static fn ( $widget ) => $widget['name'],
		array_filter( $GLOBALS['wp_registered_widgets'], static fn ( $id ) => str_starts_with( $id, 'sow-' ), ARRAY_FILTER_USE_KEY )
	);
}

function print_headline() {
	ob_start();
	the_widget( 'SiteOrigin_Widget_Headline_Widget', array( 'headline' => array( 'text' => 'Here' ) ) );
	return ob_get_clean();
}

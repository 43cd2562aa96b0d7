<?php
/**
 * PHP code of screen.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Screen;

use Pagewright\Blocks\Offer;
use Pagewright\Blocks\Uses;
use Pagewright\Classic\HiddenWidgets;
use Pagewright\Providers\Keys;
use Pagewright\Providers\Places\Places;
use Pagewright\Schema\Loader;

function classic_lists() {
	update_option( 'pagewright_off', array( 'SiteOrigin_Widget_Button_Widget' ), true );
	$offered = new HiddenWidgets( new Loader( dirname( \Pagewright\FILE ) ) );
	ob_start();
	$offered->hide_in_list();
	$css = ob_get_clean();
	wp_register_script( 'customize-widgets', 'test.js' );
	$offered->disable_in_customizer();
	return array( $offered->hide_types( array( 'text' ) ), $css, wp_scripts()->get_data( 'customize-widgets', 'before' ) );
}

function has() {
	$widget = ( new Loader( dirname( \Pagewright\FILE ) ) )->find( 'SiteOrigin_Widget_Button_Widget' );
	$before = Offer::has( $widget );
	add_filter( 'pagewright/widgets/offered', '__return_false' );
	return array( $before, Offer::has( $widget ), Offer::is_chosen( $widget ) );
}

function make_uses( int $at ) {
	update_post_meta(
		$at,
		'panels_data',
		array(
			'widgets' => array(
				array( 'text' => 'laid out', 'panels_info' => array( 'class' => 'SiteOrigin_Widget_Button_Widget' ) ),
			),
		)
	);
}

function remove_uses( array $made ) {
	foreach ( $made as $id ) {
		wp_delete_post( $id, true );
	}
	unregister_sidebar( 'uses' );
	delete_option( 'pagewright_layouts' );
}

function areas( string $button ) {
	register_sidebar( array( 'id' => 'uses', 'name' => 'Uses' ) );
	$give = static fn ( $name, $value ) => add_filter( $name, static fn () => $value );
	$give(
		'pre_option_sidebars_widgets',
		array( 'uses' => array( 'sow-button-7', 'block-3', 'block-4', 'text-1', 5 ), 'gone' => array( 'sow-button-8' ) )
	);
	$give( 'pre_option_widget_block', array( 3 => array( 'content' => $button ), 4 => 'broken' ) );
	$GLOBALS['_wp_sidebars_widgets'] = array();
	$schema = new Loader( dirname( \Pagewright\FILE ) );
	$found = ( new Uses( $schema ) )->areas( $schema->find( 'SiteOrigin_Widget_Button_Widget' ) );
	$GLOBALS['_wp_sidebars_widgets'] = array();
	return $found;
}

function count_many_uses( string $block_of ) {
	global $wpdb;
	$ids = array_map(
		static fn ( $n ) => wp_insert_post(
			wp_slash( array( 'post_title' => "Many $n", 'post_status' => 'publish', 'post_content' => $block_of ) )
		),
		range( 1, 21 )
	);
	$schema = new Loader( dirname( \Pagewright\FILE ) );
	$uses = new Uses( $schema );
	get_option( 'widget_block' );
	wp_get_sidebars_widgets();
	$start = $wpdb->num_queries;
	$uses->counts();
	$queries = $wpdb->num_queries - $start;
	$widget = $schema->find( 'SiteOrigin_Widget_Lottie_Player_Widget' );
	$one = $uses->posts( $widget, 1 );
	$two = $uses->posts( $widget, 2 );
	array_map( 'wp_delete_post', $ids, array_fill( 0, 21, true ) );
	return array( $queries, count( $one['posts'] ), $one['has_more'], count( $two['posts'] ) );
}

function state() {
	add_filter( 'pagewright/stock/key', static fn ( $key, $source ) => 'pixabay' === $source ? 'from-the-code-99' : $key, 10, 2 );
	return array( Keys::state()['keys']['pixabay'], Keys::is_one( 'pixabay', 'abc' ) );
}

function urls() {
	wp_set_current_user( 1 );
	$own = Places::configuration()['settingsUrl'];
	add_filter( 'pagewright/places/settings-url', static fn () => 'https://example.com/' );
	return array( $own, Places::configuration()['settingsUrl'] );
}

function read( $stored ) {
	update_option( 'pagewright_off', $stored, true );
	return Offer::has( ( new Loader( dirname( \Pagewright\FILE ) ) )->find( 'SiteOrigin_Widget_Button_Widget' ) );
}

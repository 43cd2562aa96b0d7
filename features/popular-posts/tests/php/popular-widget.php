<?php
/**
 * PHP code of popular-widget.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\PopularWidget;

use Pagewright\Blocks\Place;
use Pagewright\Blocks\Renderer;
use Pagewright\Classic\HiddenWidgets;
use Pagewright\Features\PopularPosts\Lists\ListCache;
use Pagewright\Features\PopularPosts\Views\Folding;
use Pagewright\Features\PopularPosts\Views\TableStore;
use Pagewright\Fields\Registry;
use Pagewright\Schema\Loader;

function block( $attrs, string $name ) {
	return render_block(
		array( 'blockName' => $name, 'attrs' => $attrs, 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() )
	);
}

function preview( $data ) {
	$schema = new Loader( dirname( \Pagewright\FILE ) );
	$renderer = new Renderer( $schema, new Registry() );
	$widget = $schema->find( 'Pagewright_Popular_Posts_Widget' );
	return $renderer->render( $widget, $data, new Place( is_preview: true ) );
}

function make_posts() {
	update_option( 'pagewright_views', array( 'enabled' => true, 'loading' => 'server' ), true );
	$ids = array();
	foreach ( array( 'Third' => 5, 'First' => 90, 'Second' => 40 ) as $title => $views ) {
		$ids[] = $id = wp_insert_post( array( 'post_title' => $title, 'post_status' => 'publish', 'post_content' => 'Text of it.' ) );
		( new TableStore() )->add( $id, $views );
	}
	wp_set_object_terms(
		$ids[1],
		array( (int) ( term_exists( 'popular-test', 'category' ) ?: wp_insert_term( 'popular-test', 'category' ) )['term_id'] ),
		'category'
	);
	Folding::run();
	ListCache::clear();
	return $ids;
}

function remove_posts( array $ids ) {
	foreach ( $ids as $id ) {
		wp_delete_post( $id, true );
	}
	wp_delete_term( get_term_by( 'slug', 'popular-test', 'category' )->term_id, 'category' );
	delete_option( 'pagewright_views' );
	ListCache::clear();
}

function put_into_sidebar( array $instance ) {
	update_option( 'widget_wpp', array( 3 => $instance, '_multiwidget' => 1 ) );
	update_option( 'sidebars_widgets', array( 'side' => array( 'wpp-3' ), 'wp_inactive_widgets' => array(), 'array_version' => 3 ) );
}

function take_out_of_sidebar() {
	update_option( 'sidebars_widgets', array( 'side' => array(), 'wp_inactive_widgets' => array(), 'array_version' => 3 ) );
	delete_option( 'widget_wpp' );
}

function stored( array $instance ) {
	$widget = $GLOBALS['wp_widget_factory']->widgets['Pagewright\\Classic\\OldPopular'];
	ob_start();
	$widget->_set( 3 );
	$widget->form( $instance );
	$tags = new \WP_HTML_Tag_Processor( ob_get_clean() );
	$tags->next_tag( 'input' );
	$values = json_decode( $tags->get_attribute( 'value' ), true );
	$values['list']['limit'] = 1;
	return $widget->update( array( 'pagewright_values' => wp_json_encode( $values ) ), $instance );
}

function is_hidden() {
	wp_set_current_user( 1 );
	return in_array(
		'wpp',
		apply_filters(
			'widget_types_to_hide_from_legacy_widget_block',
			( new HiddenWidgets( new Loader( dirname( \Pagewright\FILE ) ) ) )->hide_types( array() )
		),
		true
	);
}

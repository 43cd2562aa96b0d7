<?php
/**
 * PHP code of classic.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Classic;

use Pagewright\Classic\Widget;

function html() {
	ob_start();
	the_widget(
		'SiteOrigin_Widget_Button_Widget',
		array( 'text' => 'Press' ),
		array( 'before_widget' => '<section class="%s">', 'after_widget' => '</section>' )
	);
	return ob_get_clean();
}

function html_in_widget_area() {
	ob_start();
	the_widget(
		'SiteOrigin_Widget_Accordion_Widget',
		array( 'title' => 'Questions', 'panels' => array( array( 'title' => 'A' ) ) ),
		array( 'before_title' => '<h2 class="mine">', 'after_title' => '</h2>' )
	);
	return ob_get_clean();
}

function values( array $saved ) {
	$widget = $GLOBALS['wp_widget_factory']->widgets['SiteOrigin_Widget_Button_Widget'];
	ob_start();
	$widget->form( $saved );
	$tags = new \WP_HTML_Tag_Processor( ob_get_clean() );
	$tags->next_tag();
	$root = $tags->get_attribute( 'data-values' );
	$tags->next_tag( 'input' );
	return array( $root, $tags->get_attribute( 'value' ) );
}

function values_of_empty_rows() {
	$widget = $GLOBALS['wp_widget_factory']->widgets['SiteOrigin_Widget_Accordion_Widget'];
	ob_start();
	$widget->form( json_decode( '{"panels":[{},{"title":"A"}],"design":{"heading":{}},"unknown":[]}', true ) );
	$tags = new \WP_HTML_Tag_Processor( ob_get_clean() );
	$tags->next_tag();
	$root = $tags->get_attribute( 'data-values' );
	$tags->next_tag( 'input' );
	return array( $root, $tags->get_attribute( 'value' ) );
}

function form_html() {
	$widget = $GLOBALS['wp_widget_factory']->widgets['SiteOrigin_Widget_Button_Widget'];
	$widget->_set( 4 );
	ob_start();
	$widget->form( array( 'text' => 'Say "hi" & <b>bye</b>' ) );
	return ob_get_clean();
}

function changed() {
	$writes = 0;
	add_filter(
		'query',
		static function ( $sql ) use ( &$writes ) {
			$writes += (int) preg_match( '/^\s*(INSERT|UPDATE|DELETE|REPLACE)/i', $sql );
			return $sql;
		}
	);
	foreach ( $GLOBALS['wp_widget_factory']->widgets as $widget ) {
		$widget instanceof Widget && $widget->get_settings();
	}
	return $writes;
}

function shortcode( $instance, string $widget_class ) {
	$value = wp_json_encode( array( 'instance' => map_deep( $instance, 'esc_html' ), 'args' => array() ) );
	return do_shortcode(
		'[siteorigin_widget class="' . $widget_class . '"]<input type="hidden" value="' . htmlentities( $value, ENT_QUOTES, 'UTF-8' ) . '" />[/siteorigin_widget]'
	);
}

function html_of_legacy_block() {
	$encoded = serialize( array( 'text' => 'Encoded' ) );
	return do_blocks(
		'<!-- wp:legacy-widget ' . wp_json_encode(
			array(
				'idBase' => 'sow-button',
				'instance' => array( 'encoded' => base64_encode( $encoded ), 'hash' => wp_hash( $encoded ) ),
			)
		) . ' /-->'
	);
}

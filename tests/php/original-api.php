<?php
/**
 * PHP code of original-api.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\OriginalApi;

function render( $widget_data ) {
	return render_block(
		array(
			'blockName' => 'sowb/third-party-opening-hours',
			'attrs' => array( 'widgetClass' => 'Third_Party_Opening_Hours', 'widgetData' => $widget_data ),
			'innerBlocks' => array(),
			'innerHTML' => '',
			'innerContent' => array(),
		)
	);
}

function html() {
	add_filter(
		'siteorigin_widgets_instance',
		static fn ( $data, $widget ) => array( 'url' => 'https://example.org/' . $widget->id_base ) + $data,
		10,
		2
	);
	add_filter(
		'siteorigin_widgets_instance_sow-button',
		static function ( $data ) {
			unset( $data['design'] );
			return $data;
		}
	);
	add_filter(
		'siteorigin_widgets_template_html_sow-button',
		static fn ( $html, $data, $widget ) => $html . '<i>' . $data['text'] . get_class( $widget ) . '</i>',
		10,
		3
	);
	add_filter(
		'siteorigin_widgets_wrapper_classes_sow-button',
		static fn ( $classes, $data ) => array( ...$classes, 'is-' . $data['text'] ),
		10,
		2
	);
	add_filter( 'siteorigin_widgets_wrapper_id_sow-button', static fn () => 'mine' );
	add_filter( 'siteorigin_widgets_wrapper_data_sow-button', static fn () => array( 'kind' => 'a"b', 'list' => array( 1 ) ) );
	return render_block(
		array(
			'blockName' => 'sowb/siteorigin-widget-button-widget',
			'attrs' => array( 'widgetData' => array( 'text' => 'Go' ) ),
			'innerBlocks' => array(),
			'innerHTML' => '',
			'innerContent' => array(),
		)
	);
}

function form( array $data ) {
	wp_set_current_user( 1 );
	$request = new \WP_REST_Request( 'POST', '/sowb/v1/widgets/forms' );
	$request->set_body_params( array( 'widgetClass' => 'Third_Party_Opening_Hours', 'widgetData' => $data ) );
	$tags = new \WP_HTML_Tag_Processor( rest_do_request( $request )->get_data() );
	$tags->next_tag();
	return array( json_decode( $tags->get_attribute( 'data-schema' ) ), json_decode( $tags->get_attribute( 'data-values' ) ) );
}

function classic_widget_and_block() {
	ob_start();
	the_widget(
		'Third_Party_Opening_Hours',
		array( 'title' => 'Classic' ),
		array( 'before_title' => '<h2>', 'after_title' => '</h2>' )
	);
	$html = ob_get_clean();
	return array(
		str_contains( $html, '<h2>Classic</h2>' ),
		\WP_Block_Type_Registry::get_instance()->is_registered( 'sowb/third-party-opening-hours' ),
	);
}

function answers() {
	$bundle = \SiteOrigin_Widgets_Bundle::single();
	return array(
		'dir' => basename( siteorigin_widget_get_plugin_dir_path( 'opening-hours' ) ),
		'none' => siteorigin_widget_get_plugin_path( 'nobody' ),
		'icon' => str_contains( siteorigin_widget_get_icon( 'fontawesome-sow-fas-ship' ), '<svg' ),
		'font' => siteorigin_widget_get_font( 'Roboto:700italic' ),
		'tag' => array( siteorigin_widget_valid_tag( 'script', 'h3' ), siteorigin_widget_valid_tag( 'H2', 'h3' ) ),
		'url' => array( sow_esc_url( 'javascript:alert(1)' ), sow_esc_url( 'https://example.org/?a=1&b=2' ) ),
		'active' => isset( $bundle->get_active_widgets()['opening-hours'], $bundle->get_active_widgets()['button'] ),
		'class' => get_class( \SiteOrigin_Widgets_Widget_Manager::get_widget_instance( 'Third_Party_Opening_Hours' ) ),
		'query' => siteorigin_widget_post_selector_process_query( 'post_type=page&posts_per_page=3', false )['posts_per_page'],
	);
}

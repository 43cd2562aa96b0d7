<?php
/*
Widget Name: Opening hours
Description: When we are open.
Author: Third party
*/

class Third_Party_Opening_Hours extends SiteOrigin_Widget {
	function __construct() {
		parent::__construct(
			'opening-hours',
			__( 'Opening hours', 'third-party' ),
			array( 'description' => __( 'When we are open.', 'third-party' ) ),
			array(),
			false,
			plugin_dir_path( __FILE__ )
		);
	}

	function initialize() {
		$this->register_frontend_styles( array( array( 'third-party-hours', plugin_dir_url( __FILE__ ) . 'hours.css', array(), '1.0' ) ) );
	}

	function get_widget_form() {
		return array(
			'title'    => array( 'type' => 'text', 'label' => __( 'Title', 'third-party' ) ),
			'layout'   => array(
				'type'          => 'select',
				'label'         => __( 'Layout', 'third-party' ),
				'options'       => array( 'list' => 'List', 'table' => 'Table' ),
				'default'       => 'table',
				'state_emitter' => array( 'callback' => 'select', 'args' => array( 'layout' ) ),
			),
			'stripes'  => array(
				'type'          => 'checkbox',
				'label'         => __( 'Stripes', 'third-party' ),
				'default'       => true,
				'state_handler' => array( 'layout[table]' => array( 'show' ), '_else[layout]' => array( 'hide' ) ),
			),
			'days'     => array(
				'type'       => 'repeater',
				'label'      => __( 'Days', 'third-party' ),
				'item_name'  => __( 'Day', 'third-party' ),
				'item_label' => array( 'selector' => "[id*='day']", 'update_event' => 'change', 'value_method' => 'val' ),
				'fields'     => array(
					'day'   => array( 'type' => 'text', 'label' => __( 'Day', 'third-party' ) ),
					'hours' => array( 'type' => 'text', 'label' => __( 'Hours', 'third-party' ) ),
				),
			),
			'design'   => array(
				'type'   => 'section',
				'label'  => __( 'Design', 'third-party' ),
				'hide'   => true,
				'fields' => array( 'color' => array( 'type' => 'color', 'label' => __( 'Color', 'third-party' ), 'default' => '#336699' ) ),
			),
			'link'     => array( 'type' => 'widget', 'label' => __( 'Button', 'third-party' ), 'class' => 'SiteOrigin_Widget_Button_Widget' ),
		);
	}

	function get_template_variables( $instance, $args ) {
		return array( 'days' => $instance['days'], 'color' => $instance['design']['color'] );
	}
}

siteorigin_widget_register( 'opening-hours', __FILE__, 'Third_Party_Opening_Hours' );

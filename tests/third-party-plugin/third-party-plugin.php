<?php
/**
 * Plugin Name: A plugin with a widget for the SiteOrigin Widgets Bundle
 * Description: Written for the original API alone: a class with fields, and a PHP template.
 * Version:     1.0.0
 * License:     GPL-3.0-or-later
 * Text Domain: third-party
 *
 * @package ThirdParty
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'siteorigin_widgets_widget_folders',
	static function ( $folders ) {
		$folders[] = plugin_dir_path( __FILE__ ) . 'widgets/';
		return $folders;
	}
);
add_filter( 'siteorigin_widgets_template_html_opening-hours', static fn ( $html, $instance, $widget ) => $html . "<!-- {$widget->id_base} -->", 10, 3 );
add_filter( 'siteorigin_widgets_instance_opening-hours', static fn ( $instance ) => array( 'note' => 'Closed on holidays' ) + $instance );

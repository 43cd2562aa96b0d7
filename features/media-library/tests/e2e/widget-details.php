<?php
/**
 * PHP code of widget-details.spec.ts: widgets with files.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\WidgetDetails;

/**
 * Makes a widget the only one in the area of the theme.
 *
 * @param string $kind   Kind of the file, such as `image`.
 * @param array  $values Its values.
 */
function put_widget( string $kind, array $values ) {
	update_option( "widget_media_$kind", array( 2 => $values, '_multiwidget' => 1 ) );
	update_option(
		'sidebars_widgets',
		array( 'side' => array( "media_$kind-2" ), 'wp_inactive_widgets' => array(), 'array_version' => 3 )
	);
}

/**
 * Returns the saved values of the widget, and removes it.
 *
 * @param string $kind Kind of the file.
 */
function take_widget( string $kind ): array {
	$values = get_option( "widget_media_$kind" )[2];
	delete_option( "widget_media_$kind" );
	update_option( 'sidebars_widgets', array( 'side' => array(), 'wp_inactive_widgets' => array(), 'array_version' => 3 ) );
	return $values;
}

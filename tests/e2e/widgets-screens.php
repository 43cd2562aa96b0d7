<?php
/**
 * PHP code of widgets-screens.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\E2e\WidgetsScreens;

function put_two_fields_into_sidebar() {
	update_option( 'widget_sow-button', array( 2 => array( 'text' => 'Old', 'later' => 'kept' ), '_multiwidget' => 1 ) );
	update_option(
		'sidebars_widgets',
		array( 'side' => array( 'sow-button-2' ), 'wp_inactive_widgets' => array(), 'array_version' => 3 )
	);
}

function put_button_into_sidebar() {
	update_option( 'widget_sow-button', array( 2 => array( 'text' => 'Old' ), '_multiwidget' => 1 ) );
	update_option(
		'sidebars_widgets',
		array( 'side' => array( 'sow-button-2' ), 'wp_inactive_widgets' => array(), 'array_version' => 3 )
	);
}

function put_old_block_into_sidebar( string $old ) {
	delete_option( 'sowb_block_migration' );
	update_option( 'widget_block', array( 2 => array( 'content' => $old ), '_multiwidget' => 1 ) );
	update_option(
		'sidebars_widgets',
		array( 'side' => array( 'block-2' ), 'wp_inactive_widgets' => array(), 'array_version' => 3 )
	);
}

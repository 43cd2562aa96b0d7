<?php
/**
 * PHP code of every-field.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\E2e\EveryField;

function place() {
	update_option( 'widget_example-every-field', array( 2 => array(), '_multiwidget' => 1 ) );
	update_option(
		'sidebars_widgets',
		array( 'side' => array( 'example-every-field-2' ), 'wp_inactive_widgets' => array(), 'array_version' => 3 )
	);
}

<?php
/**
 * PHP code of classic-form.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\E2e\ClassicForm;

function open_notice() {
	update_option( 'widget_example-notice', array( 2 => array( 'text' => '', 'kind' => 'info' ), '_multiwidget' => 1 ) );
	update_option(
		'sidebars_widgets',
		array( 'side' => array( 'example-notice-2' ), 'wp_inactive_widgets' => array(), 'array_version' => 3 )
	);
}

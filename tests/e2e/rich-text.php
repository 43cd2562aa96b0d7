<?php
/**
 * PHP code of rich-text.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\E2e\RichText;

function put_rich_text_into_sidebar() {
	update_option( 'widget_example-builder', array( 2 => array( 'text' => '<p>Hello</p>' ), '_multiwidget' => 1 ) );
	update_option(
		'sidebars_widgets',
		array( 'side' => array( 'example-builder-2' ), 'wp_inactive_widgets' => array(), 'array_version' => 3 )
	);
}

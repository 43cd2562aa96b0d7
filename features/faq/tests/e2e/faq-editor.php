<?php
/**
 * PHP code of faq-editor.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Faq\E2e\FaqEditor;

function update_option_of_test() {
	update_option(
		'widget_pagewright-faq',
		array( 2 => array( 'title' => 'Help', 'search' => array( 'enabled' => true ) ), '_multiwidget' => 1 )
	);
	update_option(
		'sidebars_widgets',
		array( 'side' => array( 'pagewright-faq-2' ), 'wp_inactive_widgets' => array(), 'array_version' => 3 )
	);
}

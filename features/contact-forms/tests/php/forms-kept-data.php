<?php
/**
 * PHP code of forms-kept-data.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsKeptData;

use Pagewright\Features\ContactForms\Settings;

function row() {
	return implode( '', apply_filters( 'plugin_row_meta', array( 'Version 1' ), plugin_basename( \Pagewright\FILE ) ) );
}

function erase_on_uninstall() {
	Settings::load()->with( array( 'erase_on_uninstall' => true ) )->save();
}

function forget_settings() {
	delete_option( 'pagewright_forms' );
	Settings::create();
}

<?php
/**
 * PHP code of views-kept-data.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\ViewsKeptData;

use Pagewright\Features\PopularPosts\Views\Settings;

function erase_on_uninstall() {
	Settings::load()->with( array( 'erase_on_uninstall' => true ) )->save();
}

function row() {
	return implode( ' ', apply_filters( 'plugin_row_meta', array( 'Version 1' ), plugin_basename( \Pagewright\FILE ) ) );
}

function forget_settings() {
	delete_option( 'pagewright_views' );
}

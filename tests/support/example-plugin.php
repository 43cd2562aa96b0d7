<?php
/**
 * PHP code of example-plugin.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Support\ExamplePlugin;

function activate_example( string $name ) {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	return activate_plugin( 'pagewright-' . $name . '/' . $name . '-plugin.php' );
}

function remove_plugin( string $name ) {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	deactivate_plugins( 'pagewright-' . $name . '/' . $name . '-plugin.php' );
}

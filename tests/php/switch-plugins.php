<?php
/**
 * PHP code of switch-plugins.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\SwitchPlugins;

use Pagewright\Switching\Arrival;

function arrives( $request, array $data, string $folder ) {
	$_REQUEST = $request;
	$_SERVER = $data + $_SERVER;
	return Arrival::of( $folder );
}

function arrival( array $values ) {
	define( 'WP_CLI', true );
	$_SERVER['argv'] = $values;
	return Arrival::of( 'contact-form-7' );
}

function row() {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	return implode( ' ', apply_filters( 'plugin_row_meta', array( 'Version 1' ), plugin_basename( \Pagewright\FILE ) ) );
}

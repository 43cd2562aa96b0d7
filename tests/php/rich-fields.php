<?php
/**
 * PHP code of rich-fields.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\RichFields;

use Pagewright\Providers\Icons\Icons;

function load_icons( array $values ) {
	Icons::html( 'fontawesome-nope' );
	memory_reset_peak_usage(); // phpcs:ignore PHPCompatibility -- tests run on PHP 8.2 or later.
	$before = memory_get_usage();
	foreach ( $values as $value ) {
		Icons::html( $value );
	}
	return array( 'kept' => memory_get_usage() - $before, 'peak' => memory_get_peak_usage() - $before );
}

function icon_with_declarations() {
	return Icons::html( 'fontawesome-ship', array( 'color:red', 'font-size' => '12px', 'x:}<' ) );
}

function links() {
	$a = wp_insert_post( array( 'post_title' => 'A', 'post_status' => 'publish' ) );
	return array( $a, wp_insert_post( array( 'post_title' => 'B', 'post_status' => 'draft' ) ), get_permalink( $a ) );
}

function icon_of_add_on( array $family ) {
	add_filter( 'pagewright/icons/families', fn( $families ) => array_merge( $families, $family ) );
	Icons::reset();
	return array( Icons::html( 'acme-boat' ), wp_style_is( 'siteorigin-widget-icon-font-acme' ) );
}

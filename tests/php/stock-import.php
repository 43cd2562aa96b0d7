<?php
/**
 * PHP code of stock-import.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\StockImport;

use Pagewright\Providers\Downloads\Address;
use Pagewright\Providers\Stock\Failure;
use Pagewright\Providers\Stock\Import;
use Pagewright\Providers\Stock\Picture;
use Pagewright\Providers\Stock\Stock;
use Pagewright\Rest\PublicError;
use Pagewright\Rest\Rate;

function importing( string $value, $facts, string $before ) {
	eval( $before );
	wp_set_current_user( 1 );
	$url = $value;
	$picture = Picture::of( array( 'file' => $url ) + $facts + array( 'title' => 'A <b>boat</b> & "sea"', 'thumbnail' => $url ) );
	$id = 0;
	$message = '';
	try {
		$id = Import::run( $picture, 0 );
	} catch ( Failure $failure ) {
		$message = $failure->getMessage();
	}
	$post = $id ? get_post( $id ) : null;
	return array(
		'id' => $id,
		'message' => $message,
		'left' => glob( get_temp_dir() . 'pagewright-stock*' ),
		'title' => $post?->post_title,
		'caption' => $post?->post_excerpt,
		'alt' => get_post_meta( $id, '_wp_attachment_image_alt', true ),
		'credit' => get_post_meta( $id, '_pagewright_credit', true ),
		'file' => basename( (string) get_attached_file( $id ) ),
		'parent' => $post?->post_parent,
	);
}

function status( string $port ) {
	// If the test's site may connect to no other host.
	define( 'WP_ACCESSIBLE_HOSTS', 'pagewright.invalid' );
	$url = 'http://pagewright.invalid:' . $port . '/pictures/picture.jpg';
	$let_go = Address::pin( $url, '127.0.0.1' );
	$status = (int) wp_remote_retrieve_response_code( wp_remote_get( $url ) );
	$let_go();
	return $status;
}

function import_from_unsplash( string $base ) {
	$unsplash = Stock::providers()['unsplash'];
	$unsplash->imported( $base . '/unsplash/photos/x/download?ixid=1' );
	$unsplash->imported( $base . '/elsewhere' );
	$unsplash->imported( '' );
}

function said() {
	wp_set_current_user( 1 );
	foreach ( range( 1, 3 ) as $call ) {
		Rate::spend( 'test', 3 );
	}
	try {
		Rate::spend( 'test', 3 );
	} catch ( PublicError $error ) {
		return array( $error->status, $error->getMessage() );
	}
	return array();
}

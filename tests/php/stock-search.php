<?php
/**
 * PHP code of stock-search.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\StockSearch;

use Pagewright\Providers\Stock\Failure;
use Pagewright\Providers\Stock\Openverse\Provider;
use Pagewright\Providers\Stock\Picture;
use Pagewright\Providers\Stock\Signature;
use Pagewright\Providers\Stock\Stock;

function search( string $provider, string $query, $page ) {
	try {
		return Stock::search( Stock::providers()[$provider], $query, $page )->to_array();
	} catch ( Failure $failure ) {
		return $failure->getMessage();
	}
}

function said( string $port, string $base ) {
	$said = array();
	foreach ( array( new Provider( 'http://127.0.0.1:' . $port . '1' ), new \Pagewright\Providers\Stock\Pixabay\Provider( 'bad', $base . '/pixabay' ) ) as $provider ) {
		try {
			$provider->search( 'boat', 1 );
		} catch ( Failure $failure ) {
			$said[] = $failure->getMessage();
		}
	}
	return $said;
}

function read( string $change ) {
	$picture = Picture::of( array( 'file' => 'https://example.com/a.jpg', 'author' => 'Ann' ) );
	$signature = Signature::make( 'openverse', $picture, 5, 1000 );
	$url = 'https://example.com/a.jpg';
	$user = 5;
	$now = 1001;
	eval( $change );
	$read = Signature::read( $signature, $url, $user, $now );
	return null === $read ? null : $read['provider'] . ' ' . $read['picture']->get( 'author' );
}

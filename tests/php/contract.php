<?php
/**
 * PHP code of contract.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Contract;

use Pagewright\Providers\Stock\Picture;
use Pagewright\Providers\Stock\Signature;

function signature( string $url, string $value ) {
	$picture = Picture::of( array( 'file' => $url, 'thumbnail' => $url, 'title' => 'Boat' ) );
	return Signature::make( 'openverse', $picture, get_user_by( 'login', 'test-' . $value )->ID );
}

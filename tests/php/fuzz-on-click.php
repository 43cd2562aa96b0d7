<?php
/**
 * PHP code of fuzz-on-click.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\FuzzOnClick;

use Pagewright\Blocks\OnClick;

function with_site_functions() {
	$filter = static fn ( $all ) => array( ...array_diff( $all, array( 'fbq' ) ), 'acme.track' );
	add_filter( 'pagewright/button/onclick_allowlist', $filter );
	$out = array(
		OnClick::clean( 'acme.track( 1 )' ),
		OnClick::clean( 'fbq( "track", "x" )' ),
		OnClick::clean( 'acme.track( "javascript:1" )' ),
	);
	remove_filter( 'pagewright/button/onclick_allowlist', $filter );
	return $out;
}

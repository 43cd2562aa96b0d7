<?php
/**
 * PHP code of trusted-types.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\E2e\TrustedTypes;

function paths() {
	return array_values(
		array_map(
			static fn ( $page ) => wp_make_link_relative( get_permalink( $page ) ),
			array_filter( get_pages(), static fn ( $page ) => preg_match( '/^(demo|page)-|^(home|all-widgets)$/', $page->post_name ) )
		)
	);
}

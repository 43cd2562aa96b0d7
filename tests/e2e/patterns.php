<?php
/**
 * PHP code of patterns.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\E2e\Patterns;

use Pagewright\Patterns\Patterns;

function pattern_names() {
	( new Patterns() )->register();
	return array_values(
		array_filter(
			\WP_Block_Patterns_Registry::get_instance()->get_all_registered(),
			static fn ( $one ) => str_starts_with( $one['name'], 'pagewright/' )
		)
	);
}

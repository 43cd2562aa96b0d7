<?php
/**
 * PHP code of features.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Features;

/** Returns all callbacks in the files hooks.json, those that are not on their hook, and their loaded classes. */
function listed_callbacks() {
	$callbacks = ( require WP_PLUGIN_DIR . '/pagewright/build/features.php' )['callbacks'];
	$classes   = array_unique( array_column( $callbacks, 1 ) );
	$loaded    = array_filter( $classes, static fn ( $one ) => class_exists( $one, false ) );
	$missing   = array_filter(
		$callbacks,
		static fn ( $one ) =>
			10 !== has_filter( $one[0], array( $one[1], $one[2] ) ) || ! is_callable( array( $one[1], $one[2] ) )
	);
	return array(
		'callbacks' => array_column( $callbacks, 0 ),
		'missing'   => array_values( array_column( $missing, 0 ) ),
		'loaded'    => array_values( $loaded ),
	);
}

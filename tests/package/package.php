<?php
/**
 * PHP code of package.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Package\Package;

function missing( array $classes ) {
	return array_values( array_filter( $classes, static fn ( $name ) => ! class_exists( $name ) && ! interface_exists( $name ) ) );
}

<?php
/**
 * PHP code of cases.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Cases;

use Pagewright\Fields\Registry;

function answers( array $suites ) {
	$registry = new Registry();
	$answer = static function ( array $suite, array $case ) use ( $registry ): array {
		$options = array( 'type' => $suite['type'] ) + ( $case['field'] ?? array() );
		$field = $registry->get( $suite['type'] );
		$stored = $field->clean( $case['raw'], $options, $case['siblings'] ?? array(), 'size' );
		return array( 'stored' => $stored, 'css' => $field->css( $stored, $options ) );
	};
	return array_map(
		static fn ( $suite ) => array_map( static fn ( $case ) => $answer( $suite, $case ), $suite['cases'] ),
		$suites
	);
}

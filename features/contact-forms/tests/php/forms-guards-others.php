<?php
/**
 * PHP code of forms-guards-others.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsGuardsOthers;

use Pagewright\Features\ContactForms\Hooks;

function is_refused( array $data, string $before, string $value, string $value_2 ) {
	eval( $before );
	$_POST = $data;
	eval( $value );
	return eval( $value_2 );
}

function hooks() {
	$feature = new \ReflectionClass( Hooks::class );
	return array_intersect_key( $feature->getConstants(), array( 'PRINTED' => 1, 'CHANGED' => 1, 'JUDGED' => 1 ) );
}

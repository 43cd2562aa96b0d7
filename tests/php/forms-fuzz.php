<?php
/**
 * PHP code of forms-fuzz.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\FormsFuzz;

use Pagewright\Forms\Input;
use Pagewright\Forms\Rules\Rules;
use Pagewright\Forms\Validator;

function in_php( array $questions ) {
	return array_map(
		static fn ( array $one ): array => array(
			'answer' => Validator::check( array( 'rules' => array( $one['rule'] ) ), new Input( $one['values'], $one['files'] ) ),
			'rule' => Rules::complete( $one['rule'] ),
		),
		$questions
	);
}

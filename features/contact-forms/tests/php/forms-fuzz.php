<?php
/**
 * PHP code of forms-fuzz.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsFuzz;

use Pagewright\Features\ContactForms\Input;
use Pagewright\Features\ContactForms\Rules\Rules;
use Pagewright\Features\ContactForms\Validator;

function in_php( array $questions ) {
	return array_map(
		static fn ( array $one ): array => array(
			'answer' => Validator::check( array( 'rules' => array( $one['rule'] ) ), new Input( $one['values'], $one['files'] ) ),
			'rule' => Rules::complete( $one['rule'] ),
		),
		$questions
	);
}

<?php
/**
 * PHP code of forms-rules.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsRules;

use Pagewright\Features\ContactForms\Input;
use Pagewright\Features\ContactForms\Rules\Rule;
use Pagewright\Features\ContactForms\Rules\Rules;
use Pagewright\Features\ContactForms\Validator;

function answers( array $suites ) {
	$answer = static fn ( array $one ): ?string => Validator::check(
		array( 'rules' => array( $one['rule'] ) ),
		new Input( $one['values'], $one['files'] )
	)['x'] ?? null;
	return array_map( static fn ( $suite ) => array_map( $answer, $suite['questions'] ), $suites );
}

function check( array $rules, $values, array $order ) {
	return (object) Validator::check( array( 'rules' => $rules ), new Input( $values ), $order );
}

function answers_of_rules() {
	$class = get_class(
		new class() implements Rule {
			public function accepts( array $rule, Input $input ): bool {
				return array( 'DE02' ) === $input->values( $rule['field'] );
			}
		}
	);
	$add = static fn ( array $rules ): array => $rules + array( 'iban' => $class, 'no-class' => 'phpinfo' );
	$over = static fn ( bool $is, array $rule, Input $input ): bool => $is || 'email' === $rule['rule'] && array( 'boss' ) === $input->values( $rule['field'] );
	add_filter( 'pagewright/forms/available-rules', $add );
	add_filter( 'pagewright/forms/accepts', $over, 10, 3 );
	$check = static fn ( string $rule, string $value ): array => Validator::check(
		array( 'rules' => array( array( 'rule' => $rule, 'field' => 'x', 'error' => 'E' ) ) ),
		new Input( array( 'x' => $value ) )
	);
	$answers = array(
		$check( 'iban', 'DE02' ),
		$check( 'iban', 'DE03' ),
		$check( 'no-class', 'a' ),
		$check( 'email', 'boss' ),
		$check( 'email', 'clerk' ),
	);
	remove_filter( 'pagewright/forms/available-rules', $add );
	remove_filter( 'pagewright/forms/accepts', $over );
	return array( $answers, $check( 'iban', 'DE03' ) );
}

function completed() {
	$complete = static fn ( array $rule ): array => Rules::complete( $rule );
	$plain = array( 'rule' => 'url', 'field' => 'x' );
	$own = static fn ( array $schemes ): array => array( ...$schemes, 'myapp' );
	$answers = array(
		$complete( $plain ) === $plain,
		$complete(
			array( 'rule' => 'any', 'rules' => array( array( 'rule' => 'file', 'accept' => array( 'image/png', '.txt' ) ) ) )
		),
	);
	return $answers;
}

function clean_invalid_text() {
	return array( Input::clean( " a\xff<&b \xc2" ), Input::length( 'a😀é' ) );
}

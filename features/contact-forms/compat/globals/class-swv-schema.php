<?php
/**
 * Schema class of Contact Form 7 for add-ons.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

/** Rules in the order of validation; a rule itself when it groups others. */
class WPCF7_SWV_Schema extends WPCF7_SWV_Rule {
	/** @var list<WPCF7_SWV_Rule> */
	private array $rules = array();

	/** @param WPCF7_SWV_Rule|null $rule Null, for an unknown rule, is ignored. */
	public function add_rule( $rule ) {
		if ( $rule instanceof WPCF7_SWV_Rule ) {
			$this->rules[] = $rule;
		}
	}

	public function rules() {
		return $this->rules;
	}

	public function to_array() {
		return array_merge(
			parent::to_array(),
			array(
				'rules' => array_map( static fn ( WPCF7_SWV_Rule $rule ): array => $rule->to_array(), $this->rules ),
			)
		);
	}
}

<?php
/**
 * Finds rules by name.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rules;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Input;

/** Finds the class of a rule and calls it. */
final class Rules {
	public const NAMES = array(
		'all',
		'any',
		'date',
		'dayofweek',
		'email',
		'enum',
		'file',
		'maxdate',
		'maxfilesize',
		'maxitems',
		'maxlength',
		'maxnumber',
		'mindate',
		'minfilesize',
		'minitems',
		'minlength',
		'minnumber',
		'number',
		'required',
		'requiredfile',
		'stepnumber',
		'tel',
		'time',
		'url',
	);

	/** Returns null for an unknown name. */
	public static function of( mixed $name ): ?Rule {
		$class = is_string( $name ) ? self::classes()[ $name ] ?? null : null;
		return self::is_rule( $class ) ? new $class() : null;
	}

	/** @return list<string> Names of our rules and of rules of add-ons. */
	public static function names(): array {
		return array_keys( array_filter( self::classes(), self::is_rule( ... ) ) );
	}

	private static function is_rule( mixed $class ): bool {
		return is_string( $class ) && is_subclass_of( $class, Rule::class );
	}

	/** @return array<mixed> Class by name; add-ons may have added values of any type. */
	private static function classes(): array {
		$own = array_map(
			static fn ( string $one ): string => __NAMESPACE__ . '\\' . ucfirst( $one ) . '\\Rule',
			array_combine( self::NAMES, self::NAMES )
		);
		/**
		 * Filters the available rules, for add-ons with their own. Browsers skip those; the server validates them.
		 *
		 * @param array<string, class-string<Rule>> $own Class by name.
		 *
		 * @example add_filter( 'pagewright/forms/available-rules', fn ( $rules ) => $rules + array( 'iban' => Iban_Rule::class ) );
		 */
		return (array) apply_filters( 'pagewright/forms/available-rules', $own );
	}

	/**
	 * Returns whether the input passes a rule. Unknown rules pass.
	 *
	 * @param array<string, mixed> $rule Its properties.
	 */
	public static function accept( array $rule, Input $input ): bool {
		$judge = self::of( $rule['rule'] ?? null );
		if ( null === $judge ) {
			return true;
		}
		$rule['field'] = (string) ( $rule['field'] ?? '' );
		$is_accepted   = $judge->accepts( $rule, $input );
		/**
		 * Filters whether the input passes a rule. Applies on the server only.
		 *
		 * @param bool                 $is_accepted Result of the rule.
		 * @param array<string, mixed> $rule        `rule` is its name; `field` and its parameters.
		 * @param Input                $input       Values of all fields.
		 *
		 * @example add_filter( 'pagewright/forms/accepts', fn ( $is, $rule, $input ) => $is && ( 'email' !== $rule['rule'] || is_company_mail( $input->values( $rule['field'] ) ) ), 10, 3 );
		 */
		return (bool) apply_filters( 'pagewright/forms/accepts', $is_accepted, $rule, $input );
	}

	/** Returns the message of a failed rule; '' for none. @param array<string, mixed> $rule Its properties. */
	public static function error( array $rule, Input $input ): string {
		$judge = self::of( $rule['rule'] ?? null );
		$inner = $judge instanceof Group ? $judge->error( $rule, $input ) : '';
		return '' !== $inner ? $inner : ( is_string( $rule['error'] ?? null ) ? $rule['error'] : '' );
	}

	/**
	 * Adds data that browsers do not have to a rule: the site's URL protocols if they differ from the defaults, and the
	 * extensions of file types.
	 *
	 * @param array<string, mixed> $rule
	 * @return array<string, mixed>
	 */
	public static function complete( array $rule ): array {
		if ( is_array( $rule['rules'] ?? null ) ) {
			$rule['rules'] = array_map( self::complete( ... ), Lists::rules( $rule ) );
		}
		return match ( $rule['rule'] ?? null ) {
			'url'  => Url\Rule::complete( $rule ),
			'file' => File\Rule::complete( $rule ),
			default => $rule,
		};
	}
}

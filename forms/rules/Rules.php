<?php
/**
 * All rules by name.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Rules;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Input;

/** Finds the class of a rule and asks it. */
final class Rules {
	public const NAMES = array( 'all', 'any', 'date', 'dayofweek', 'email', 'enum', 'file', 'maxdate', 'maxfilesize', 'maxitems', 'maxlength', 'maxnumber', 'mindate', 'minfilesize', 'minitems', 'minlength', 'minnumber', 'number', 'required', 'requiredfile', 'stepnumber', 'tel', 'time', 'url' );

	/** Null for a name that nobody knows. */
	public static function of( mixed $name ): ?Rule {
		$class = is_string( $name ) ? self::classes()[ $name ] ?? null : null;
		return self::is_rule( $class ) ? new $class() : null;
	}

	/** @return list<string> Names of our rules and of those that add-ons bring. */
	public static function names(): array {
		return array_keys( array_filter( self::classes(), self::is_rule( ... ) ) );
	}

	private static function is_rule( mixed $class ): bool {
		return is_string( $class ) && is_subclass_of( $class, Rule::class );
	}

	/** @return array<mixed> Class by name; add-ons may have put anything there. */
	private static function classes(): array {
		$own = array_map( static fn ( string $one ): string => __NAMESPACE__ . '\\' . ucfirst( $one ) . '\\Rule', array_combine( self::NAMES, self::NAMES ) );
		/**
		 * Filters which rules there are, for add-ons with rules of their own. Browsers skip those; the server judges.
		 *
		 * @param array<string, class-string<Rule>> $own Class by name.
		 *
		 * @example add_filter( 'pagewright/forms/available-rules', fn ( $rules ) => $rules + array( 'iban' => Iban_Rule::class ) );
		 */
		return (array) apply_filters( 'pagewright/forms/available-rules', $own );
	}

	/** Whether the input keeps a rule. One that nobody knows is kept. @param array<string, mixed> $rule Its properties. */
	public static function accept( array $rule, Input $input ): bool {
		$judge = self::of( $rule['rule'] ?? null );
		if ( null === $judge ) {
			return true;
		}
		$rule['field'] = (string) ( $rule['field'] ?? '' );
		$is_accepted   = $judge->accepts( $rule, $input );
		/**
		 * Filters whether the input keeps a rule. Browsers do not hear of it.
		 *
		 * @param bool                 $is_accepted What the rule says.
		 * @param array<string, mixed> $rule        `rule` is its name; `field`, and what it needs.
		 * @param Input                $input       Gives the values of any field.
		 *
		 * @example add_filter( 'pagewright/forms/accepts', fn ( $is, $rule, $input ) => $is && ( 'email' !== $rule['rule'] || is_company_mail( $input->values( $rule['field'] ) ) ), 10, 3 );
		 */
		return (bool) apply_filters( 'pagewright/forms/accepts', $is_accepted, $rule, $input );
	}

	/** Why the input does not keep a rule, in its own words; '' where it has none. @param array<string, mixed> $rule Its properties. */
	public static function error( array $rule, Input $input ): string {
		$judge = self::of( $rule['rule'] ?? null );
		$inner = $judge instanceof Group ? $judge->error( $rule, $input ) : '';
		return '' !== $inner ? $inner : ( is_string( $rule['error'] ?? null ) ? $rule['error'] : '' );
	}

	/**
	 * What the browser cannot know of a rule is said in it: which schemes of addresses the site allows, if they are not
	 * the usual ones, and which extensions belong to the types of files.
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

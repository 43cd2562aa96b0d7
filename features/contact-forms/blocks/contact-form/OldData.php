<?php
/**
 * Migration of contact forms.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Blocks\ContactForm;

defined( 'ABSPATH' ) || exit;

/** Moves old keys to their current places. Current values always win over old ones. */
final class OldData {
	/** The margin below fields. */
	private const LAST_SIDES = '0px 0px %s 0px';

	/**
	 * @param array<string, mixed> $raw Saved data.
	 * @return array<string, mixed>
	 */
	public static function migrate( array $raw ): array {
		$fields = $raw['design']['fields'] ?? null;
		// Fields once had only a margin below them.
		if ( is_array( $fields ) && is_scalar( $fields['margin'] ?? null ) && ! isset( $fields['multi_margin'] ) ) {
			$margin = trim( (string) $fields['margin'] );
			$margin = is_numeric( $margin )
				? $margin . ( is_string( $fields['margin_unit'] ?? null ) ? $fields['margin_unit'] : 'px' )
				: $margin;
			if ( '' !== $margin ) {
				$raw['design']['fields']['multi_margin'] = sprintf( self::LAST_SIDES, $margin );
			}
		}
		// A checkbox that meant reCAPTCHA v2 before v3 existed.
		$captcha = $raw['spam']['recaptcha']['use_captcha'] ?? null;
		if ( true === $captcha || 'on' === $captcha || 1 === $captcha || '1' === $captcha ) {
			$raw['spam']['recaptcha']['use_captcha'] = 'v2';
		}
		return $raw;
	}
}

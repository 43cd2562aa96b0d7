<?php
/**
 * The on-click attribute.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Lets calls of known tracking functions through and nothing else: `callee( literal, … )`, several joined by `;`.
 * What is printed is written anew from the parsed values, never copied from the input.
 */
final class OnClick {
	/** Calling one of these sends data to a tracker and cannot run other code, as long as all arguments are literals. */
	private const CALLEES = array(
		'ga',
		'__gaTracker',
		'gtag',
		'gtag_report_conversion',
		'dataLayer.push',
		'_gaq.push',
		'_paq.push',
		'_hsq.push',
		'uetq.push',
		'fbq',
		'twq',
		'pintrk',
		'snaptr',
		'rdt',
		'lintrk',
		'ttq.track',
		'plausible',
		'umami.track',
		'clarity',
		'hj',
		'mixpanel.track',
		'posthog.capture',
	);

	private const MAX_BYTES = 2000;

	/** Hexadecimal escapes, because esc_attr() leaves an entity in a string as it is and the browser would read it as a quote. */
	private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR;

	/** The calls as JavaScript, to be escaped as an attribute; '' when a single part of them is anything else. */
	public static function clean( string $code ): string {
		$code = trim( html_entity_decode( $code, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		if ( '' === $code || strlen( $code ) > self::MAX_BYTES ) {
			return '';
		}
		try {
			$literals = new Literals( $code );
			$calls    = array();
			while ( ! $literals->is_at_end() ) {
				$calls[] = self::call( $literals );
				while ( $literals->take( ';' ) ) {
					continue;
				}
			}
			return implode( '; ', $calls );
		} catch ( \UnexpectedValueException | \JsonException ) {
			return '';
		}
	}

	/** @throws \UnexpectedValueException When it is no call of a known function, or two calls follow each other without a semicolon. */
	private static function call( Literals $literals ): string {
		$callee = $literals->match( '/\G(?:window\s*\.\s*)?([A-Za-z_$][\w$]*(?:\s*\.\s*[A-Za-z_$][\w$]*)*)/' );
		$callee = (string) preg_replace( '/\s+|^window\s*\.\s*/', '', $callee );
		if ( ! in_array( $callee, self::callees(), true ) || ! $literals->take( '(' ) ) {
			throw new \UnexpectedValueException( 'Not a known function.' );
		}
		$arguments = array_map( static fn ( mixed $value ): string => (string) json_encode( $value, self::JSON ), $literals->values( ')' ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- needs its exception.
		if ( ! $literals->is_at_end() && ! $literals->is_next( ';' ) ) {
			throw new \UnexpectedValueException( 'Something follows a call.' );
		}
		return $callee . '( ' . implode( ', ', $arguments ) . ' )';
	}

	/** @return list<string> */
	private static function callees(): array {
		/**
		 * Changes which functions the on-click attribute of a button may call, e.g. `array( ...$callees, 'acme.track' )`.
		 * Arguments are literals only, so list functions that do nothing but send data.
		 *
		 * @param list<string> $callees Names, dots included.
		 */
		return (array) apply_filters( 'pagewright/button/onclick_allowlist', self::CALLEES );
	}
}

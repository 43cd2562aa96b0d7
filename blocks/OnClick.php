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
 * Allows only the calls in TrackingCalls: `callee( literal, … )`, several separated by `;`. The output is generated
 * from the parsed values, never copied from the input.
 */
final class OnClick {
	private const MAX_BYTES = 2000;

	/** Hexadecimal escapes: esc_attr() keeps an entity in a string, and the browser would read it as a quote. */
	private const JSON = JSON_HEX_TAG
		| JSON_HEX_AMP
		| JSON_HEX_APOS
		| JSON_HEX_QUOT
		| JSON_UNESCAPED_SLASHES
		| JSON_UNESCAPED_UNICODE
		| JSON_THROW_ON_ERROR;

	/** Returns the calls as JavaScript, to be escaped as an attribute; '' if any part is anything else. */
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

	/**
	 * @throws \UnexpectedValueException If the call is not in TrackingCalls, or a semicolon is missing between two
	 *    calls.
	 */
	private static function call( Literals $literals ): string {
		$callee = $literals->match( '/\G(?:window\s*\.\s*)?([A-Za-z_$][\w$]*(?:\s*\.\s*[A-Za-z_$][\w$]*)*)/' );
		$callee = (string) preg_replace( '/\s+|^window\s*\.\s*/', '', $callee );
		if ( ! $literals->take( '(' ) ) {
			throw new \UnexpectedValueException( 'Not a call.' );
		}
		$values = $literals->values( ')' );
		if ( ! TrackingCalls::may( $callee, $values ) ) {
			throw new \UnexpectedValueException( 'Not a call that only sends data.' );
		}
		$arguments = array_map(
			static fn ( mixed $value ): string => (string) json_encode( $value, self::JSON ), // phpcs:ignore WordPress.WP.AlternativeFunctions -- needs its exception.
			$values
		);
		if ( ! $literals->is_at_end() && ! $literals->is_next( ';' ) ) {
			throw new \UnexpectedValueException( 'Something follows a call.' );
		}
		return $callee . '( ' . implode( ', ', $arguments ) . ' )';
	}
}

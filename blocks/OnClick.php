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
 * Lets calls that TrackingCalls knows through and nothing else: `callee( literal, … )`, several joined by `;`.
 * What is printed is written anew from the parsed values, never copied from the input.
 */
final class OnClick {
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

	/** @throws \UnexpectedValueException When it is no call that TrackingCalls knows, or two calls follow each other without a semicolon. */
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
		$arguments = array_map( static fn ( mixed $value ): string => (string) json_encode( $value, self::JSON ), $values ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- needs its exception.
		if ( ! $literals->is_at_end() && ! $literals->is_next( ';' ) ) {
			throw new \UnexpectedValueException( 'Something follows a call.' );
		}
		return $callee . '( ' . implode( ', ', $arguments ) . ' )';
	}
}

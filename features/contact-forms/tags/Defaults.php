<?php
/**
 * Initial values of controls.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\UserFields;

/**
 * Reads the options `default:` of a tag: from the URL, the user, the post, the shortcode, or the tag's own values by
 * number.
 */
final class Defaults {
	public static function of( Tag $tag, mixed $fallback, bool $is_many ): mixed {
		$found = array();
		foreach ( (array) $tag->get_option( 'default' ) as $source ) {
			if ( is_string( $source ) ) {
				array_push( $found, ...self::from( $tag, $source ) );
			}
		}
		$found = array_values(
			array_unique(
				array_filter( array_map( 'trim', $found ), static fn ( string $value ): bool => '' !== $value )
			)
		);
		if ( $is_many ) {
			return array() === $found ? (array) $fallback : $found;
		}
		return $found[0] ?? $fallback;
	}

	/** @return list<string> */
	private static function from( Tag $tag, string $source ): array {
		return match ( true ) {
			'get' === $source                                => self::sent( $_GET, $tag->name ), // phpcs:ignore WordPress.Security.NonceVerification -- fills in a field of a public form.
			'post' === $source                               => self::sent( $_POST, $tag->name ), // phpcs:ignore WordPress.Security.NonceVerification -- fills in a field of a public form.
			'post_meta' === $source                          => self::meta( $tag->name ),
			'shortcode_attr' === $source                     => self::strings( FormRenderer::attribute( $tag->name ) ),
			str_starts_with( $source, 'user_' )              => self::user( $source ),
			1 === preg_match( '/^[0-9]+(_[0-9]*)*$/D', $source ) => self::numbered( $tag, $source ),
			default                                          => array(),
		};
	}

	/**
	 * @param array<mixed> $request
	 * @return list<string> Values without markup: the author of a link decides what the URL contains.
	 */
	private static function sent( array $request, string $name ): array {
		return array_map( 'sanitize_textarea_field', self::strings( wp_unslash( $request[ $name ] ?? '' ) ) );
	}

	/** @return list<string> */
	private static function user( string $field ): array {
		$user = wp_get_current_user();
		return $user->exists() ? self::strings( UserFields::value( $user, $field ) ) : array();
	}

	/** @return list<string> Meta of the post whose content is being rendered. Protected meta is excluded. */
	private static function meta( string $key ): array {
		return in_the_loop() && ! post_password_required() && ! is_protected_meta( $key, 'post' )
			? self::strings( get_post_meta( (int) get_the_ID(), $key, false ) )
			: array();
	}

	/** @return list<string> Values of the tag by position, from 1: `1_3`. */
	private static function numbered( Tag $tag, string $numbers ): array {
		$values = array_map(
			static fn ( string $number ): string => (string) ( $tag->values[ (int) $number - 1 ] ?? '' ),
			explode( '_', $numbers )
		);
		return array_values( $values );
	}

	/** @return list<string> */
	private static function strings( mixed $values ): array {
		return array_values(
			array_map( 'strval', array_filter( is_array( $values ) ? $values : array( $values ), 'is_scalar' ) )
		);
	}
}

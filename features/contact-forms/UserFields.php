<?php
/**
 * Provides user data for forms and mails.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms;

defined( 'ABSPATH' ) || exit;

/**
 * Defines which user data `[_user_…]` and `default:user_…` may contain: the public profile. Other user meta may contain
 * secrets, such as that of two-factor authentication.
 */
final class UserFields {
	/** Name after `user_` => property of the user. */
	private const FIELDS = array(
		'login'        => 'user_login',
		'email'        => 'user_email',
		'url'          => 'user_url',
		'nicename'     => 'user_nicename',
		'display_name' => 'display_name',
		'first_name'   => 'first_name',
		'last_name'    => 'last_name',
		'nickname'     => 'nickname',
		'description'  => 'description',
		'id'           => 'ID',
		'roles'        => 'roles',
	);

	/** @param string $name `user_login`, `user_first_name`, …; returns false for data that forms may not contain. */
	public static function has( string $name ): bool {
		return isset( self::all()[ self::key( $name ) ] );
	}

	/**
	 * Returns null when forms may not contain the value, or when the user has none.
	 *
	 * @return scalar|array<mixed>|null
	 */
	public static function value( \WP_User $user, string $name ): mixed {
		$property = self::all()[ self::key( $name ) ] ?? null;
		if ( null === $property || ! $user->exists() ) {
			return null;
		}
		$value = 'roles' === $property ? implode( ', ', $user->roles ) : $user->get( $property );
		return is_scalar( $value ) || is_array( $value ) ? $value : null;
	}

	private static function key( string $name ): string {
		return strtolower( (string) preg_replace( '/^user_/', '', $name ) );
	}

	/** @return array<string, string> */
	private static function all(): array {
		/**
		 * Filters the user data that forms and mails may contain.
		 *
		 * @param array<string, string> $fields Name after `user_` => property or meta key of the user.
		 *
		 * @example add_filter( 'pagewright/forms/user-fields', static fn ( array $fields ) => $fields + array( 'billing_city' => 'billing_city' ) );
		 */
		$fields = apply_filters( 'pagewright/forms/user-fields', self::FIELDS );
		$never  = array( 'user_pass', 'user_activation_key', 'session_tokens', '_application_passwords' );
		return array_diff( array_filter( is_array( $fields ) ? $fields : self::FIELDS, 'is_string' ), $never );
	}
}

<?php
/**
 * Capabilities for contact forms.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms;

defined( 'ABSPATH' ) || exit;

/** Maps the capabilities that sites and role plugins know by name to capabilities of WordPress. */
final class Rights {
	public const READ_MANY   = 'wpcf7_read_contact_forms';
	public const EDIT_MANY   = 'wpcf7_edit_contact_forms';
	public const DELETE_MANY = 'wpcf7_delete_contact_forms';
	public const READ        = 'wpcf7_read_contact_form';
	public const EDIT        = 'wpcf7_edit_contact_form';
	public const DELETE      = 'wpcf7_delete_contact_form';
	public const INTEGRATE   = 'wpcf7_manage_integration';
	public const SUBMIT      = 'wpcf7_submit';

	/** Returns whether the current user has one of these capabilities, even when map() is not hooked. */
	public static function may( string $right ): bool {
		$needed = self::map( array( $right ), $right );
		return array() === array_filter(
			$needed,
			static fn ( string $capability ): bool => ! current_user_can( $capability )
		);
	}

	/**
	 * Callback of the filter map_meta_cap.
	 *
	 * @param list<string> $needed Capabilities that WordPress would check.
	 * @return list<string>
	 */
	public static function map( array $needed, string $right ): array {
		$all = self::all();
		return isset( $all[ $right ] ) ? array( $all[ $right ] ) : $needed;
	}

	/** @return array<string, string> Capabilities of the post type, for register_post_type(). */
	public static function of_posts(): array {
		return array(
			'edit_post'          => self::EDIT,
			'read_post'          => self::READ,
			'delete_post'        => self::DELETE,
			'edit_posts'         => self::EDIT_MANY,
			'edit_others_posts'  => self::EDIT_MANY,
			'publish_posts'      => self::EDIT_MANY,
			'read_private_posts' => self::EDIT_MANY,
			'delete_posts'       => self::DELETE_MANY,
		);
	}

	/** @return array<string, string> */
	private static function all(): array {
		$read  = self::constant( 'WPCF7_ADMIN_READ_CAPABILITY', 'edit_posts' );
		$write = self::constant( 'WPCF7_ADMIN_READ_WRITE_CAPABILITY', 'publish_pages' );
		/**
		 * Filters which capability of WordPress each capability of contact forms requires.
		 *
		 * @example add_filter( 'pagewright/forms/rights', fn ( $all ) => array( 'wpcf7_submit' => 'edit_posts' ) + $all );
		 * @param array<string, string> $all
		 */
		return (array) apply_filters(
			'pagewright/forms/rights',
			array(
				self::READ_MANY   => $read,
				self::EDIT_MANY   => $write,
				self::DELETE_MANY => $write,
				self::READ        => $read,
				self::EDIT        => $write,
				self::DELETE      => $write,
				self::INTEGRATE   => 'manage_options',
				self::SUBMIT      => 'read',
			)
		);
	}

	private static function constant( string $name, string $otherwise ): string {
		return defined( $name ) && is_string( constant( $name ) ) ? constant( $name ) : $otherwise;
	}
}

<?php
/**
 * Alternative texts of images.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Texts;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Listing\Totals;

/**
 * Finds images without an alternative text. Decorative images need none: a mark in post meta keeps them off that list.
 * Marks stay when the plugin is deleted, because users set them.
 */
final class AlternativeText {
	/** Mark of decorative images: "1". */
	public const DECORATIVE = '_pagewright_decorative';

	/** Images that need a text, and decorative ones. Those with a text are in neither list. */
	public const LISTS = array( 'missing', 'decorative' );

	private const ALT = '_wp_attachment_image_alt';

	/** Characters of a suggested text. */
	private const LONGEST = 2000;

	/** Registers the post meta, where files are managed. */
	public static function register(): void {
		register_post_meta(
			'attachment',
			self::DECORATIVE,
			array(
				'type'          => 'boolean',
				'description'   => __( 'Whether an image is decorative, so that it needs no alternative text.', 'pagewright' ),
				'single'        => true,
				'show_in_rest'  => true,
				'auth_callback' => array( self::class, 'may_edit' ),
			)
		);
	}

	/** Callback of the check of capabilities. */
	public static function may_edit(
		mixed $allowed = null,
		mixed $key = null,
		mixed $id = null,
		mixed $user = null
	): bool {
		return is_numeric( $id ) && is_numeric( $user ) && user_can( (int) $user, 'edit_post', (int) $id );
	}

	/** Marks an image as decorative, or removes the mark. */
	public static function set_decorative( int $id, bool $is_decorative ): void {
		if ( $is_decorative ) {
			update_post_meta( $id, self::DECORATIVE, '1' );
		} else {
			delete_post_meta( $id, self::DECORATIVE );
		}
		Totals::forget();
	}

	/**
	 * Returns the conditions of a list for SQL.
	 *
	 * @param string $name   One of LISTS.
	 * @param string $column Column with the ID of the attachment.
	 * @return list<string>
	 */
	public static function where( string $name, string $column ): array {
		$is_decorative = 'decorative' === $name;
		return array(
			'NOT ' . self::exists( self::ALT, "<> ''", $column ),
			( $is_decorative ? '' : 'NOT ' ) . self::exists( self::DECORATIVE, "= '1'", $column ),
		);
	}

	/**
	 * Returns the conditions of a list for WP_Query.
	 *
	 * @param string $name One of LISTS.
	 * @return array<mixed>
	 */
	public static function meta_query( string $name ): array {
		return array(
			array(
				'relation' => 'OR',
				array( 'key' => self::ALT, 'compare' => 'NOT EXISTS' ),
				array( 'key' => self::ALT, 'value' => '' ),
			),
			'decorative' === $name
				? array( 'key' => self::DECORATIVE, 'value' => '1' )
				: array( 'key' => self::DECORATIVE, 'compare' => 'NOT EXISTS' ),
		);
	}

	/** Returns the text that a provider suggests for an image, in plain text; '' for none. */
	public static function suggestion( int $id ): string {
		/**
		 * Suggests an alternative text for an image. The user decides whether it is saved.
		 *
		 * @param string $text Suggested text; '' for none.
		 * @param int    $id   ID of the attachment.
		 */
		$text = apply_filters( 'pagewright/media/suggested-alternative-text', '', $id );
		return is_string( $text ) ? mb_substr( wp_strip_all_tags( $text, true ), 0, self::LONGEST ) : '';
	}

	private static function exists( string $key, string $value, string $column ): string {
		global $wpdb;
		$meta = $wpdb->prepare( "FROM {$wpdb->postmeta} meta WHERE meta.meta_key = %s", $key );
		return "EXISTS (SELECT 1 $meta AND meta.post_id = $column AND meta.meta_value $value)";
	}
}

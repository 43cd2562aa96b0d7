<?php
/**
 * Shared code of the endpoints of widget forms.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest;

defined( 'ABSPATH' ) || exit;

/** An admin-ajax action for users who may edit posts, with the nonce of widget forms. */
abstract class FormEndpoint extends AjaxEndpoint {
	/** Maximum length of a text: more than any form sends, less than a slow query. */
	private const MAX_CHARS = 5000;

	protected function nonce_action(): string {
		return 'widgets_action';
	}

	protected function nonce_name(): string {
		return '_widgets_nonce';
	}

	protected function capability(): string {
		return 'edit_posts';
	}

	/**
	 * Returns a sent text without slashes and control characters; '' when it is missing. Safe for queries, not for
	 * output.
	 *
	 * @throws PublicError 400 when it is too long.
	 */
	protected static function text( string $name ): string {
		$value = $_GET[ $name ] ?? ''; // phpcs:ignore WordPress.Security -- the base class checks the nonce; sanitized below.
		$text  = is_string( $value )
			? trim( (string) preg_replace( '/[\x00-\x1f\x7f]/', ' ', wp_check_invalid_utf8( wp_unslash( $value ) ) ) )
			: '';
		if ( strlen( $text ) > self::MAX_CHARS ) {
			throw new PublicError( 400, __( 'The search text is too long.', 'pagewright' ) );
		}
		return $text;
	}

	/** Returns a title as plain text. */
	protected static function readable( string $title ): string {
		$text = trim( html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES, 'UTF-8' ) );
		return '' === $text ? __( '(no title)', 'pagewright' ) : $text;
	}
}

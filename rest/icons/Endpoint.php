<?php
/**
 * Icons of a family.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\Icons;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Icons\Icons;
use Pagewright\Rest\AjaxEndpoint;
use Pagewright\Rest\PublicError;

/** GET siteorigin_widgets_get_icons: names, glyphs and styles for the icon picker. */
final class Endpoint extends AjaxEndpoint {
	/** Nonce action of widget forms. */
	public const NONCE_ACTION = 'widgets_action';

	/** A day: the URL changes with the plugin's version and with the nonce. */
	private const AGE_SECONDS = DAY_IN_SECONDS;

	protected function action(): string {
		return 'siteorigin_widgets_get_icons';
	}

	protected function nonce_action(): string {
		return self::NONCE_ACTION;
	}

	protected function nonce_name(): string {
		return '_widgets_nonce';
	}

	protected function capability(): string {
		return 'edit_posts';
	}

	/** @return array<string, mixed> The family, or an empty list for an unknown name. */
	protected function answer(): array {
		$family = isset( $_GET['family'] ) ? sanitize_key( wp_unslash( $_GET['family'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- checked by the base class.
		if ( '' === $family ) {
			throw new PublicError( 400, __( 'The icon family is missing.', 'pagewright' ) );
		}
		if ( Icons::is_bundled( $family ) ) {
			$this->remember( $family . Icons::version(), self::AGE_SECONDS );
			return (array) Icons::family( $family );
		}
		$added = Icons::family( $family ) ?? array();
		// Families of other plugins may change without notice.
		$this->remember( (string) wp_json_encode( $added ), 0 );
		return $added;
	}
}

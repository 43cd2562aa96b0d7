<?php
/**
 * The icons of a family.
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
	/** Nonce action of the calls that forms make. */
	public const NONCE_ACTION = 'widgets_action';

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

	/** @return array<string, mixed> The family, or an empty list when there is none of that name. */
	protected function answer(): array {
		$family = isset( $_GET['family'] ) ? sanitize_key( wp_unslash( $_GET['family'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- checked by the frame.
		if ( '' === $family ) {
			throw new PublicError( 400, __( 'No icon family was named.', 'pagewright' ) );
		}
		return ( new Icons() )->family( $family ) ?? array();
	}
}

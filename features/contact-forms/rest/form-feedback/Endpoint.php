<?php
/**
 * Submission of contact forms.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rest\FormFeedback;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Rest\VisitorFormEndpoint;
use Pagewright\Features\ContactForms\Submission\Pipeline;
use Pagewright\Features\ContactForms\Submission\Request;
use Pagewright\Rest\PublicError;

/** POST …/contact-forms/{id}/feedback: processes a submission and returns its result. */
final class Endpoint extends VisitorFormEndpoint {
	protected function route(): string {
		return '/contact-forms/(?P<id>\d+)/feedback';
	}

	/** Callback of wp_die_handler. */
	public static function die_handler(): string {
		return '_json_wp_die_handler';
	}

	/**
	 * @return array<string, mixed> See Result::answer().
	 * @throws PublicError 415 for bodies that are not form data, 404 for an unknown form, 400 when the unit tag is
	 *    missing (or when the body was too large for PHP, which then discards it).
	 */
	protected function answer( \WP_REST_Request $request ): array {
		// Fatal exits answer with JSON too, whatever the client accepts.
		add_filter( 'wp_die_handler', array( self::class, 'die_handler' ) );
		if ( 'multipart/form-data' !== ( $request->get_content_type()['value'] ?? '' ) ) {
			throw new PublicError(
				'wpcf7_unsupported_media_type',
				__( 'The form must be sent as multipart/form-data.', 'pagewright' ),
				415
			);
		}
		$form = self::form( $request );
		$sent = Request::of_rest( $request );
		if ( '' === $sent->unit_tag ) {
			throw new PublicError(
				'wpcf7_unit_tag_not_found',
				__( 'The submission does not contain a form ID. It may be too large for this server.', 'pagewright' ),
				400
			);
		}
		return Pipeline::run( $form, $sent )->answer();
	}
}

<?php
/**
 * Submissions of contact forms.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\FormFeedback;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Submission\Pipeline;
use Pagewright\Forms\Submission\Request;
use Pagewright\Rest\PublicError;
use Pagewright\Rest\VisitorFormEndpoint;

/** POST …/contact-forms/{id}/feedback: takes what a form sends, says what became of it. */
final class Endpoint extends VisitorFormEndpoint {
	protected function route(): string {
		return '/contact-forms/(?P<id>\d+)/feedback';
	}

	/**
	 * @return array<string, mixed> See Result::answer().
	 * @throws PublicError 415 for other bodies than those of forms, 404 without the form, 400 where it is not said which form of the page it is (or the body was too large for PHP, which then has none of it).
	 */
	protected function answer( \WP_REST_Request $request ): array {
		// What ends PHP itself is told in JSON as well, whatever the caller accepts.
		add_filter( 'wp_die_handler', static fn (): string => '_json_wp_die_handler' );
		if ( 'multipart/form-data' !== ( $request->get_content_type()['value'] ?? '' ) ) {
			throw new PublicError( 'wpcf7_unsupported_media_type', __( 'The form must be sent as multipart/form-data.', 'pagewright' ), 415 );
		}
		$form = self::form( $request );
		$sent = Request::of_rest( $request );
		if ( '' === $sent->unit_tag ) {
			throw new PublicError( 'wpcf7_unit_tag_not_found', __( 'The submission does not contain a form ID. It may be too large for this server.', 'pagewright' ), 400 );
		}
		return Pipeline::run( $form, $sent )->answer();
	}
}

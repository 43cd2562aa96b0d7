<?php
/**
 * Renewed data of contact forms.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rest\FormRefill;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Rest\VisitorFormEndpoint;
use Pagewright\Features\ContactForms\Submission\Refill;

/**
 * GET …/contact-forms/{id}/refill: quizzes and captchas for a form that was sent or comes from a page cache; the fields
 * of the spam trap for programs without a page.
 */
final class Endpoint extends VisitorFormEndpoint {
	protected function route(): string {
		return '/contact-forms/(?P<id>\d+)/refill';
	}

	protected function methods(): string {
		return \WP_REST_Server::READABLE;
	}

	protected function answer( \WP_REST_Request $request ): \WP_REST_Response {
		$form = self::form( $request );
		/**
		 * Filters the renewed data of a form.
		 *
		 * @param array<string, mixed> $items `quiz` and `captcha` by field; empty when the form has neither.
		 *
		 * @example add_filter( 'pagewright/forms/refill', static fn ( array $items ) => $items + array( 'token' => wp_generate_uuid4() ) );
		 */
		$items    = apply_filters( 'pagewright/forms/refill', Refill::of( $form ) );
		$response = new \WP_REST_Response( ( is_array( $items ) ? $items : array() ) + Refill::trap( $form ) );
		// Each visitor gets other questions.
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}
}

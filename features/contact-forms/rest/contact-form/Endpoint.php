<?php
/**
 * A contact form.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rest\ContactForm;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\FormStore;
use Pagewright\Features\ContactForms\Rest\ContactFormEndpoint;
use Pagewright\Features\ContactForms\Rights;
use Pagewright\Rest\PublicError;

/** GET returns it with all properties; POST, PUT and PATCH change the sent ones; DELETE deletes it permanently. */
final class Endpoint extends ContactFormEndpoint {
	protected function route(): string {
		return '/contact-forms/(?P<id>\d+)';
	}

	protected function methods(): string {
		return 'GET, POST, PUT, PATCH, DELETE';
	}

	protected function may(): bool {
		return Rights::may( Rights::EDIT ) || Rights::may( Rights::DELETE );
	}

	/**
	 * @return array<string, mixed>
	 * @throws PublicError 403, 404, 500.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		$is_deletion = 'DELETE' === $request->get_method();
		if ( ! Rights::may( $is_deletion ? Rights::DELETE : Rights::EDIT ) ) {
			throw new PublicError( 'wpcf7_forbidden', esc_html( self::no_right() ), 403 );
		}
		$address = $request->get_url_params();
		$form    = self::existing( FormStore::find( (int) $address['id'] ) );
		if ( ! $is_deletion ) {
			return 'GET' === $request->get_method()
				? self::shown( $form )
				: self::shown_with_errors( self::changed( $form, $request ) );
		}
		if ( ! FormStore::delete( $form ) ) {
			throw new PublicError(
				'wpcf7_cannot_delete',
				esc_html__( 'The contact form could not be deleted.', 'pagewright' ),
				500
			);
		}
		return array( 'deleted' => true );
	}
}

<?php
/**
 * Base class of public routes of contact forms.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rest;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\FormStore;
use Pagewright\Features\ContactForms\Hooks;
use Pagewright\Rest\Endpoint;
use Pagewright\Rest\PublicError;

/** A public route below a contact form. Pages with forms are cached, so there is no nonce. */
abstract class VisitorFormEndpoint extends Endpoint {
	/** Contact Form 7 has its own routes, and its own screens. */
	protected function is_available(): bool {
		return ! Hooks::is_original_here();
	}

	protected function route_namespace(): string {
		return 'contact-form-7/v1';
	}

	protected function may(): bool {
		return true;
	}

	/** @throws PublicError 404 when the form does not exist. */
	protected static function form( \WP_REST_Request $request ): Form {
		$form = FormStore::any( (int) $request->get_url_params()['id'] );
		return $form ?? throw new PublicError( 'wpcf7_not_found', __( 'Contact form not found.', 'pagewright' ), 404 );
	}
}

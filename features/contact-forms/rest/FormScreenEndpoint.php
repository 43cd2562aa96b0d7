<?php
/**
 * Shared code of the routes of our form screens.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rest;

defined( 'ABSPATH' ) || exit;

/** Routes that Contact Form 7 does not have, in our own namespace. */
abstract class FormScreenEndpoint extends ContactFormEndpoint {
	protected function route_namespace(): string {
		return 'pagewright/v1';
	}
}

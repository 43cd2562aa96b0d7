<?php
/**
 * What the routes of our screens of forms have in common.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest;

defined( 'ABSPATH' ) || exit;

/** Routes that Contact Form 7 does not have: they have our namespace. */
abstract class FormScreenEndpoint extends ContactFormEndpoint {
	protected function route_namespace(): string {
		return 'pagewright/v1';
	}
}

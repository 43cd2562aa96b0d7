<?php
/**
 * Tags of external services.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags\Service;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\Rights;
use Pagewright\Features\ContactForms\Tags\Html;
use Pagewright\Features\ContactForms\Tags\Tag;
use Pagewright\Features\ContactForms\Tags\TagType;

/**
 * `[turnstile]`, `[recaptcha]` and `[hcaptcha]` show the captcha that the site uses, whichever it is. `[stripe]`
 * accepts no payments here.
 */
final class Type extends TagType {
	public function types(): array {
		return array( 'turnstile', 'recaptcha', 'hcaptcha', 'cf7-hcaptcha', 'stripe' );
	}

	public function features(): array {
		return array( 'display-block', 'not-for-mail', 'zero-controls-container' );
	}

	public function html( Tag $tag, FormRenderer $renderer ): string {
		if ( 'stripe' !== $tag->type ) {
			return $renderer->captcha();
		}
		return Rights::may( Rights::EDIT )
			? Html::element(
				'em',
				array(),
				esc_html__( 'Payments with Stripe are not supported. Visitors do not see this message.', 'pagewright' )
			)
			: '';
	}
}

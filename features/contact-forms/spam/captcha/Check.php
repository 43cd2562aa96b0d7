<?php
/**
 * Captcha services.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Spam\Captcha;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Settings;
use Pagewright\Features\ContactForms\Spam\Check as SpamCheck;
use Pagewright\Features\ContactForms\Submission\Submission;
use Pagewright\Providers\Captcha\Service;

/**
 * Verifies the token of the form with the captcha service of the settings. When the service does not answer, the
 * submission passes.
 */
final class Check implements SpamCheck {
	private const MOST_TOKEN_CHARS = 8192;

	public function __construct( private readonly Settings $settings ) {}

	public function reason( Submission $submission ): ?string {
		$service = '' === $this->settings->captcha || '' === $this->settings->captcha_secret
			? null
			: Service::of( $this->settings->captcha );
		if ( null === $service || $submission->request->is_by_editor() ) {
			return null;
		}
		$token = substr( $submission->request->text( $service->field ), 0, self::MOST_TOKEN_CHARS );
		if ( '' === $token ) {
			/* translators: %s: name of a captcha service. */
			return sprintf( __( '%s was not completed.', 'pagewright' ), $service->label );
		}
		$is_person = $service->is_person(
			$token,
			$this->settings->captcha_secret,
			$submission->request->ip,
			$this->settings->captcha_least / 100
		);
		return false === $is_person
			/* translators: %s: name of a captcha service. */
			? sprintf( __( '%s classified the sender as a bot.', 'pagewright' ), $service->label )
			: null;
	}
}

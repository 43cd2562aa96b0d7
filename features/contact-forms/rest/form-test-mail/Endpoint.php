<?php
/**
 * Test mails of a contact form.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rest\FormTestMail;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\FormStore;
use Pagewright\Features\ContactForms\Mail\TestMail;
use Pagewright\Features\ContactForms\Rest\FormScreenEndpoint;
use Pagewright\Features\ContactForms\Rights;
use Pagewright\Features\ContactForms\Sanitizer;
use Pagewright\Rest\PublicError;
use Pagewright\Rest\Rate;

/**
 * POST /forms/test-mail: renders a mail of a form with sample values, and on request sends it to one address. Saves
 * nothing.
 */
final class Endpoint extends FormScreenEndpoint {
	/** Maximum number of mails of a user in five minutes. */
	private const MOST = 20;

	protected function route(): string {
		return '/forms/test-mail';
	}

	protected function args(): array {
		return array(
			'id'    => array(
				'type'    => 'integer',
				'minimum' => 0,
				'default' => 0,
			),
			'which' => array(
				'type'    => 'string',
				'enum'    => array( 'mail', 'mail_2' ),
				'default' => 'mail',
			),
			'to'    => array(
				'type'    => 'string',
				'default' => '',
			),
			'send'  => array(
				'type'    => 'boolean',
				'default' => false,
			),
		);
	}

	protected function may(): bool {
		return Rights::may( Rights::EDIT );
	}

	/**
	 * @return array<string, mixed> Result of TestMail::shown(), and `sent`.
	 * @throws PublicError 400 for an invalid address, 404, 429, 502 when the mail could not be sent.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		$id   = (int) $request['id'];
		$to   = trim( (string) $request['to'] );
		$form = self::existing( 0 === $id ? FormStore::blank() : FormStore::find( $id ) );
		if ( $request['send'] ) {
			if ( ! is_email( $to ) ) {
				throw new PublicError(
					'pagewright_no_address',
					__( 'Enter one email address, such as name@example.com.', 'pagewright' ),
					400
				);
			}
			Rate::spend( 'test_mail', self::MOST );
		}
		$test = new TestMail( Sanitizer::apply( $form, self::sent( $request ) ), (string) $request['which'] );
		try {
			$error = $request['send'] ? $test->send( $to ) : null;
			if ( null !== $error ) {
				throw new PublicError(
					'pagewright_not_sent',
					'' === $error
						? __( 'WordPress could not send the email and reported no reason.', 'pagewright' )
						: sprintf(
							/* translators: %s: an error message of WordPress or of the mail server. */
							__( 'WordPress could not send the email: %s', 'pagewright' ),
							wp_strip_all_tags( $error )
						),
					502
				);
			}
			return $test->shown() + array( 'sent' => (bool) $request['send'] );
		} finally {
			$test->clean();
		}
	}
}

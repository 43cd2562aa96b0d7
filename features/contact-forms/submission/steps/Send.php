<?php
/**
 * Step: sends the mails of a submission.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Submission\Steps;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Mail\Composer;
use Pagewright\Features\ContactForms\Submission\SafeActions;
use Pagewright\Features\ContactForms\Submission\Step;
use Pagewright\Features\ContactForms\Submission\Submission;
use Pagewright\Features\ContactForms\Submission\Words;

/**
 * Sends the mails of the form. The first one decides the status; failures of the others are not reported to the
 * visitor.
 */
final class Send implements Step {
	public function run( Submission $submission ): void {
		$form = $submission->form;
		/**
		 * Filters whether a form counts as sent without any mail.
		 *
		 * @param bool $skips True for forms with this setting.
		 * @param Form $form
		 *
		 * @example add_filter( 'pagewright/forms/skip-mail', static fn ( bool $skips, Form $form ) => $skips || 7 === $form->id, 10, 2 );
		 */
		if (
			apply_filters(
				'pagewright/forms/skip-mail',
				$form->is_on( 'demo_mode' ) || $form->is_on( 'skip_mail' ),
				$form
			)
			|| self::send( $submission )
		) {
			self::was_sent( $submission );
		} else {
			self::has_failed( $submission );
		}
	}

	private static function send( Submission $submission ): bool {
		$form             = $submission->form;
		$submission->mail = Composer::compose( $submission, 'mail', $form->mail() );
		if ( ! $submission->mail->send() ) {
			return false;
		}
		// From here on, a second attempt would send the first mail twice.
		$submission->set_status( Submission::MAIL_SENT );
		$second = $form->mail( 'mail_2' );
		SafeActions::run(
			static function () use ( $submission, $form, $second ): void {
				/**
				 * Filters the mails that are sent after the first.
				 *
				 * @param array<string, array<string, mixed>> $mails Templates by name.
				 * @param Form                                $form
				 *
				 * @example add_filter( 'pagewright/forms/more-mails', static fn ( array $mails, Form $form ) => $mails + array( 'archive' => array( 'recipient' => 'archive@example.org' ) + $form->mail() ), 10, 2 );
				 */
				$mails = apply_filters(
					'pagewright/forms/more-mails',
					empty( $second['active'] ) ? array() : array( 'mail_2' => $second ),
					$form
				);
				foreach ( array_filter( (array) $mails, 'is_array' ) as $name => $template ) {
					Composer::compose( $submission, (string) $name, $template )->send();
				}
			}
		);
		return true;
	}

	private static function was_sent( Submission $submission ): void {
		$submission->set_status( Submission::MAIL_SENT );
		if ( '' === $submission->response() ) {
			$submission->set_response( Words::of( $submission, 'mail_sent_ok' ) );
		}
		SafeActions::run(
			static function () use ( $submission ): void {
				/**
				 * Fires after a submission was sent.
				 *
				 * @param Submission $submission The submission; its files still exist.
				 *
				 * @example add_action( 'pagewright/forms/sent', static fn ( Submission $submission ) => my_crm( $submission->posted ) );
				 */
				do_action( 'pagewright/forms/sent', $submission );
			}
		);
	}

	private static function has_failed( Submission $submission ): void {
		$submission->set_status( Submission::MAIL_FAILED );
		if ( '' === $submission->response() ) {
			$submission->set_response( Words::of( $submission, 'mail_sent_ng' ) );
		}
		SafeActions::run(
			static function () use ( $submission ): void {
				/**
				 * Fires when the mail of a submission could not be sent.
				 *
				 * @param Submission $submission Its `mail` is the mail that failed; its files still exist.
				 *
				 * @example add_action( 'pagewright/forms/failed', static fn ( Submission $submission ) => my_queue( $submission->mail->to_array() ) );
				 */
				do_action( 'pagewright/forms/failed', $submission );
			}
		);
	}
}

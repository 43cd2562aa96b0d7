<?php
/**
 * Sends the mails of submissions that were refused as spam by mistake.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Inbox;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\FormStore;
use Pagewright\Features\ContactForms\Mail\Composer;
use Pagewright\Features\ContactForms\Submission\Request;
use Pagewright\Features\ContactForms\Submission\Submission;
use Pagewright\Features\ContactForms\Tags\Types;

/**
 * When an editor marks a submission as not spam, its mail is composed from the stored data. Spam is stored without a
 * composed mail, to save space.
 */
final class LateMail {
	/** Returns the submission with the status `sent` if the form sends no mail, and otherwise with the mail to send. */
	public static function compose( Entry $entry ): Entry {
		if ( null !== $entry->mail ) {
			return $entry->with( array( 'status' => Entry::FAILED ) );
		}
		// An accepted submission that an editor marked as spam by mistake: its mail was sent already.
		if ( empty( $entry->facts['owed'] ) ) {
			return $entry->with( array( 'status' => Entry::SENT ) );
		}
		$entry = $entry->with( array( 'facts' => array_diff_key( $entry->facts, array( 'owed' => true ) ) ) );
		$form  = FormStore::any( $entry->form_id );
		/** This filter is documented in features/contact-forms/submission/steps/Send.php. */
		if (
			null !== $form
			&& apply_filters(
				'pagewright/forms/skip-mail',
				$form->is_on( 'demo_mode' ) || $form->is_on( 'skip_mail' ),
				$form
			)
		) {
			return $entry->with( array( 'status' => Entry::SENT ) );
		}
		try {
			Types::open();
			// Files of spam were never stored, and the site's own files are not copied for each mail.
			$mail = null === $form
				? null
				: array( 'attachments' => array() )
					+ Composer::compose( self::submission( $entry, $form ), 'mail', $form->mail() )->to_array();
		} catch ( \Throwable $error ) {
			error_log( 'Pagewright: ' . $error->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the submission is kept without the mail.
			$mail = null;
		}
		return $entry->with(
			array(
				'status' => Entry::FAILED,
				'mail'   => $mail,
			)
		);
	}

	private static function submission( Entry $entry, \Pagewright\Features\ContactForms\Form $form ): Submission {
		$facts      = $entry->facts;
		$text       = static fn ( string $name ): string => is_string( $facts[ $name ] ?? null ) ? $facts[ $name ] : '';
		$submission = new Submission(
			$form,
			new Request(
				array(),
				array(),
				'',
				$text( 'user_agent' ),
				$text( 'url' ),
				$text( 'url' ),
				(int) ( $facts['user'] ?? 0 ),
				'',
				(int) ( $facts['post'] ?? 0 )
			)
		);

		$submission->posted = array_column( $entry->fields, 'value', 'name' );
		$submission->raw    = $submission->posted;
		return $submission;
	}
}

<?php
/**
 * Sends failed mails again.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Inbox;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Mail\Mail;

/** Sends a stored mail again. The submission stays, with its files. */
final class Resend {
	/** @return bool Whether the mail was sent. */
	public static function send( Entry $entry ): bool {
		if ( null === $entry->mail || ! $entry->can_resend() ) {
			return false;
		}
		$mail                = $entry->mail;
		$mail['attachments'] = array_values(
			array_filter(
				array_map(
					static fn ( array $file ): ?string => Files::path( (string) ( $file['file'] ?? '' ) ),
					(array) ( $entry->facts['files'] ?? array() )
				)
			)
		);
		if ( ! Mail::from_array( $mail )->send() ) {
			return false;
		}
		Entries::update(
			$entry->with(
				array(
					'status' => Entry::SENT,
					'mail'   => null,
				)
			)
		);
		return true;
	}
}

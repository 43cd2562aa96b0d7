<?php
/**
 * Messages of a submission.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Submission;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Mail\MailTags;

/** Returns messages for the visitor: the form's own, with values in place of mail tags, as plain text. */
final class Words {
	/** @param string $key Key such as `mail_sent_ok`. */
	public static function of( Submission $submission, string $key ): string {
		return self::plain( $submission, $submission->form->message( $key ), $key );
	}

	/** @param string $key Key of the message; '' for the error of a field. */
	public static function plain( Submission $submission, string $text, string $key = '' ): string {
		$text = trim( wp_strip_all_tags( ( new MailTags( $submission ) )->replace( $text ) ) );
		/**
		 * Filters a message for the visitor.
		 *
		 * @param string $text Plain text.
		 * @param string $key  Key such as `mail_sent_ok`; '' for errors of fields.
		 *
		 * @example add_filter( 'pagewright/forms/message', static fn ( string $text, string $key ) => 'spam' === $key ? 'Please phone us.' : $text, 10, 2 );
		 */
		$filtered = apply_filters( 'pagewright/forms/message', $text, $key );
		return is_string( $filtered ) ? $filtered : $text;
	}
}

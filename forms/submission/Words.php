<?php
/**
 * Messages of a submission.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Submission;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Mail\MailTags;

/** The words that a visitor reads: the form's own, with the values that they name, as plain text. */
final class Words {
	/** @param string $key Such as `mail_sent_ok`. */
	public static function of( Submission $submission, string $key ): string {
		return self::plain( $submission, $submission->form->message( $key ), $key );
	}

	/** @param string $key Which message it is; '' for one of a field. */
	public static function plain( Submission $submission, string $text, string $key = '' ): string {
		$text = trim( wp_strip_all_tags( ( new MailTags( $submission ) )->replace( $text ) ) );
		/**
		 * Filters a message for the visitor.
		 *
		 * @param string $text Plain text.
		 * @param string $key  Such as `mail_sent_ok`; '' for messages of fields.
		 *
		 * @example add_filter( 'pagewright/forms/message', static fn ( string $text, string $key ) => 'spam' === $key ? 'Please phone us.' : $text, 10, 2 );
		 */
		$filtered = apply_filters( 'pagewright/forms/message', $text, $key );
		return is_string( $filtered ) ? $filtered : $text;
	}
}

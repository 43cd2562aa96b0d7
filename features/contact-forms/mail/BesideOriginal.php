<?php
/**
 * Replaces the mail tag for all fields in mails of Contact Form 7.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Mail;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\FormStore;
use Pagewright\Features\ContactForms\Submission\Request;
use Pagewright\Features\ContactForms\Submission\Submission;

/**
 * Replaces `[_all_fields]` while Contact Form 7 sends the mails: it does not know this tag of forms made with this
 * plugin.
 */
final class BesideOriginal {
	/**
	 * Callback of wpcf7_special_mail_tags.
	 *
	 * @param mixed $text Result of other callbacks.
	 * @return mixed Unchanged for other tags, and when no submission is in progress.
	 */
	public static function tag( mixed $text = null, mixed $name = null, mixed $is_html = null ): mixed {
		return AllFields::TAG === $name ? self::text( $text, (bool) $is_html ) : $text;
	}

	private static function text( mixed $text, bool $is_html ): mixed {
		$sent = is_callable( array( 'WPCF7_Submission', 'get_instance' ) ) ? \WPCF7_Submission::get_instance() : null;
		$form = is_object( $sent ) ? FormStore::find( (int) $sent->get_contact_form()?->id() ) : null;
		if ( null === $form ) {
			return $text;
		}
		$submission         = new Submission( $form, new Request( array() ) );
		$submission->posted = (array) $sent->get_posted_data();
		$submission->raw    = $submission->posted;
		$submission->files  = array_map(
			static fn ( mixed $paths ): array => array_values( array_filter( (array) $paths, 'is_string' ) ),
			(array) $sent->uploaded_files()
		);
		return ( new MailTags( $submission, $is_html ) )->replace( '[' . AllFields::TAG . ']' );
	}
}

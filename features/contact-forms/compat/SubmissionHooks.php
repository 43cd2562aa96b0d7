<?php
/**
 * Runs the hooks of Contact Form 7 for submissions.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Compat;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\Input;
use Pagewright\Features\ContactForms\Submission\Result;
use Pagewright\Features\ContactForms\Submission\Submission;
use Pagewright\Features\ContactForms\Tags\Tag;

/** Forwards our hooks to the old ones that have callbacks. */
final class SubmissionHooks {
	/** Rules with a filter of their own. */
	private const WORDS = array( 'email', 'url', 'tel', 'number', 'date', 'time' );

	public static function hooks(): void {
		add_action( 'pagewright/forms/begin', array( Current::class, 'submits' ) );
		add_filter( 'pagewright/forms/posted', array( self::class, 'posted' ), 10, 2 );
		add_filter( 'pagewright/forms/posted-value', array( self::class, 'posted_value' ), 10, 3 );
		add_filter( 'pagewright/forms/validate', array( self::class, 'validate' ), 10, 2 );
		add_filter( 'pagewright/forms/accept', array( self::class, 'accept' ), 10, 2 );
		add_filter( 'pagewright/forms/spam', array( self::class, 'spam' ), 10, 2 );
		add_filter( 'pagewright/forms/skip-spam', array( self::class, 'skip_spam_check' ), 10, 2 );
		add_filter( 'pagewright/forms/remote-ip', array( self::class, 'remote_ip' ) );
		add_filter( 'pagewright/forms/upload-name', array( self::class, 'upload_name' ), 10, 2 );
		add_action( 'pagewright/forms/before-send', array( self::class, 'before_send' ) );
		add_action( 'pagewright/forms/sent', array( self::class, 'sent' ) );
		add_action( 'pagewright/forms/failed', array( self::class, 'failed' ) );
		add_action( 'pagewright/forms/submitted', array( self::class, 'submitted' ), 10, 3 );
		add_filter( 'pagewright/forms/result', array( self::class, 'result' ), 10, 2 );
		add_filter( 'pagewright/forms/response', array( self::class, 'response' ), 10, 2 );
		add_filter( 'pagewright/forms/accepts', array( self::class, 'accepts' ), 10, 3 );
		add_filter( 'pagewright/forms/refill', array( self::class, 'refill' ) );
	}

	/**
	 * @param array<string, mixed> $posted Values by field.
	 * @return array<string, mixed>
	 */
	public static function posted( array $posted, Submission $submission ): array {
		Current::submits( $submission );
		/** A filter of Contact Form 7. @param array<string, mixed> $posted Values by field. */
		return (array) apply_filters( 'wpcf7_posted_data', $posted );
	}

	public static function accept( bool $is_accepted, Submission $submission ): bool {
		/** A filter of Contact Form 7. @param bool $is_accepted @param WPCF7_Submission $submission */
		return (bool) apply_filters( 'wpcf7_acceptance', $is_accepted, Current::submits( $submission ) );
	}

	public static function spam( bool $is_spam, Submission $submission ): bool {
		/** A filter of Contact Form 7. @param bool $is_spam @param WPCF7_Submission $submission */
		return (bool) apply_filters( 'wpcf7_spam', $is_spam, Current::submits( $submission ) );
	}

	public static function skip_spam_check( bool $is_skipped, Submission $submission ): bool {
		/** A filter of Contact Form 7. @param bool $is_skipped @param WPCF7_Submission $submission */
		return (bool) apply_filters( 'wpcf7_skip_spam_check', $is_skipped, Current::submits( $submission ) );
	}

	public static function remote_ip( string $ip ): string {
		/** A filter of Contact Form 7. @param string $ip */
		return (string) apply_filters( 'wpcf7_remote_ip_addr', $ip );
	}

	public static function upload_name( string $name, string $original = '' ): string {
		/**
		 * A filter of Contact Form 7. @param string $name Sanitized. @param string $original @param array<mixed>
		 * $options
		 */
		return (string) apply_filters( 'wpcf7_upload_file_name', $name, $original, array() );
	}

	public static function sent( Submission $submission ): void {
		/** An action of Contact Form 7. @param WPCF7_ContactForm $form */
		do_action( 'wpcf7_mail_sent', Current::submits( $submission )->get_contact_form() );
	}

	public static function failed( Submission $submission ): void {
		/** An action of Contact Form 7. @param WPCF7_ContactForm $form */
		do_action( 'wpcf7_mail_failed', Current::submits( $submission )->get_contact_form() );
	}

	/**
	 * @param array<string, mixed> $props Properties of the result.
	 * @return array<string, mixed>
	 */
	public static function result( array $props, Submission $submission ): array {
		/** A filter of Contact Form 7. @param array<string, mixed> $props @param WPCF7_Submission $submission */
		return (array) apply_filters( 'wpcf7_submission_result', $props, Current::submits( $submission ) );
	}

	/**
	 * @param array<string, mixed> $response Answer to the browser.
	 * @return array<string, mixed>
	 */
	public static function response( array $response, Result $result ): array {
		/** A filter of Contact Form 7. @param array<string, mixed> $response @param array<string, mixed> $result */
		return (array) apply_filters( 'wpcf7_feedback_response', $response, self::facts( $result ) );
	}

	/**
	 * @param array<string, mixed> $items New values of quizzes and images.
	 * @return array<string, mixed>
	 */
	public static function refill( array $items ): array {
		/** A filter of Contact Form 7. @param array<string, mixed> $items */
		return (array) apply_filters( 'wpcf7_refill_response', $items );
	}

	public static function posted_value( mixed $value, mixed $original, Tag $tag ): mixed {
		foreach ( array_unique( array( $tag->type, $tag->basetype ) ) as $type ) {
			if ( has_filter( "wpcf7_posted_data_{$type}" ) ) {
				/**
				 * A filter of Contact Form 7.
				 *
				 * @param mixed $value Of the field. @param mixed $original As sent. @param WPCF7_FormTag $tag
				 */
				$value = apply_filters( "wpcf7_posted_data_{$type}", $value, $original, new \WPCF7_FormTag( $tag ) );
			}
		}
		return $value;
	}

	/** @param array<string, mixed> $rule Rule of the schema. */
	public static function accepts( bool $is_accepted, array $rule, Input $input ): bool {
		$hook = "wpcf7_is_{$rule['rule']}";
		if ( ! in_array( $rule['rule'], self::WORDS, true ) || ! has_filter( $hook ) ) {
			return $is_accepted;
		}
		/** A filter of Contact Form 7. @param bool $is_one Whether it is an address, a number, … @param string $text */
		return (bool) array_reduce(
			$input->values( (string) ( $rule['field'] ?? '' ) ),
			static fn ( bool $so_far, string $text ): bool =>
				$so_far && (bool) apply_filters( $hook, $is_accepted, $text ),
			true
		);
	}

	/**
	 * @param array<string, string> $invalid Errors by field.
	 * @return array<string, string>
	 */
	public static function validate( array $invalid, Submission $submission ): array {
		Current::submits( $submission );
		$tags   = Current::tags( $submission->form, array( 'feature' => 'name-attr' ) );
		$result = new \WPCF7_Validation( $invalid );
		foreach ( $tags as $tag ) {
			/**
			 * A filter of Contact Form 7.
			 *
			 * @param WPCF7_Validation $result @param WPCF7_FormTag $tag @param array{uploaded_files: list<string>}
			 *    $args
			 */
			$result = self::kept(
				$result,
				apply_filters(
					"wpcf7_validate_{$tag->type}",
					$result,
					$tag,
					array( 'uploaded_files' => $submission->files[ $tag->name ] ?? array() )
				)
			);
		}
		/**
		 * A filter of Contact Form 7.
		 *
		 * @param WPCF7_Validation $result @param list<WPCF7_FormTag> $tags All tags of the form.
		 */
		$result = self::kept(
			$result,
			apply_filters( 'wpcf7_validate', $result, Current::tags( $submission->form, array() ) )
		);
		return array_map( static fn ( array $one ): string => $one['reason'], $result->get_invalid_fields() );
	}

	/** Add-ons may abort it, by the argument or by a status. */
	public static function before_send( Submission $submission ): void {
		$old      = Current::submits( $submission );
		$is_ended = false;
		/**
		 * An action of Contact Form 7.
		 *
		 * @param WPCF7_ContactForm $form @param bool $is_ended By reference: true ends it. @param WPCF7_Submission
		 *    $submission
		 */
		do_action_ref_array( 'wpcf7_before_send_mail', array( $old->get_contact_form(), &$is_ended, $old ) );
		if ( $is_ended && $submission->is( Submission::INIT ) ) {
			$submission->set_status( Submission::ABORTED );
		}
	}

	public static function submitted( Form $form, Result $result, Submission $submission ): void {
		/** An action of Contact Form 7. @param WPCF7_ContactForm $form @param array<string, mixed> $result */
		do_action( 'wpcf7_submit', Current::submits( $submission )->get_contact_form(), self::facts( $result ) );
	}

	/** @return array<string, mixed> Result in the format of add-ons: invalid fields by name. */
	private static function facts( Result $result ): array {
		$invalid = array();
		foreach ( $result->invalid_fields as $field ) {
			$invalid[ $field['field'] ] = array(
				'reason' => $field['message'],
				'idref'  => $field['idref'],
			);
		}
		return array(
			'contact_form_id'  => $result->contact_form_id,
			'status'           => $result->status,
			'message'          => $result->message,
			'invalid_fields'   => $invalid,
			'posted_data_hash' => (string) $result->posted_data_hash,
		) + $result->props;
	}

	private static function kept( \WPCF7_Validation $result, mixed $changed ): \WPCF7_Validation {
		return $changed instanceof \WPCF7_Validation ? $changed : $result;
	}
}

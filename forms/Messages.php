<?php
/**
 * What contact forms say.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms;

defined( 'ABSPATH' ) || exit;

/** The texts that a form may have in its own words, and those that it may not. */
final class Messages {
	/** @var array<string, array<string, array{description: string, default: string}>> By locale. */
	private static array $all = array();

	/** The default of a message; '' for an unknown key. @param string $key Such as `invalid_required`. */
	public static function text( string $key ): string {
		return self::all()[ $key ]['default'] ?? self::fixed( $key );
	}

	/** @return array<string, array{description: string, default: string}> Texts that forms may change, by key: when it is said, and what is said unless the form says otherwise. */
	public static function all(): array {
		/**
		 * Messages that a form may have in its own words.
		 *
		 * @example add_filter( 'pagewright/forms/messages', fn ( $all ) => $all + array( 'too_late' => array( 'description' => 'The poll is closed', 'default' => 'Sorry, the poll is closed.' ) ) );
		 * @param array $all Key => description and default.
		 */
		return self::$all[ get_locale() . determine_locale() ] ??= (array) apply_filters( 'pagewright/forms/messages', self::sending() + self::texts() + self::files() + self::numbers() + self::puzzles() );
	}

	/** @return array<string, string> Defaults by key. */
	public static function defaults(): array {
		return array_map( static fn ( array $message ): string => $message['default'], self::all() );
	}

	/** What no form says in words of its own; '' for an unknown key. */
	private static function fixed( string $key ): string {
		return match ( $key ) {
			'aborted'          => __( 'The message was not sent: sending was stopped.', 'pagewright' ),
			'subscribers_only' => __( 'Only signed-in users can send this form.', 'pagewright' ),
			'unknown_choice'   => __( 'This answer is not among the choices.', 'pagewright' ),
			'too_many_choices' => __( 'Choose only one answer.', 'pagewright' ),
			default            => '',
		};
	}

	/** @return array<string, array{description: string, default: string}> */
	private static function sending(): array {
		return array(
			'mail_sent_ok'     => self::message( __( 'The message was sent', 'pagewright' ), __( 'Thank you, your message is on its way.', 'pagewright' ) ),
			'mail_sent_ng'     => self::message( __( 'The message could not be sent', 'pagewright' ), __( 'Sorry, your message could not be sent. Please try again in a while.', 'pagewright' ) ),
			'validation_error' => self::message( __( 'Some fields are not filled in correctly', 'pagewright' ), __( 'Please look at the marked fields and send the form again.', 'pagewright' ) ),
			'spam'             => self::message( __( 'The message looks like spam', 'pagewright' ), __( 'Sorry, your message was not accepted. Please try again in a while.', 'pagewright' ) ),
			'accept_terms'     => self::message( __( 'Conditions were not agreed to', 'pagewright' ), __( 'Please agree to the conditions before you send your message.', 'pagewright' ) ),
		);
	}

	/** @return array<string, array{description: string, default: string}> */
	private static function texts(): array {
		return array(
			'invalid_required'  => self::message( __( 'A required field is empty', 'pagewright' ), __( 'Please fill in this field.', 'pagewright' ) ),
			'invalid_too_long'  => self::message( __( 'A text is longer than allowed', 'pagewright' ), __( 'This text is too long.', 'pagewright' ) ),
			'invalid_too_short' => self::message( __( 'A text is shorter than allowed', 'pagewright' ), __( 'This text is too short.', 'pagewright' ) ),
			'invalid_email'     => self::message( __( 'An email address cannot be right', 'pagewright' ), __( 'Please enter an email address such as name@example.com.', 'pagewright' ) ),
			'invalid_url'       => self::message( __( 'A web address cannot be right', 'pagewright' ), __( 'Please enter a web address such as https://example.com.', 'pagewright' ) ),
			'invalid_tel'       => self::message( __( 'A telephone number cannot be right', 'pagewright' ), __( 'Please enter a telephone number.', 'pagewright' ) ),
		);
	}

	/** @return array<string, array{description: string, default: string}> */
	private static function files(): array {
		return array(
			'upload_failed'            => self::message( __( 'A file could not be received', 'pagewright' ), __( 'The file could not be uploaded.', 'pagewright' ) ),
			'upload_file_type_invalid' => self::message( __( 'A file is of a kind that is not allowed', 'pagewright' ), __( 'Files of this kind cannot be sent here.', 'pagewright' ) ),
			'upload_file_too_large'    => self::message( __( 'A file is larger than allowed', 'pagewright' ), __( 'This file is too large.', 'pagewright' ) ),
			'upload_failed_php_error'  => self::message( __( 'The server refused a file', 'pagewright' ), __( 'The server could not take the file.', 'pagewright' ) ),
		);
	}

	/** @return array<string, array{description: string, default: string}> */
	private static function numbers(): array {
		return array(
			'invalid_date'     => self::message( __( 'A date is written wrongly or does not exist', 'pagewright' ), __( 'Please enter a date as year-month-day.', 'pagewright' ) ),
			'date_too_early'   => self::message( __( 'A date is before the first allowed one', 'pagewright' ), __( 'This date is too early.', 'pagewright' ) ),
			'date_too_late'    => self::message( __( 'A date is after the last allowed one', 'pagewright' ), __( 'This date is too late.', 'pagewright' ) ),
			'invalid_number'   => self::message( __( 'A number is written wrongly', 'pagewright' ), __( 'Please enter a number.', 'pagewright' ) ),
			'number_too_small' => self::message( __( 'A number is below the smallest allowed one', 'pagewright' ), __( 'This number is too small.', 'pagewright' ) ),
			'number_too_large' => self::message( __( 'A number is above the largest allowed one', 'pagewright' ), __( 'This number is too large.', 'pagewright' ) ),
		);
	}

	/** @return array<string, array{description: string, default: string}> */
	private static function puzzles(): array {
		return array(
			'quiz_answer_not_correct' => self::message( __( 'The answer to a quiz is wrong', 'pagewright' ), __( 'This is not the right answer.', 'pagewright' ) ),
			'captcha_not_match'       => self::message( __( 'The letters of a picture were typed wrongly', 'pagewright' ), __( 'These are not the letters of the picture.', 'pagewright' ) ),
		);
	}

	/** @return array{description: string, default: string} */
	private static function message( string $description, string $text ): array {
		return array(
			'description' => $description,
			'default'     => $text,
		);
	}
}

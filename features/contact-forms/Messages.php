<?php
/**
 * Messages of contact forms.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms;

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\Memory;

/** Messages that a form may replace, and messages that it may not. */
final class Messages {
	/** Returns the default of a message; '' for an unknown key. @param string $key Such as `invalid_required`. */
	public static function text( string $key ): string {
		return self::all()[ $key ]['default'] ?? self::fixed( $key );
	}

	/**
	 * @return array<string, array{description: string, default: string}> Messages that forms may replace, by key: when
	 *    each is shown, and its default.
	 */
	public static function all(): array {
		return Memory::remember( self::class, get_locale() . determine_locale(), self::load( ... ) );
	}

	/** @return array<string, array{description: string, default: string}> */
	private static function load(): array {
		/**
		 * Filters the messages that a form may replace.
		 *
		 * @example add_filter( 'pagewright/forms/messages', fn ( $all ) => $all + array( 'too_late' => array( 'description' => 'The poll is closed', 'default' => 'Sorry, the poll is closed.' ) ) );
		 * @param array $all Key => description and default.
		 */
		return (array) apply_filters(
			'pagewright/forms/messages',
			self::sending() + self::texts() + self::files() + self::numbers() + self::puzzles()
		);
	}

	/** @return array<string, string> Defaults by key. */
	public static function defaults(): array {
		return array_map( static fn ( array $message ): string => $message['default'], self::all() );
	}

	/** Returns a message that forms cannot replace; '' for an unknown key. */
	private static function fixed( string $key ): string {
		return match ( $key ) {
			'aborted'          => __( 'The message was not sent because sending was aborted.', 'pagewright' ),
			'subscribers_only' => __( 'Only logged-in users can send this form.', 'pagewright' ),
			'unknown_choice'   => __( 'This is not one of the options.', 'pagewright' ),
			'too_many_choices' => __( 'Select only one option.', 'pagewright' ),
			default            => '',
		};
	}

	/** @return array<string, array{description: string, default: string}> */
	private static function sending(): array {
		return array(
			'mail_sent_ok'     => self::message(
				__( 'Message sent', 'pagewright' ),
				__( 'Thank you, your message is on its way.', 'pagewright' )
			),
			'mail_sent_ng'     => self::message(
				__( 'Message not sent', 'pagewright' ),
				__( 'Sorry, your message could not be sent. Please try again in a while.', 'pagewright' )
			),
			'validation_error' => self::message(
				__( 'Fields with errors', 'pagewright' ),
				__( 'Please look at the marked fields and send the form again.', 'pagewright' )
			),
			'spam'             => self::message(
				__( 'Message treated as spam', 'pagewright' ),
				__( 'Sorry, your message was not accepted. Please try again in a while.', 'pagewright' )
			),
			'accept_terms'     => self::message(
				__( 'Consent missing', 'pagewright' ),
				__( 'Please agree to the conditions before you send your message.', 'pagewright' )
			),
		);
	}

	/** @return array<string, array{description: string, default: string}> */
	private static function texts(): array {
		return array(
			'invalid_required'  => self::message(
				__( 'Required field empty', 'pagewright' ),
				__( 'Please fill in this field.', 'pagewright' )
			),
			'invalid_too_long'  => self::message(
				__( 'Text too long', 'pagewright' ),
				__( 'This text is too long.', 'pagewright' )
			),
			'invalid_too_short' => self::message(
				__( 'Text too short', 'pagewright' ),
				__( 'This text is too short.', 'pagewright' )
			),
			'invalid_email'     => self::message(
				__( 'Invalid email address', 'pagewright' ),
				__( 'Please enter an email address such as name@example.com.', 'pagewright' )
			),
			'invalid_url'       => self::message(
				__( 'Invalid URL', 'pagewright' ),
				__( 'Please enter a URL such as https://example.com.', 'pagewright' )
			),
			'invalid_tel'       => self::message(
				__( 'Invalid phone number', 'pagewright' ),
				__( 'Please enter a phone number.', 'pagewright' )
			),
		);
	}

	/** @return array<string, array{description: string, default: string}> */
	private static function files(): array {
		return array(
			'upload_failed'            => self::message(
				__( 'File upload failed', 'pagewright' ),
				__( 'The file could not be uploaded.', 'pagewright' )
			),
			'upload_file_type_invalid' => self::message(
				__( 'File type not allowed', 'pagewright' ),
				__( 'This file type is not allowed.', 'pagewright' )
			),
			'upload_file_too_large'    => self::message(
				__( 'File too large', 'pagewright' ),
				__( 'This file is too large.', 'pagewright' )
			),
			'upload_failed_php_error'  => self::message(
				__( 'File rejected by the server', 'pagewright' ),
				__( 'The server could not save the file.', 'pagewright' )
			),
		);
	}

	/** @return array<string, array{description: string, default: string}> */
	private static function numbers(): array {
		return array(
			'invalid_date'     => self::message(
				__( 'Invalid date', 'pagewright' ),
				__( 'Please enter a date in the format YYYY-MM-DD.', 'pagewright' )
			),
			'date_too_early'   => self::message(
				__( 'Date too early', 'pagewright' ),
				__( 'This date is too early.', 'pagewright' )
			),
			'date_too_late'    => self::message(
				__( 'Date too late', 'pagewright' ),
				__( 'This date is too late.', 'pagewright' )
			),
			'invalid_number'   => self::message(
				__( 'Invalid number', 'pagewright' ),
				__( 'Please enter a number.', 'pagewright' )
			),
			'number_too_small' => self::message(
				__( 'Number too small', 'pagewright' ),
				__( 'This number is too small.', 'pagewright' )
			),
			'number_too_large' => self::message(
				__( 'Number too large', 'pagewright' ),
				__( 'This number is too large.', 'pagewright' )
			),
		);
	}

	/** @return array<string, array{description: string, default: string}> */
	private static function puzzles(): array {
		return array(
			'quiz_answer_not_correct' => self::message(
				__( 'Wrong quiz answer', 'pagewright' ),
				__( 'This answer is not correct.', 'pagewright' )
			),
			'captcha_not_match'       => self::message(
				__( 'Wrong CAPTCHA letters', 'pagewright' ),
				__( 'These letters do not match the image.', 'pagewright' )
			),
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

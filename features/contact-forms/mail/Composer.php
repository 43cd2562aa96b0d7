<?php
/**
 * Composes a mail from its template.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Mail;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Submission\Submission;

/** Replaces the mail tags of a template with the values of a submission. */
final class Composer {
	/**
	 * @param string               $name     Name of the template: `mail`, `mail_2`, or that of an add-on.
	 * @param array<string, mixed> $template `subject`, `sender`, `recipient`, `body`, `additional_headers`,
	 *    `attachments`, `use_html`, `exclude_blank`; missing ones count as empty.
	 */
	public static function compose( Submission $submission, string $name, array $template ): Mail {
		$text    = static fn ( string $key ): string => is_string( $template[ $key ] ?? null ) ? $template[ $key ] : '';
		$is_html = ! empty( $template['use_html'] );
		$headers = new Headers( $submission );
		$parts   = array(
			'subject'            => $headers->line( $text( 'subject' ) ),
			'sender'             => $headers->sender( $text( 'sender' ) ),
			'recipient'          => $headers->addresses( $text( 'recipient' ) ),
			'additional_headers' => implode( "\n", $headers->more( $text( 'additional_headers' ) ) ),
			'body'               => self::body(
				$submission,
				$text( 'body' ),
				$is_html,
				! empty( $template['exclude_blank'] )
			),
			'attachments'        => Attachments::of( $submission, $text( 'attachments' ) ),
		);
		/**
		 * Filters the parts of a mail.
		 *
		 * @param array<string, mixed> $parts `subject`, `sender`, `recipient`, `additional_headers`, `body`: texts;
		 *    `attachments`: paths.
		 * @param Form                 $form
		 * @param string               $name  `mail`, `mail_2`, or the name of an add-on's template.
		 * @param Submission           $submission
		 *
		 * @example add_filter( 'pagewright/forms/mail', static fn ( array $parts ) => array( 'subject' => '[Shop] ' . $parts['subject'] ) + $parts );
		 */
		$filtered = apply_filters( 'pagewright/forms/mail', $parts, $submission->form, $name, $submission );
		$parts    = array_merge( $parts, is_array( $filtered ) ? $filtered : array() );
		return self::mail( $submission, $parts, $is_html );
	}

	/** @param array<string, mixed> $parts */
	private static function mail( Submission $submission, array $parts, bool $is_html ): Mail {
		$recipient = is_array( $parts['recipient'] )
			? implode( ',', $parts['recipient'] )
			: (string) $parts['recipient'];
		$more      = is_array( $parts['additional_headers'] )
			? $parts['additional_headers']
			: explode( "\n", str_replace( "\r", '', (string) $parts['additional_headers'] ) );
		$headers   = array(
			...(
				'' === $parts['sender'] ? array() : array( 'From: ' . Headers::one_line( (string) $parts['sender'] ) )
			),
			'Content-Type: ' . ( $is_html ? 'text/html' : 'text/plain' ),
			...array_values( array_filter( array_map( 'trim', array_filter( $more, 'is_string' ) ) ) ),
		);
		$body      = $is_html
			? Html::document( (string) $parts['body'], (string) $parts['subject'], $submission->form )
			: (string) $parts['body'];
		return new Mail(
			Headers::one_line( $recipient ),
			Headers::one_line( (string) $parts['subject'] ),
			$body,
			$headers,
			array_values( array_filter( (array) $parts['attachments'], 'is_string' ) ),
			$is_html ? Html::text( $body ) : ''
		);
	}

	private static function body(
		Submission $submission,
		string $template,
		bool $is_html,
		bool $without_blank
	): string {
		$tags     = new MailTags( $submission, $is_html );
		$template = $is_html ? Html::with_addresses( $template ) : $template;
		return $without_blank ? $tags->replace_lines( $template ) : $tags->replace( $template );
	}
}

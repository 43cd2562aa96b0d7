<?php
/**
 * Finds errors in mail templates.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Configuration;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\Tags\Tag;
use Pagewright\Features\ContactForms\UserFields;

/** Checks subject, sender, recipient, additional headers and body. */
final class Mails {
	/** Headers that contain a list of addresses. */
	private const WITH_ADDRESSES = array( 'reply-to', 'cc', 'bcc', 'from', 'sender', 'errors-to', 'return-path' );

	/** Headers that send a copy. */
	private const COPIES = array( 'cc', 'bcc' );

	/** Fields with free text. */
	private const FREE = array( 'text', 'email', 'textarea', 'hidden', 'tel', 'url' );

	/** @param Sample $sample Example values of the fields. */
	public function __construct( private readonly Form $form, private readonly Sample $sample ) {}

	/** @return array<string, list<array{code: string, message: string, link: string}>> By part of the template. */
	public function findings( string $name ): array {
		$mail = $this->form->mail( $name );
		if ( array() === $mail ) {
			return array();
		}
		$text = static fn ( string $key ): string => is_string( $mail[ $key ] ?? null ) ? $mail[ $key ] : '';
		return array_filter(
			array(
				'subject'            => $this->empty( $text( 'subject' ) ),
				'sender'             => $this->sender( $text( 'sender' ) ),
				'recipient'          => array(
					...$this->mailbox( $text( 'recipient' ) ),
					...$this->open_to_all( $text( 'recipient' ) ),
				),
				'additional_headers' => $this->headers( $text( 'additional_headers' ) ),
				'body'               => array(
					...$this->empty( $text( 'body' ) ),
					...self::unknown_of_user( implode( "\n", array_filter( $mail, 'is_string' ) ) ),
				),
			)
		);
	}

	/** @return list<array{code: string, message: string, link: string}> */
	private function empty( string $template ): array {
		return '' === $this->sample->fill( $template )
			? array(
				Configuration::finding(
					'maybe_empty',
					__( 'This may be empty if optional fields are not filled in.', 'pagewright' )
				),
			)
			: array();
	}

	/** @return list<array{code: string, message: string, link: string}> */
	private function mailbox( string $template ): array {
		return null === Addresses::of( $this->sample->fill( $template ) )
			? array(
				Configuration::finding(
					'invalid_mailbox_syntax',
					__( 'This may not be an email address.', 'pagewright' )
				),
			)
			: array();
	}

	/** @return list<array{code: string, message: string, link: string}> */
	private function sender( string $template ): array {
		$wrong = $this->mailbox( $template );
		if ( array() !== $wrong ) {
			return $wrong;
		}
		$addresses = Addresses::of( $this->sample->fill( $template ) ) ?? array();
		$foreign   = array_filter(
			$addresses,
			static fn ( string $address ): bool => ! Addresses::is_of_site( $address )
		);
		return array() === $foreign
			? array()
			: array(
				Configuration::finding(
					'email_not_in_site_domain',
					__(
						'The email address does not belong to the domain of this site. Mail servers may treat the email as forged.',
						'pagewright'
					)
				),
			);
	}

	/** @return list<array{code: string, message: string, link: string}> Findings for the whole template. */
	private static function unknown_of_user( string $template ): array {
		preg_match_all( '/\[[\t ]*_(user_[0-9a-zA-Z:._-]+)[\t ]*\]/', $template, $tags );
		$unknown = array_filter(
			array_unique( $tags[1] ),
			static fn ( string $name ): bool => 'user_agent' !== $name && ! UserFields::has( $name )
		);
		/* translators: %s: a tag such as [_user_phone]. */
		$message = __(
			'%s is left empty in emails because it may contain private user data. A developer can allow it.',
			'pagewright'
		);
		return array_values(
			array_map(
				static fn ( string $name ): array =>
					Configuration::finding( 'user_field_not_allowed', sprintf( $message, "[_{$name}]" ) ),
				$unknown
			)
		);
	}

	/**
	 * Bots could make the site send mails to any address.
	 *
	 * @return list<array{code: string, message: string, link: string}>
	 */
	private function open_to_all( string $template ): array {
		$free = array_filter(
			$this->sample->named( $template ),
			static fn ( Tag $tag ): bool => in_array( $tag->basetype, self::FREE, true )
		);
		/**
		 * Filters whether a form is protected from bots.
		 *
		 * @example add_filter( 'pagewright/forms/is-protected', '__return_true' );
		 * @param bool $is_protected Whether the form has a quiz or a captcha.
		 * @param Form $form
		 */
		$is_protected = (bool) apply_filters(
			'pagewright/forms/is-protected',
			array() !== $this->form->tags_of( 'quiz', 'captchar' ),
			$this->form
		);
		return array() === $free || $is_protected
			? array()
			: array(
				Configuration::finding(
					'unsafe_email_without_protection',
					__(
						'Visitors choose the recipient of this email, and the form has no protection against bots. Add a quiz or CAPTCHA.',
						'pagewright'
					)
				),
			);
	}

	/** @return list<array{code: string, message: string, link: string}> */
	private function headers( string $template ): array {
		$found = array();
		foreach ( array_filter( array_map( 'trim', explode( "\n", $template ) ) ) as $line ) {
			if ( 1 !== preg_match( '/^([0-9A-Za-z-]+)\s*:(.*)$/', $line, $part ) ) {
				$found['invalid_mail_header'] = Configuration::finding(
					'invalid_mail_header',
					__( 'A line is not a valid email header, such as “Reply-To: name@example.com”.', 'pagewright' )
				);
				continue;
			}
			$name  = strtolower( $part[1] );
			$value = $this->sample->fill( $part[2] );
			// Empty headers are left out of the mail.
			if ( in_array( $name, self::WITH_ADDRESSES, true ) && '' !== $value && null === Addresses::of( $value ) ) {
				$found['invalid_mailbox_syntax'] = Configuration::finding(
					'invalid_mailbox_syntax',
					sprintf(
						/* translators: %s: name of a mail header. */
						__( 'The value of %s may not be an email address.', 'pagewright' ),
						$part[1]
					)
				);
			}
			foreach ( in_array( $name, self::COPIES, true ) ? $this->open_to_all( $part[2] ) : array() as $finding ) {
				$found[ $finding['code'] ] = $finding;
			}
		}
		return array_values( $found );
	}
}

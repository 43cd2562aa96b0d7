<?php
/**
 * Creates the mail of a widget's form.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Widget;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Mail\Headers;
use Pagewright\Features\ContactForms\Submission\Submission;

/** One mail with labels and values of all fields. Uses mail tags that only these forms have. */
final class Mail {
	private const TAGS = array( '_pagewright_subject', '_pagewright_fields', '_pagewright_sender' );

	/** @param array<string, mixed> $definition Mail template of a form. */
	private function __construct( private readonly array $definition, private readonly Submission $submission ) {}

	/** @param array<string, mixed> $definition Mail template of a form. */
	public static function template( array $definition ): array {
		return array(
			'active'             => true,
			'subject'            => '[_pagewright_subject]',
			'sender'             => '[_site_title] <'
				. ( '' === $definition['from'] ? 'wordpress@[_site_domain]' : $definition['from'] ) . '>',
			'recipient'          => array() === $definition['to']
				? '[_site_admin_email]'
				: implode( ', ', $definition['to'] ),
			'body'               => '[_pagewright_fields]',
			'additional_headers' => in_array( 'email', array_column( $definition['fields'], 'type' ), true )
				? 'Reply-To: [_pagewright_sender]'
				: '',
			'attachments'        => '',
			'use_html'           => true,
			'exclude_blank'      => false,
		);
	}

	/** Callback of `pagewright/forms/special-mail-tag`: replaces our own mail tags. */
	public static function tag( mixed $value, string $name, bool $is_html, Submission $submission ): mixed {
		$definition = Store::POST_TYPE === $submission->form->kind
			? $submission->form->properties['widget'] ?? null
			: null;
		if ( ! is_array( $definition ) || ! in_array( $name, self::TAGS, true ) ) {
			return $value;
		}
		$mail = new self( $definition, $submission );
		return match ( $name ) {
			'_pagewright_subject' => $mail->subject(),
			'_pagewright_sender'  => $mail->sender(),
			default               => $mail->fields(),
		};
	}

	private function subject(): string {
		$given = trim( implode( ' ', $this->values( 'subject' ) ) );
		$given = '' === $given ? (string) $this->definition['subject'] : $given;
		$given = '' === $given
			? sprintf(
				/* translators: %s: title of a contact form. */
				__( 'Message: %s', 'pagewright' ),
				'' === $this->definition['title'] ? __( 'Contact form', 'pagewright' ) : $this->definition['title']
			)
			: $given;
		$mark = in_array( 'akismet', array_column( $this->submission->spam_log, 'agent' ), true )
			/* translators: before the subject of a mail that is probably spam. */
			? __( '[Spam]', 'pagewright' )
			: '';
		return Headers::one_line(
			implode(
				' ',
				array_filter(
					array( $mark, (string) $this->definition['prefix'], (string) preg_replace( '/\s+/u', ' ', $given ) )
				)
			)
		);
	}

	/** Returns the first email address of the submission; '' for none. */
	private function sender(): string {
		foreach ( $this->values( 'email' ) as $address ) {
			if ( is_email( $address ) ) {
				return $address;
			}
		}
		return '';
	}

	private function fields(): string {
		$rows = array();
		foreach ( $this->definition['fields'] as $field ) {
			$rows[] = array(
				'' === $field['label'] ? $field['name'] : $field['label'],
				$this->value( $field['name'] ),
			);
		}
		if ( $this->definition['has_ip'] ) {
			$rows[] = array( __( 'IP address', 'pagewright' ), $this->submission->request->ip );
		}
		return implode(
			"\n",
			array_map(
				static fn ( array $row ): string =>
					sprintf( '<p><strong>%s:</strong> %s</p>', esc_html( $row[0] ), nl2br( esc_html( $row[1] ) ) ),
				$rows
			)
		);
	}

	/** @return list<string> Values of all fields of this type. */
	private function values( string $type ): array {
		$fields = array_filter(
			$this->definition['fields'],
			static fn ( array $field ): bool => $type === $field['type']
		);
		return array_values(
			array_map( fn ( array $field ): string => trim( $this->value( $field['name'] ) ), $fields )
		);
	}

	private function value( string $name ): string {
		$value = $this->submission->posted[ $name ] ?? '';
		return is_array( $value )
			? implode( ', ', array_filter( $value, 'is_string' ) )
			: (string) ( is_scalar( $value ) ? $value : '' );
	}
}

<?php
/**
 * Creates the mail of a widget's form.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Widget;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Mail\Headers;
use Pagewright\Forms\Submission\Submission;

/** One mail with labels and values of all fields. Uses mail tags that only these forms have. */
final class Mail {
	private const TAGS = array( '_pagewright_subject', '_pagewright_fields', '_pagewright_sender' );

	/** @param array<string, mixed> $definition Mail template of a form. */
	public static function template( array $definition ): array {
		return array(
			'active'             => true,
			'subject'            => '[_pagewright_subject]',
			'sender'             => '[_site_title] <' . ( '' === $definition['from'] ? 'wordpress@[_site_domain]' : $definition['from'] ) . '>',
			'recipient'          => array() === $definition['to'] ? '[_site_admin_email]' : implode( ', ', $definition['to'] ),
			'body'               => '[_pagewright_fields]',
			'additional_headers' => in_array( 'email', array_column( $definition['fields'], 'type' ), true ) ? 'Reply-To: [_pagewright_sender]' : '',
			'attachments'        => '',
			'use_html'           => true,
			'exclude_blank'      => false,
		);
	}

	/** Callback of `pagewright/forms/special-mail-tag`: replaces our own mail tags. */
	public static function tag( mixed $value, string $name, bool $is_html, Submission $submission ): mixed {
		$definition = Store::POST_TYPE === $submission->form->kind ? $submission->form->properties['widget'] ?? null : null;
		if ( ! is_array( $definition ) || ! in_array( $name, self::TAGS, true ) ) {
			return $value;
		}
		return match ( $name ) {
			'_pagewright_subject' => self::subject( $definition, $submission ),
			'_pagewright_sender'  => self::sender( $definition, $submission ),
			default               => self::fields( $definition, $submission ),
		};
	}

	/** @param array<string, mixed> $definition */
	private static function subject( array $definition, Submission $submission ): string {
		$given = trim( implode( ' ', self::values( $definition, $submission, 'subject' ) ) );
		$given = '' === $given ? (string) $definition['subject'] : $given;
		/* translators: %s: title of a contact form. */
		$given = '' === $given ? sprintf( __( 'Message: %s', 'pagewright' ), '' === $definition['title'] ? __( 'Contact form', 'pagewright' ) : $definition['title'] ) : $given;
		/* translators: before the subject of a mail that is probably spam. */
		$mark = in_array( 'akismet', array_column( $submission->spam_log, 'agent' ), true ) ? __( '[Spam]', 'pagewright' ) : '';
		return Headers::one_line( implode( ' ', array_filter( array( $mark, (string) $definition['prefix'], (string) preg_replace( '/\s+/u', ' ', $given ) ) ) ) );
	}

	/** Returns the first email address of the submission; '' for none. @param array<string, mixed> $definition */
	private static function sender( array $definition, Submission $submission ): string {
		foreach ( self::values( $definition, $submission, 'email' ) as $address ) {
			if ( is_email( $address ) ) {
				return $address;
			}
		}
		return '';
	}

	/** @param array<string, mixed> $definition */
	private static function fields( array $definition, Submission $submission ): string {
		$rows = array();
		foreach ( $definition['fields'] as $field ) {
			$rows[] = array( '' === $field['label'] ? $field['name'] : $field['label'], self::value( $submission, $field['name'] ) );
		}
		if ( $definition['has_ip'] ) {
			$rows[] = array( __( 'IP address', 'pagewright' ), $submission->request->ip );
		}
		return implode( "\n", array_map( static fn ( array $row ): string => sprintf( '<p><strong>%s:</strong> %s</p>', esc_html( $row[0] ), nl2br( esc_html( $row[1] ) ) ), $rows ) );
	}

	/** @param array<string, mixed> $definition Values of all fields of this type. */
	private static function values( array $definition, Submission $submission, string $type ): array {
		$fields = array_filter( $definition['fields'], static fn ( array $field ): bool => $type === $field['type'] );
		return array_values( array_map( static fn ( array $field ): string => trim( self::value( $submission, $field['name'] ) ), $fields ) );
	}

	private static function value( Submission $submission, string $name ): string {
		$value = $submission->posted[ $name ] ?? '';
		return is_array( $value ) ? implode( ', ', array_filter( $value, 'is_string' ) ) : (string) ( is_scalar( $value ) ? $value : '' );
	}
}

<?php
/**
 * Finds fields that no mail contains, and mail tags without a field.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Configuration;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\Labels;
use Pagewright\Features\ContactForms\Mail\AllFields;
use Pagewright\Features\ContactForms\Mail\Fields;
use Pagewright\Features\ContactForms\Mail\MailTags;
use Pagewright\Features\ContactForms\Tags\Tag;
use Pagewright\Features\ContactForms\Tags\Types;

/** Compares the fields of a form with the tags of its mails. One click fixes each finding. */
final class MailFields {
	private const PARTS = array( 'subject', 'sender', 'recipient', 'additional_headers', 'body', 'attachments' );

	/** Above this number of fields, one finding covers them all. */
	private const MOST_ALONE = 3;

	/** @var array<string, Tag> By name. */
	private array $fields;

	/** @var list<string> Names of mail tags with a replacement. */
	private array $names;

	/** @var list<array{section: string, name: string, source: string}> In the order of the mails. */
	private array $used = array();

	private function __construct( private readonly Form $form ) {
		$this->fields = Fields::of( $form );
		$this->names  = Fields::names( $form );
		foreach ( array( 'mail', 'mail_2' ) as $mail ) {
			$template = $form->mail( $mail );
			foreach ( 'mail' === $mail || ! empty( $template['active'] ) ? self::PARTS : array() as $part ) {
				foreach (
					MailTags::names(
						is_string( $template[ $part ] ?? null ) ? $template[ $part ] : ''
					) as $source => $name
				) {
					$this->used[] = array(
						'section' => "{$mail}.{$part}",
						'name'    => $name,
						'source'  => $source,
					);
				}
			}
		}
	}

	/**
	 * @return array<string, list<array{code: string, message: string, link: string, fix?: array{label: string, part:
	 *    string, find: string, text: string}}>> By section.
	 */
	public static function findings( Form $form ): array {
		$self = new self( $form );
		return array_merge_recursive(
			$self->unknown(),
			array() === $form->mail() || $form->is_on( 'skip_mail' ) ? array() : $self->missing()
		);
	}

	/** @return array<string, list<array<string, mixed>>> */
	private function unknown(): array {
		$found = array();
		foreach ( $this->used as [ 'section' => $section, 'name' => $name, 'source' => $source ] ) {
			$field = $this->field( $name );
			if ( $this->is_known( $name, $field ) ) {
				continue;
			}
			$close = $this->close_to( $field );
			if ( '' !== $close ) {
				$text                = str_replace( $field, $close, $source );
				$fix                 = array(
					/* translators: %s: a mail tag. */
					'label' => sprintf( __( 'Replace with %s', 'pagewright' ), $text ),
					'part'  => $section,
					'find'  => $source,
					'text'  => $text,
				);
				$found[ $section ][] = Configuration::finding(
					'unknown_mail_tag',
					$this->no_field( $source, $field ),
					'',
					$fix
				);
			} elseif ( $this->is_field_like( $field ) ) {
				$fix                 = array(
					'label' => __( 'Remove', 'pagewright' ),
					'part'  => $section,
					'find'  => $source,
					'text'  => '',
				);
				$found[ $section ][] = Configuration::finding(
					'unknown_mail_tag',
					$this->no_field( $source, $field ),
					'',
					$fix
				);
			}
		}
		return $found;
	}

	private function no_field( string $source, string $field ): string {
		$is_quiz = in_array( $field, array_column( $this->form->tags(), 'name' ), true );
		return sprintf(
			$is_quiz
				/* translators: %s: a mail tag. */
				? __( '%s is a quiz, CAPTCHA or counter, which has no value in emails.', 'pagewright' )
				: __( '%s is not a field of this form.', 'pagewright' ), // phpcs:ignore WordPress.WP.I18n -- one comment for both.
			$source
		);
	}

	/** Returns the field that a mail tag names: `_raw_day` names `day`. */
	private function field( string $name ): string {
		return in_array( $name, $this->names, true )
			? $name
			: (string) preg_replace( '/^_(?:raw|format)_/', '', $name );
	}

	/** Mail tags that begin with an underscore belong to this plugin or to add-ons. */
	private function is_known( string $name, string $field ): bool {
		return in_array( str_replace( '.', '_', $field ), $this->names, true )
			|| str_starts_with( $name, 'wpcf7.' )
			|| ( $name === $field && str_starts_with( $name, '_' ) );
	}

	/**
	 * Words in brackets may be plain text, and add-ons of Contact Form 7 may replace tags that they do not register.
	 */
	private function is_field_like( string $field ): bool {
		return 1 === preg_match( '/^[a-z]/', $field )
			&& ! has_filter( 'wpcf7_special_mail_tags' )
			&& ! has_filter( 'wpcf7_mail_components' );
	}

	/** Returns the single field name that is close to a misspelled one; '' when there is none or more than one. */
	private function close_to( string $field ): string {
		$close = array();
		foreach ( $this->names as $name ) {
			$distance = Spelling::distance( strtolower( $field ), strtolower( $name ) );
			if ( $distance <= Spelling::tolerance( $name ) ) {
				$close[ $distance ][] = $name;
			}
		}
		ksort( $close );
		$best = array() === $close ? array() : reset( $close );
		return 1 === count( $best ) ? $best[0] : '';
	}

	/** @return array<string, list<array<string, mixed>>> */
	private function missing(): array {
		$names    = array_map(
			fn ( array $used ): string => str_replace( '.', '_', $this->field( $used['name'] ) ),
			$this->used
		);
		$attached = array_map(
			fn ( array $used ): string =>
				str_ends_with( $used['section'], '.attachments' ) ? str_replace( '.', '_', $used['name'] ) : '',
			$this->used
		);
		$fields   = array_intersect_key( $this->fields, array_flip( $this->names ) );
		$files    = array_filter( $fields, self::is_file( ... ) );
		$others   = in_array( AllFields::TAG, $names, true )
			? array()
			: array_filter( array_diff_key( $fields, $files ), self::tells_something( ... ) );
		return array_filter(
			array(
				'mail.body'        => $this->unmailed( array_keys( array_diff_key( $others, array_flip( $names ) ) ) ),
				'mail.attachments' => array_map(
					self::unattached( ... ),
					array_keys( array_diff_key( $files, array_flip( $attached ) ) )
				),
			)
		);
	}

	private static function is_file( Tag $tag ): bool {
		return in_array( 'file-uploading', Types::of( $tag->type )?->features() ?? array(), true );
	}

	/** Skips required acceptance checkboxes: every submission has them checked. */
	private static function tells_something( Tag $tag ): bool {
		return 'acceptance' !== $tag->basetype || $tag->has_option( 'optional' );
	}

	/** @param list<string> $names @return list<array<string, mixed>> */
	private function unmailed( array $names ): array {
		$labels = Labels::of( $this->form );
		$line   = fn ( string $name ): string => $this->line( $labels[ $name ], $name );
		if ( count( $names ) > self::MOST_ALONE ) {
			$fix = array(
				'label' => __( 'Add to the message body', 'pagewright' ),
				'part'  => 'mail.body',
				'find'  => '',
				'text'  => implode( "\n", array_map( $line, $names ) ),
			);
			return array(
				Configuration::finding(
					'field_not_mailed',
					sprintf(
						/* translators: %s: names of fields. */
						__( 'These fields are missing from the emails: %s.', 'pagewright' ),
						implode( ', ', $names )
					),
					'',
					$fix
				),
			);
		}
		return array_map(
			static fn ( string $name ): array => Configuration::finding(
				'field_not_mailed',
				/* translators: %s: name of a field. */
				sprintf( __( 'The field “%s” is missing from the emails.', 'pagewright' ), $name ),
				'',
				array(
					'label' => __( 'Add to the message body', 'pagewright' ),
					'part'  => 'mail.body',
					'find'  => '',
					'text'  => $line( $name ),
				)
			),
			$names
		);
	}

	/** Brackets in a label would form a tag. */
	private function line( string $label, string $name ): string {
		$label = AllFields::heading( strtr( $label, '[]', '()' ) );
		return ( empty( $this->form->mail()['use_html'] ) ? $label : esc_html( $label ) ) . " [{$name}]";
	}

	/** @return array<string, mixed> */
	private static function unattached( string $name ): array {
		return Configuration::finding(
			'file_not_attached',
			/* translators: %s: name of a field. */
			sprintf( __( 'Files of the field “%s” are not attached to any email.', 'pagewright' ), $name ),
			'',
			array(
				'label' => __( 'Attach files', 'pagewright' ),
				'part'  => 'mail.attachments',
				'find'  => '',
				'text'  => "[{$name}]",
			)
		);
	}
}

<?php
/**
 * Replaces mail tags with values.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Mail;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Submission\Submission;
use Pagewright\Features\ContactForms\Tags\Tag;
use Pagewright\Features\ContactForms\Tags\Types;

/**
 * Replaces mail tags in one pass: a value is never parsed for tags.
 *
 *     "[your-name], [ your-name ], [_raw_your-name], [_format_day "j F Y"], [_all_fields], [_site_title]" are replaced, "[[your-name]]" loses a pair of brackets, "[nobody]" stays.
 */
final class MailTags {
	private const TAG = '/(\[?)\[[\t ]*([a-zA-Z_][0-9a-zA-Z:._-]*)((?:[\t ]+(?:"[^"]*"|\'[^\']*\'))*)[\t ]*\](\]?)/';

	/** Number of replaced tags, and of those with a value. */
	private int $replaced = 0;

	private int $filled = 0;

	/** Whether to leave out empty lines, and empty fields of `[_all_fields]`. */
	private bool $without_blank = false;

	/**
	 * @param bool               $is_html Whether the result is HTML, so that values are escaped.
	 * @param callable|null $guard   `fn ( string $value ): string`, filters values that visitors typed but not those of
	 *    the form's author; null for none.
	 */
	public function __construct(
		private readonly Submission $submission,
		private readonly bool $is_html = false,
		private readonly mixed $guard = null
	) {}

	/** @return array<string, string> Names of the tags in a template by their source: `[ name "x" ]` => `name`. */
	public static function names( string $template ): array {
		preg_match_all( self::TAG, $template, $found, PREG_SET_ORDER );
		$names = array();
		foreach ( $found as [ $whole, $before, $name, , $after ] ) {
			if ( '' === $before || '' === $after ) {
				$length = strlen( $whole ) - strlen( $before ) - strlen( $after );
				$names[ substr( $whole, strlen( $before ), $length ) ] = $name;
			}
		}
		return $names;
	}

	public function replace( string $template ): string {
		return (string) preg_replace_callback( self::TAG, $this->in_place( ... ), $template );
	}

	/** Replaces tags and removes lines whose tags were all empty. */
	public function replace_lines( string $template ): string {
		$lines               = array();
		$this->without_blank = true;
		foreach ( explode( "\n", str_replace( "\r\n", "\n", $template ) ) as $line ) {
			$this->replaced = 0;
			$this->filled   = 0;
			$text           = $this->replace( $line );
			if ( 0 === $this->replaced || $this->filled > 0 ) {
				$lines[] = $text;
			}
		}
		return implode( "\n", $lines );
	}

	/** @param array<int, string> $found */
	private function in_place( array $found ): string {
		[ $whole, $before, $name, $arguments, $after ] = $found;
		if ( '' !== $before && '' !== $after ) {
			return substr( $whole, 1, -1 );
		}
		preg_match_all( '/"([^"]*)"|\'([^\']*)\'/', $arguments, $parts, PREG_SET_ORDER );
		$value = $this->value( $name, array_map( static fn ( array $part ): string => $part[2] ?? $part[1], $parts ) );
		if ( null === $value ) {
			return $whole;
		}
		++$this->replaced;
		$this->filled += '' === trim( $value ) ? 0 : 1;
		return $before . $value . $after;
	}

	/** @param list<string> $arguments Arguments of the tag. @return string|null Null for an unknown tag. */
	private function value( string $name, array $arguments ): ?string {
		preg_match( '/^(?:_(raw|format)_)?(.+)$/', $name, $parts );
		foreach (
			'' === $parts[1] ? array( array( '', $name ) ) : array(
				array( $parts[1], $parts[2] ),
				array( '', $name ),
			) as [ $kind, $field ]
		) {
			$field = str_replace( '.', '_', $field );
			// Add-ons remove the values of fields that the visitor did not see.
			if ( array_key_exists( $field, $this->submission->posted ) || null !== $this->tag( $field ) ) {
				return $this->field( $kind, $field, $arguments );
			}
		}
		$name    = (string) preg_replace( '/^wpcf7\./', '_', $name );
		$special = ( new SpecialTags( $this->submission, $this->is_html ) )->value(
			$name,
			AllFields::TAG === $name ? $this->all_fields() : null
		);
		return null === $special
			|| null === $this->guard
			|| 1 !== preg_match( '/^_(all_fields$|user|url|remote)/', $name )
			? $special
			: ( $this->guard )( $special );
	}

	private function all_fields(): string {
		return (
			new AllFields(
				$this->submission,
				$this->is_html,
				fn ( string $name ): string => $this->field( '', $name, array() )
			)
		)->text( $this->without_blank );
	}

	/** @param list<string> $arguments */
	private function field( string $kind, string $field, array $arguments ): string {
		$tag   = $this->tag( $field );
		$value = $this->submission->posted[ $field ] ?? '';
		$value = 'raw' === $kind ? $this->submission->raw[ $field ] ?? $value : $value;
		$text  = match ( true ) {
			'format' === $kind => $this->dated( $value, $arguments[0] ?? '' ),
			'raw' === $kind    => null,
			default            => null === $tag
				? null
				: Types::of( $tag->type )?->mail( $tag, $value, $this->is_html, $this->submission ),
		};
		$text ??= implode(
			', ',
			array_map( fn ( string $one ): string => $this->shown( $one, $tag ), self::flat( $value ) )
		);
		/**
		 * Filters the replacement of a field's mail tag.
		 *
		 * @param string   $text    Escaped in HTML mails.
		 * @param mixed    $value   Value as sent.
		 * @param bool     $is_html
		 * @param string   $name    Name of the field.
		 * @param Tag|null $tag     Null for values that only an add-on knows.
		 *
		 * @example add_filter( 'pagewright/forms/mail-tag', static fn ( string $text, mixed $value, bool $is_html, string $name ) => 'card' === $name ? '…' . substr( $text, -4 ) : $text, 10, 4 );
		 */
		return (string) apply_filters( 'pagewright/forms/mail-tag', $text, $value, $this->is_html, $field, $tag );
	}

	/** Returns the tag with the value of a field: a counter has the same name. */
	private function tag( string $field ): ?Tag {
		foreach ( $this->submission->form->tags() as $tag ) {
			if (
				$tag->name === $field
				&& ! in_array( 'not-for-mail', Types::of( $tag->type )?->features() ?? array(), true )
			) {
				return $tag;
			}
		}
		return null;
	}

	private function shown( string $value, ?Tag $tag ): string {
		$is_authors = null !== $tag
			&& ( in_array( $value, $tag->values, true ) || in_array( $value, array_column( $tag->pipes, 1 ), true ) );
		$value      = null === $this->guard || $is_authors ? $value : ( $this->guard )( $value );
		return $this->is_html ? wptexturize( esc_html( $value ) ) : $value;
	}

	/** Returns a date in the format of the mail's author; other values unchanged. */
	private function dated( mixed $value, string $format ): ?string {
		$date = is_string( $value ) && '' !== $format
			? \DateTimeImmutable::createFromFormat( '!Y-m-d', $value, wp_timezone() )
			: false;
		return false === $date ? null : $this->shown( (string) wp_date( $format, $date->getTimestamp() ), null );
	}

	/** @return list<string> */
	private static function flat( mixed $value ): array {
		$flat = array();
		foreach ( is_array( $value ) ? $value : array( $value ) as $one ) {
			array_push(
				$flat,
				...( is_array( $one ) ? self::flat( $one ) : array( is_scalar( $one ) ? (string) $one : '' ) )
			);
		}
		return array_values( array_filter( $flat, static fn ( string $one ): bool => '' !== $one ) );
	}
}

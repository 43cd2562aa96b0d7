<?php
/**
 * Replaces the mail tag for all fields.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Mail;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Labels;
use Pagewright\Features\ContactForms\Submission\Submission;

/**
 * `[_all_fields]`: label and value of every field that was sent, in the order of the form. Mails therefore include
 * fields that are added to the form later.
 */
final class AllFields {
	public const TAG = '_all_fields';

	/** Shown for an empty field. */
	private const NOTHING = '—';

	/** @param callable(string): string $value Returns the replacement of a field's mail tag, escaped in HTML mails. */
	public function __construct(
		private readonly Submission $submission,
		private readonly bool $is_html,
		private readonly mixed $value
	) {}

	/** @param bool $without_blank Whether to leave out empty fields. */
	public function text( bool $without_blank ): string {
		$labels = Labels::of( $this->submission->form );
		$rows   = array();
		foreach ( array_keys( Fields::of( $this->submission->form ) ) as $name ) {
			// Add-ons remove the values of fields that the visitor did not see.
			$value = array_key_exists( $name, $this->submission->posted ) ? trim( ( $this->value )( $name ) ) : null;
			if ( null !== $value && ( '' !== $value || ! $without_blank ) ) {
				$rows[] = array(
					self::heading( $labels[ $name ] ),
					'' === $value ? self::NOTHING : str_replace( array( "\r\n", "\r" ), "\n", $value ),
				);
			}
		}
		return $this->is_html ? self::table( $rows ) : self::lines( $rows );
	}

	/** Returns a label before a value: with a colon, unless it ends with punctuation. */
	public static function heading( string $label ): string {
		return 1 === preg_match( '/[?!.;؟？！。]$/u', $label )
			? $label
			: /* translators: %s: label of a field; its value follows. */ sprintf( __( '%s:', 'pagewright' ), $label );
	}

	/** A value with several lines is below its label. @param list<array{0: string, 1: string}> $rows */
	private static function lines( array $rows ): string {
		$text     = '';
		$was_long = false;
		foreach ( $rows as $place => [ $heading, $value ] ) {
			$is_long  = str_contains( $value, "\n" );
			$text    .= 0 === $place ? '' : ( $was_long || $is_long ? "\n\n" : "\n" );
			$text    .= $heading . ( $is_long ? "\n" : ' ' ) . $value;
			$was_long = $is_long;
		}
		return $text;
	}

	/**
	 * Contains no line ends, which would become paragraphs. Every mail program supports these styles.
	 *
	 * @param list<array{0: string, 1: string}> $rows
	 */
	private static function table( array $rows ): string {
		$side    = is_rtl() ? 'right' : 'left';
		$style   = "text-align:{$side};vertical-align:top;padding:4px";
		$heading = $style . ( is_rtl() ? ' 0 4px 16px' : ' 16px 4px 0' );
		$html    = '';
		foreach ( $rows as [ $label, $value ] ) {
			$html .= sprintf(
				'<tr><th scope="row" style="%1$s">%2$s</th><td style="%3$s 0">%4$s</td></tr>',
				$heading,
				esc_html( $label ),
				$style,
				self::with_breaks( $value )
			);
		}
		return '' === $html
			? ''
			: sprintf(
				'<table dir="%s" style="border-collapse:collapse"><tbody>%s</tbody></table>',
				is_rtl() ? 'rtl' : 'ltr',
				$html
			);
	}

	/** Converts line ends to elements, except inside a tag: the condition of an acceptance checkbox is HTML. */
	private static function with_breaks( string $html ): string {
		$html = str_replace(
			"\n",
			' ',
			(string) preg_replace( '/\n(?![^<>]*>)/', '<br>', force_balance_tags( $html ) )
		);
		// WordPress turns two breaks into a paragraph, which would end outside the cell.
		return (string) preg_replace( '/<br>\s*(?=<br>)/', '<br>&nbsp;', $html );
	}
}

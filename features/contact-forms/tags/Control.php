<?php
/**
 * Base class of tags with a control.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\RequiredMark;
use Pagewright\Features\ContactForms\Submission\Submission;

/** A tag that renders a named control inside the wrap that error tips and third-party styles expect. */
abstract class Control extends TagType {
	/** Returns one line: without invalid text, line ends and surrounding white space. */
	public function posted( Tag $tag, mixed $value, Submission $submission ): mixed {
		return Clean::text( $value );
	}

	/** Returns the wrap around a control, with the error of the field. @param string $inside HTML. */
	protected static function wrap( Tag $tag, FormRenderer $renderer, string $inside ): string {
		$error = $renderer->error( $tag->name );
		$tip   = null === $error
			? ''
			: Html::element(
				'span',
				array( 'class' => 'wpcf7-not-valid-tip', 'aria-hidden' => 'true' ),
				esc_html( $error )
			);
		return Html::element(
			'span',
			array( 'class' => 'wpcf7-form-control-wrap', 'data-name' => $tag->name ),
			$inside . $tip
		);
	}

	/**
	 * Returns the class names of a control: `wpcf7-form-control wpcf7-TYPE`, the mark of required fields, classes of
	 * the type, the tag's own, and the mark of errors.
	 */
	protected static function classes( Tag $tag, ?FormRenderer $renderer = null, string $more = '' ): string {
		$names = array(
			'wpcf7-form-control',
			'wpcf7-' . $tag->basetype,
			$tag->is_required() ? 'wpcf7-validates-as-required' : '',
			...explode( ' ', $more ),
		);
		if ( null !== $renderer?->error( $tag->name ) ) {
			$names[] = 'wpcf7-not-valid';
		}
		return (string) $tag->get_class_option( array_values( array_filter( $names ) ) );
	}

	/** @return array<string, mixed> Attributes for assistive technology. */
	protected static function aria( Tag $tag, FormRenderer $renderer, ?bool $is_required = null ): array {
		$is_wrong = null !== $renderer->error( $tag->name );
		return array(
			'aria-required'    => $is_required ?? $tag->is_required() ? 'true' : null,
			'aria-invalid'     => $is_wrong ? 'true' : 'false',
			'aria-describedby' => self::described_by( $tag, $renderer ),
		);
	}

	/**
	 * Returns the IDs of elements that describe a control: its error and, in forms with markup of the caller, its
	 * description (attr `description_id`).
	 */
	protected static function described_by( Tag $tag, FormRenderer $renderer ): ?string {
		$ids = array_filter(
			array(
				(string) ( $tag->attr['description_id'] ?? '' ),
				null !== $renderer->error( $tag->name ) ? $renderer->error_id( $tag->name ) : '',
			)
		);
		return array() === $ids ? null : implode( ' ', $ids );
	}

	/** Returns the initial value, or the value that the visitor sent. */
	protected static function value( Tag $tag, FormRenderer $renderer, string $written ): string {
		$kept = $renderer->kept( $tag->name );
		return is_string( $kept ) ? $kept : (string) $tag->get_default_option( $written );
	}

	protected static function tabindex( Tag $tag ): string|false {
		$index = $tag->get_option( 'tabindex', 'signed_int', true );
		return is_string( $index ) ? $index : false;
	}

	/**
	 * @return array{0: string|false, 1: string|false} Value of the tag as value and as placeholder; one of them is
	 *    false.
	 */
	protected static function written( Tag $tag, string $value ): array {
		return $tag->has_option( 'placeholder' ) || $tag->has_option( 'watermark' )
			? array( '', $value )
			: array( $value, false );
	}

	/**
	 * @return array<string, string|false> Placeholder; when it is the only label of the field, it gets the mark of
	 *    required fields, and the accessible name does not.
	 */
	protected static function placeholder( Tag $tag, FormRenderer $renderer, string|false $placeholder ): array {
		if ( false === $placeholder || '' === $placeholder || ! $tag->is_required() || $renderer->has_label() ) {
			return array( 'placeholder' => $placeholder );
		}
		$marked = RequiredMark::in_placeholder( $placeholder );
		return array( 'placeholder' => $marked )
			+ (
				$marked === $placeholder || false !== $tag->get_id_option()
					? array()
					: array( 'aria-label' => $placeholder )
			);
	}

	/** Returns the autofill tokens of `autocomplete:a|b`. */
	protected static function autocomplete( Tag $tag ): string|false {
		$found = $tag->get_option( 'autocomplete', '[-0-9a-zA-Z|]+' );
		if ( ! is_array( $found ) ) {
			return false;
		}
		$words = array_values( array_unique( array_filter( explode( '|', strtolower( implode( '|', $found ) ) ) ) ) );
		return in_array( 'off', $words, true )
			? 'off'
			: ( in_array( 'on', $words, true ) ? 'on' : implode( ' ', $words ) );
	}

	/**
	 * Returns the limits of the length; none when they contradict each other.
	 *
	 * @param string|int|false $longest Default of the tag.
	 * @return array{maxlength: string|int|false, minlength: string|int|false}
	 */
	protected static function lengths( Tag $tag, string|int|false $longest = false ): array {
		$max = $tag->get_maxlength_option( $longest );
		$min = $tag->get_minlength_option();
		return false !== $max && false !== $min && (int) $max < (int) $min
			? array( 'maxlength' => false, 'minlength' => false )
			: array( 'maxlength' => $max, 'minlength' => $min );
	}

	/** @param array<string, mixed> $more Parameters of the rule. @return array<string, mixed> */
	protected static function rule( string $rule, Tag $tag, string $error, array $more = array() ): array {
		return array( 'rule' => $rule, 'field' => $tag->name ) + $more + array( 'error' => $error );
	}

	/** @return list<array<string, mixed>> */
	protected static function required( Tag $tag, Form $form, string $rule = 'required' ): array {
		return $tag->is_required() ? array( self::rule( $rule, $tag, $form->message( 'invalid_required' ) ) ) : array();
	}

	/**
	 * @param int $longest Maximum length of a form tag without its own, unless its minimum length is greater. Fields of
	 *    widgets have no such limit.
	 * @return list<array<string, mixed>>
	 */
	protected static function length_rules( Tag $tag, Form $form, int $longest ): array {
		$lengths = self::lengths( $tag );
		$min     = (int) $lengths['minlength'];
		$default = Form::POST_TYPE === $form->kind && $min <= $longest ? $longest : 0;
		$max     = false === $tag->get_maxlength_option() ? $default : (int) $lengths['maxlength'];
		return array(
			...(
				0 === $min
					? array()
					: array(
						self::rule(
							'minlength',
							$tag,
							$form->message( 'invalid_too_short' ),
							array( 'threshold' => $min )
						),
					)
			),
			...(
				0 === $max
					? array()
					: array(
						self::rule(
							'maxlength',
							$tag,
							$form->message( 'invalid_too_long' ),
							array( 'threshold' => $max )
						),
					)
			),
		);
	}
}

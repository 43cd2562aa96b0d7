<?php
/**
 * What tags of fields have in common.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Tags;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Form;
use Pagewright\Forms\RequiredMark;
use Pagewright\Forms\Submission\Submission;
use Pagewright\Forms\View;

/** A tag that becomes a control with a name, inside the wrap that tips and third-party styles look for. */
abstract class Control extends TagType {
	/** One line: without what is no text, line ends as they are sent, and blanks around it. */
	public function posted( Tag $tag, mixed $value, Submission $submission ): mixed {
		return Clean::text( $value );
	}

	/** The wrap around a control, with what is wrong with the field. @param string $inside HTML. */
	protected static function wrap( Tag $tag, View $view, string $inside ): string {
		$error = $view->error( $tag->name );
		$tip   = null === $error ? '' : Html::element( 'span', array( 'class' => 'wpcf7-not-valid-tip', 'aria-hidden' => 'true' ), esc_html( $error ) );
		return Html::element( 'span', array( 'class' => 'wpcf7-form-control-wrap', 'data-name' => $tag->name ), $inside . $tip );
	}

	/** Class names of a control: `wpcf7-form-control wpcf7-TYPE`, whether it is required, more of its kind, its own, and whether it is refused. */
	protected static function classes( Tag $tag, ?View $view = null, string $more = '' ): string {
		$names = array( 'wpcf7-form-control', 'wpcf7-' . $tag->basetype, $tag->is_required() ? 'wpcf7-validates-as-required' : '', ...explode( ' ', $more ) );
		if ( null !== $view?->error( $tag->name ) ) {
			$names[] = 'wpcf7-not-valid';
		}
		return (string) $tag->get_class_option( array_values( array_filter( $names ) ) );
	}

	/** @return array<string, mixed> Attributes that tell assistive technology how a control stands. */
	protected static function aria( Tag $tag, View $view, ?bool $is_required = null ): array {
		$is_wrong = null !== $view->error( $tag->name );
		return array(
			'aria-required'    => $is_required ?? $tag->is_required() ? 'true' : null,
			'aria-invalid'     => $is_wrong ? 'true' : 'false',
			'aria-describedby' => self::described_by( $tag, $view ),
		);
	}

	/** Ids of what is said about a control: what is wrong with it, after its description in forms that are made elsewhere (attr `description_id`). */
	protected static function described_by( Tag $tag, View $view ): ?string {
		$ids = array_filter( array( (string) ( $tag->attr['description_id'] ?? '' ), null !== $view->error( $tag->name ) ? $view->error_id( $tag->name ) : '' ) );
		return array() === $ids ? null : implode( ' ', $ids );
	}

	/** What the form holds at first, or what the visitor sent before. */
	protected static function value( Tag $tag, View $view, string $written ): string {
		$kept = $view->kept( $tag->name );
		return is_string( $kept ) ? $kept : (string) $tag->get_default_option( $written );
	}

	protected static function tabindex( Tag $tag ): string|false {
		$index = $tag->get_option( 'tabindex', 'signed_int', true );
		return is_string( $index ) ? $index : false;
	}

	/** @return array{0: string|false, 1: string|false} Written value as value and as placeholder; one of them is false. */
	protected static function written( Tag $tag, string $value ): array {
		return $tag->has_option( 'placeholder' ) || $tag->has_option( 'watermark' ) ? array( '', $value ) : array( $value, false );
	}

	/** @return array<string, string|false> Placeholder; where it is the only label of the field, it has the mark of required fields, and the name without it. */
	protected static function placeholder( Tag $tag, View $view, string|false $placeholder ): array {
		if ( false === $placeholder || '' === $placeholder || ! $tag->is_required() || $view->has_label() ) {
			return array( 'placeholder' => $placeholder );
		}
		$marked = RequiredMark::in_placeholder( $placeholder );
		return array( 'placeholder' => $marked ) + ( $marked === $placeholder || false !== $tag->get_id_option() ? array() : array( 'aria-label' => $placeholder ) );
	}

	/** What browsers may fill in: `autocomplete:a|b`. */
	protected static function autocomplete( Tag $tag ): string|false {
		$found = $tag->get_option( 'autocomplete', '[-0-9a-zA-Z|]+' );
		if ( ! is_array( $found ) ) {
			return false;
		}
		$words = array_values( array_unique( array_filter( explode( '|', strtolower( implode( '|', $found ) ) ) ) ) );
		return in_array( 'off', $words, true ) ? 'off' : ( in_array( 'on', $words, true ) ? 'on' : implode( ' ', $words ) );
	}

	/**
	 * Bounds of the length; none where they contradict each other.
	 *
	 * @param string|int|false $longest Where the tag says nothing.
	 * @return array{maxlength: string|int|false, minlength: string|int|false}
	 */
	protected static function lengths( Tag $tag, string|int|false $longest = false ): array {
		$max = $tag->get_maxlength_option( $longest );
		$min = $tag->get_minlength_option();
		return false !== $max && false !== $min && (int) $max < (int) $min ? array( 'maxlength' => false, 'minlength' => false ) : array( 'maxlength' => $max, 'minlength' => $min );
	}

	/** @param array<string, mixed> $more What the rule needs. @return array<string, mixed> */
	protected static function rule( string $rule, Tag $tag, string $error, array $more = array() ): array {
		return array( 'rule' => $rule, 'field' => $tag->name ) + $more + array( 'error' => $error );
	}

	/** @return list<array<string, mixed>> */
	protected static function required( Tag $tag, Form $form, string $rule = 'required' ): array {
		return $tag->is_required() ? array( self::rule( $rule, $tag, $form->message( 'invalid_required' ) ) ) : array();
	}

	/**
	 * @param int $longest Where a form-tag names no greatest length, unless its least length is greater. Fields of widgets have no such limit.
	 * @return list<array<string, mixed>>
	 */
	protected static function length_rules( Tag $tag, Form $form, int $longest ): array {
		$lengths = self::lengths( $tag );
		$min     = (int) $lengths['minlength'];
		$default = Form::POST_TYPE === $form->kind && $min <= $longest ? $longest : 0;
		$max     = false === $tag->get_maxlength_option() ? $default : (int) $lengths['maxlength'];
		return array(
			...( 0 === $min ? array() : array( self::rule( 'minlength', $tag, $form->message( 'invalid_too_short' ), array( 'threshold' => $min ) ) ) ),
			...( 0 === $max ? array() : array( self::rule( 'maxlength', $tag, $form->message( 'invalid_too_long' ), array( 'threshold' => $max ) ) ) ),
		);
	}
}

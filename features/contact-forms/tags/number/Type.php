<?php
/**
 * Number fields.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags\Number;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\Tags\Control;
use Pagewright\Features\ContactForms\Tags\Html;
use Pagewright\Features\ContactForms\Tags\Tag;

/** `[number]` and `[range]`. */
final class Type extends Control {
	public function types(): array {
		return array( 'number', 'number*', 'range', 'range*' );
	}

	public function html( Tag $tag, FormRenderer $renderer ): string {
		[ $written, $placeholder ] = self::written( $tag, (string) ( $tag->values[0] ?? '' ) );
		$value                     = self::value( $tag, $renderer, (string) $written );
		[ $min, $max ]             = self::bounds( $tag );
		if ( 'range' === $tag->basetype && '' === $value ) {
			$value = (string) ( (float) $min < (float) $max ? ( (float) $min + (float) $max ) / 2 : $min );
		}
		$input = array(
			'class'        => self::classes( $tag, $renderer, 'wpcf7-validates-as-number' ),
			'id'           => $renderer->id_for( $tag ),
			'tabindex'     => self::tabindex( $tag ),
			'min'          => $min,
			'max'          => $max,
			'step'         => $tag->get_option( 'step', 'num', true ),
			'list'         => $tag->get_option( 'list', 'id', true ),
			'readonly'     => $tag->has_option( 'readonly' ),
			'autocomplete' => self::autocomplete( $tag ),
			...self::aria( $tag, $renderer ),
			...self::placeholder( $tag, $renderer, $placeholder ),
			'value'        => $value,
			'type'         => $tag->basetype,
			'name'         => $tag->name,
		);
		return self::wrap( $tag, $renderer, Html::void( 'input', $input ) );
	}

	public function rules( Tag $tag, Form $form ): array {
		$rules = array(
			...self::required( $tag, $form ),
			self::rule( 'number', $tag, $form->message( 'invalid_number' ) ),
		);
		[ $min, $max ] = self::bounds( $tag );
		if ( false !== $min && false !== $max && (float) $min > (float) $max ) {
			// A default that contradicts a written limit would refuse all numbers.
			[ $min, $max ] = self::written_bounds( $tag );
		}
		if ( false !== $min ) {
			$rules[] = self::rule(
				'minnumber',
				$tag,
				$form->message( 'number_too_small' ),
				array( 'threshold' => $min )
			);
		}
		if ( false !== $max ) {
			$rules[] = self::rule(
				'maxnumber',
				$tag,
				$form->message( 'number_too_large' ),
				array( 'threshold' => $max )
			);
		}
		return $rules;
	}

	/** @return array{0: string|false, 1: string|false} Minimum and maximum; a range slider has both. */
	private static function bounds( Tag $tag ): array {
		[ $min, $max ] = self::written_bounds( $tag );
		return 'range' === $tag->basetype
			? array( false === $min ? '0' : $min, false === $max ? '100' : $max )
			: array( $min, $max );
	}

	/** @return array{0: string|false, 1: string|false} */
	private static function written_bounds( Tag $tag ): array {
		return array( $tag->get_option( 'min', 'signed_num', true ), $tag->get_option( 'max', 'signed_num', true ) );
	}
}

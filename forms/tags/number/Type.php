<?php
/**
 * Numbers.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Tags\Number;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Form;
use Pagewright\Forms\Tags\Control;
use Pagewright\Forms\Tags\Html;
use Pagewright\Forms\Tags\Tag;
use Pagewright\Forms\View;

/** `[number]` and `[range]`. */
final class Type extends Control {
	public function types(): array {
		return array( 'number', 'number*', 'range', 'range*' );
	}

	public function html( Tag $tag, View $view ): string {
		[ $written, $placeholder ] = self::written( $tag, (string) ( $tag->values[0] ?? '' ) );
		$value                     = self::value( $tag, $view, (string) $written );
		$min                       = $tag->get_option( 'min', 'signed_num', true );
		$max                       = $tag->get_option( 'max', 'signed_num', true );
		if ( 'range' === $tag->basetype ) {
			$min   = false === $min ? '0' : $min;
			$max   = false === $max ? '100' : $max;
			$value = '' === $value ? (string) ( (float) $min < (float) $max ? ( (float) $min + (float) $max ) / 2 : $min ) : $value;
		}
		$input = array(
			'class'        => self::classes( $tag, $view, 'wpcf7-validates-as-number' ),
			'id'           => $view->id_for( $tag ),
			'tabindex'     => self::tabindex( $tag ),
			'min'          => $min,
			'max'          => $max,
			'step'         => $tag->get_option( 'step', 'num', true ),
			'list'         => $tag->get_option( 'list', 'id', true ),
			'readonly'     => $tag->has_option( 'readonly' ),
			'autocomplete' => self::autocomplete( $tag ),
			...self::aria( $tag, $view ),
			'placeholder'  => $placeholder,
			'value'        => $value,
			'type'         => $tag->basetype,
			'name'         => $tag->name,
		);
		return self::wrap( $tag, $view, Html::void( 'input', $input ) );
	}

	public function rules( Tag $tag, Form $form ): array {
		$rules = array( ...self::required( $tag, $form ), self::rule( 'number', $tag, $form->message( 'invalid_number' ) ) );
		foreach ( array( 'min' => 'number_too_small', 'max' => 'number_too_large' ) as $option => $message ) {
			$bound = $tag->get_option( $option, 'signed_num', true );
			if ( false !== $bound ) {
				$rules[] = self::rule( $option . 'number', $tag, $form->message( $message ), array( 'threshold' => $bound ) );
			}
		}
		return $rules;
	}
}

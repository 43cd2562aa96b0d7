<?php
/**
 * Date fields.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags\Date;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\Tags\Control;
use Pagewright\Features\ContactForms\Tags\Dates;
use Pagewright\Features\ContactForms\Tags\Html;
use Pagewright\Features\ContactForms\Tags\Tag;

/** `[date]`; its value and its limits may be phrases such as `today+7days`. */
final class Type extends Control {
	public function types(): array {
		return array( 'date', 'date*' );
	}

	public function html( Tag $tag, FormRenderer $renderer ): string {
		[ $written, $placeholder ] = self::written( $tag, (string) ( $tag->values[0] ?? '' ) );
		$value                     = self::value( $tag, $renderer, (string) $written );
		// Only the form may contain phrases; the visitor's text is kept as typed.
		if ( '' !== $value && ! is_string( $renderer->kept( $tag->name ) ) ) {
			$value = (string) Dates::day( $value, 'value' );
		}
		$input = array(
			'class'        => self::classes( $tag, $renderer, 'wpcf7-validates-as-date' ),
			'id'           => $renderer->id_for( $tag ),
			'tabindex'     => self::tabindex( $tag ),
			'min'          => $tag->get_date_option( 'min' ),
			'max'          => $tag->get_date_option( 'max' ),
			'step'         => $tag->get_option( 'step', 'int', true ),
			'readonly'     => $tag->has_option( 'readonly' ),
			'autocomplete' => self::autocomplete( $tag ),
			...self::aria( $tag, $renderer ),
			...self::placeholder( $tag, $renderer, $placeholder ),
			'value'        => $value,
			'type'         => 'date',
			'name'         => $tag->name,
		);
		return self::wrap( $tag, $renderer, Html::void( 'input', $input ) );
	}

	public function rules( Tag $tag, Form $form ): array {
		$rules = array(
			...self::required( $tag, $form ),
			self::rule( 'date', $tag, $form->message( 'invalid_date' ) ),
		);
		foreach ( array( 'min' => 'date_too_early', 'max' => 'date_too_late' ) as $option => $message ) {
			$bound = $tag->get_date_option( $option );
			if ( false !== $bound ) {
				$rules[] = self::rule(
					$option . 'date',
					$tag,
					$form->message( $message ),
					array( 'threshold' => $bound )
				);
			}
		}
		return $rules;
	}
}

<?php
/**
 * Multi-line text fields.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags\Textarea;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\Tags\Control;
use Pagewright\Features\ContactForms\Tags\Html;
use Pagewright\Features\ContactForms\Tags\Tag;

/** `[textarea]`; its initial value is between the tags or in the first value. */
final class Type extends Control {
	private const LONGEST = 2000;

	public function types(): array {
		return array( 'textarea', 'textarea*' );
	}

	public function html( Tag $tag, FormRenderer $renderer ): string {
		[ $written, $placeholder ] = self::written(
			$tag,
			'' === $tag->content ? (string) ( $tag->values[0] ?? '' ) : $tag->content
		);
		$area                      = array(
			'cols'         => $tag->get_cols_option( 40 ),
			'rows'         => $tag->get_rows_option( 10 ),
			...self::lengths( $tag, self::LONGEST ),
			'class'        => self::classes( $tag, $renderer ),
			'id'           => $renderer->id_for( $tag ),
			'tabindex'     => self::tabindex( $tag ),
			'readonly'     => $tag->has_option( 'readonly' ),
			'autocomplete' => self::autocomplete( $tag ),
			...self::aria( $tag, $renderer ),
			...self::placeholder( $tag, $renderer, $placeholder ),
			'name'         => $tag->name,
		);
		return self::wrap(
			$tag,
			$renderer,
			Html::element( 'textarea', $area, esc_textarea( self::value( $tag, $renderer, (string) $written ) ) )
		);
	}

	public function rules( Tag $tag, Form $form ): array {
		return array( ...self::required( $tag, $form ), ...self::length_rules( $tag, $form, self::LONGEST ) );
	}
}

<?php
/**
 * Multi-line text fields.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Tags\Textarea;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Form;
use Pagewright\Forms\Tags\Control;
use Pagewright\Forms\Tags\Html;
use Pagewright\Forms\Tags\Tag;
use Pagewright\Forms\View;

/** `[textarea]`; its initial value is between the tags or in the first value. */
final class Type extends Control {
	private const LONGEST = 2000;

	public function types(): array {
		return array( 'textarea', 'textarea*' );
	}

	public function html( Tag $tag, View $view ): string {
		[ $written, $placeholder ] = self::written( $tag, '' === $tag->content ? (string) ( $tag->values[0] ?? '' ) : $tag->content );
		$area                      = array(
			'cols' => $tag->get_cols_option( 40 ),
			'rows' => $tag->get_rows_option( 10 ),
			...self::lengths( $tag, self::LONGEST ),
			'class'        => self::classes( $tag, $view ),
			'id'           => $view->id_for( $tag ),
			'tabindex'     => self::tabindex( $tag ),
			'readonly'     => $tag->has_option( 'readonly' ),
			'autocomplete' => self::autocomplete( $tag ),
			...self::aria( $tag, $view ),
			...self::placeholder( $tag, $view, $placeholder ),
			'name'         => $tag->name,
		);
		return self::wrap( $tag, $view, Html::element( 'textarea', $area, esc_textarea( self::value( $tag, $view, (string) $written ) ) ) );
	}

	public function rules( Tag $tag, Form $form ): array {
		return array( ...self::required( $tag, $form ), ...self::length_rules( $tag, $form, self::LONGEST ) );
	}
}

<?php
/**
 * Single-line text fields.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Tags\Text;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Form;
use Pagewright\Forms\Tags\Control;
use Pagewright\Forms\Tags\Html;
use Pagewright\Forms\Tags\Tag;
use Pagewright\Forms\View;

/** `[text]`, `[email]`, `[url]` and `[tel]`. */
final class Type extends Control {
	private const LONGEST = 400;

	private const WRONG = array(
		'email' => 'invalid_email',
		'url'   => 'invalid_url',
		'tel'   => 'invalid_tel',
	);

	public function types(): array {
		return array( 'text', 'text*', 'email', 'email*', 'url', 'url*', 'tel', 'tel*' );
	}

	public function html( Tag $tag, View $view ): string {
		[ $written, $placeholder ] = self::written( $tag, (string) ( $tag->values[0] ?? '' ) );
		$input                     = array(
			'size' => $tag->get_size_option( 40 ),
			...self::lengths( $tag, self::LONGEST ),
			'class'        => self::classes( $tag, $view, 'wpcf7-text' . ( isset( self::WRONG[ $tag->basetype ] ) ? ' wpcf7-validates-as-' . $tag->basetype : '' ) ),
			'id'           => $view->id_for( $tag ),
			'tabindex'     => self::tabindex( $tag ),
			'readonly'     => $tag->has_option( 'readonly' ),
			'autocomplete' => self::autocomplete( $tag ),
			'list'         => $tag->get_option( 'list', 'id', true ),
			...self::aria( $tag, $view ),
			...self::placeholder( $tag, $view, $placeholder ),
			'value'        => self::value( $tag, $view, (string) $written ),
			'type'         => $tag->basetype,
			'name'         => $tag->name,
		);
		return self::wrap( $tag, $view, Html::void( 'input', $input ) );
	}

	public function rules( Tag $tag, Form $form ): array {
		$wrong = self::WRONG[ $tag->basetype ] ?? null;
		return array(
			...self::required( $tag, $form ),
			...( null === $wrong ? array() : array( self::rule( $tag->basetype, $tag, $form->message( $wrong ) ) ) ),
			...self::length_rules( $tag, $form, self::LONGEST ),
		);
	}
}

<?php
/**
 * Single-line text fields.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags\Text;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\Tags\Control;
use Pagewright\Features\ContactForms\Tags\Html;
use Pagewright\Features\ContactForms\Tags\Tag;

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

	public function html( Tag $tag, FormRenderer $renderer ): string {
		[ $written, $placeholder ] = self::written( $tag, (string) ( $tag->values[0] ?? '' ) );
		$input                     = array(
			'size'         => $tag->get_size_option( 40 ),
			...self::lengths( $tag, self::LONGEST ),
			'class'        => self::classes(
				$tag,
				$renderer,
				'wpcf7-text' . ( isset( self::WRONG[ $tag->basetype ] ) ? ' wpcf7-validates-as-' . $tag->basetype : '' )
			),
			'id'           => $renderer->id_for( $tag ),
			'tabindex'     => self::tabindex( $tag ),
			'readonly'     => $tag->has_option( 'readonly' ),
			'autocomplete' => self::autocomplete( $tag ),
			'list'         => $tag->get_option( 'list', 'id', true ),
			...self::aria( $tag, $renderer ),
			...self::placeholder( $tag, $renderer, $placeholder ),
			'value'        => self::value( $tag, $renderer, (string) $written ),
			'type'         => $tag->basetype,
			'name'         => $tag->name,
		);
		return self::wrap( $tag, $renderer, Html::void( 'input', $input ) );
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

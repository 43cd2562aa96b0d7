<?php
/**
 * Acceptance checkboxes.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags\Acceptance;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\RequiredMark;
use Pagewright\Features\ContactForms\Submission\Submission;
use Pagewright\Features\ContactForms\Tags\Clean;
use Pagewright\Features\ContactForms\Tags\Control;
use Pagewright\Features\ContactForms\Tags\Html;
use Pagewright\Features\ContactForms\Tags\Tag;

/**
 * `[acceptance x] condition [/acceptance]`: a checkbox that must be checked, or with `invert` must not; with `optional`
 * it may be either.
 */
final class Type extends Control {
	public function types(): array {
		return array( 'acceptance' );
	}

	public function html( Tag $tag, FormRenderer $renderer ): string {
		$marks    = array_filter(
			array( $tag->has_option( 'invert' ) ? 'invert' : '', $tag->has_option( 'optional' ) ? 'optional' : '' )
		);
		$plain    = array(
			'wpcf7-form-control',
			'wpcf7-acceptance',
			null === $renderer->error( $tag->name ) ? '' : 'wpcf7-not-valid',
			...$marks,
		);
		$kept     = $renderer->kept( $tag->name );
		$checked  = $renderer->is_answered() ? self::is_checked( $kept ) : $tag->has_option( 'default:on' );
		$input    = array(
			'type'     => 'checkbox',
			'name'     => $tag->name,
			'value'    => '1',
			'id'       => $renderer->id_for( $tag ),
			'tabindex' => self::tabindex( $tag ),
			'checked'  => $checked,
			'class'    => $tag->get_class_option(),
			...self::aria( $tag, $renderer, array() === $marks ),
		);
		$text     = self::condition( $tag );
		$parts    = array(
			Html::void( 'input', $input ),
			'' === $text
				? ''
				: Html::element(
					'span',
					array( 'class' => 'wpcf7-list-item-label' ),
					array() === $marks ? RequiredMark::add( $text, '' ) : $text
				),
		);
		$html     = implode( '', $tag->has_option( 'label_first' ) ? array_reverse( $parts ) : $parts );
		$html     = '' === $text ? $html : Html::element( 'label', array(), $html );
		return self::wrap(
			$tag,
			$renderer,
			Html::element(
				'span',
				array( 'class' => implode( ' ', array_filter( $plain ) ) ),
				Html::element( 'span', array( 'class' => 'wpcf7-list-item' ), $html )
			)
		);
	}

	/** Returns '1' or ''. Records the condition that the visitor agreed to. */
	public function posted( Tag $tag, mixed $value, Submission $submission ): mixed {
		$is_checked = self::is_checked( $value );
		$condition  = self::condition( $tag );
		if ( $is_checked && '' !== $condition ) {
			$submission->consent[ $tag->name ] = $condition;
		}
		return $is_checked ? '1' : '';
	}

	public function is_unaccepted( Tag $tag, Submission $submission ): bool {
		return ! $tag->has_option( 'optional' )
			&& $tag->has_option( 'invert' ) === self::is_checked( $submission->request->fields[ $tag->name ] ?? '' );
	}

	/** For forms that treat missing consent like an empty field. */
	public function refusal( Tag $tag, Submission $submission ): ?string {
		return $submission->form->is_on( 'acceptance_as_validation' ) && $this->is_unaccepted( $tag, $submission )
			? $submission->form->message( 'accept_terms' )
			: null;
	}

	public function mail( Tag $tag, mixed $value, bool $is_html, Submission $submission ): ?string {
		$state = self::is_checked( $value ) ? __( 'Consented', 'pagewright' ) : __( 'Not consented', 'pagewright' );
		$text  = self::condition( $tag );
		$text  = $is_html ? $text : trim( wp_strip_all_tags( $text ) );
		return '' === $text
			? $state
			: sprintf(
				/* translators: 1: whether the visitor agreed, 2: to what. */
				__( '%1$s: %2$s', 'pagewright' ),
				$state,
				$text
			);
	}

	/** Returns whether the checkbox was checked: Contact Form 7 treats an empty text and `0` as unchecked. */
	private static function is_checked( mixed $value ): bool {
		return ! in_array( Clean::text( $value ), array( '', '0' ), true );
	}

	/** Returns the HTML of the form's author. */
	private static function condition( Tag $tag ): string {
		return trim( '' === trim( $tag->content ) ? (string) ( $tag->values[0] ?? '' ) : $tag->content );
	}
}

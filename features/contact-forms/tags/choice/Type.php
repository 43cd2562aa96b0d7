<?php
/**
 * Checkboxes and radio buttons.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags\Choice;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\Messages;
use Pagewright\Features\ContactForms\Submission\Submission;
use Pagewright\Features\ContactForms\Tags\Choices;
use Pagewright\Features\ContactForms\Tags\Clean;
use Pagewright\Features\ContactForms\Tags\Control;
use Pagewright\Features\ContactForms\Tags\Html;
use Pagewright\Features\ContactForms\Tags\Tag;

/** `[checkbox]` and `[radio]`: a group of items. Radio buttons always require a choice. */
final class Type extends Control {
	public function types(): array {
		return array( 'checkbox', 'checkbox*', 'radio', 'radio*' );
	}

	public function features(): array {
		return array( 'name-attr', 'selectable-values', 'multiple-controls-container' );
	}

	public function html( Tag $tag, FormRenderer $renderer ): string {
		$is_radio     = 'radio' === $tag->basetype;
		$is_exclusive = ! $is_radio && $tag->has_option( 'exclusive' );
		$choices      = Choices::of( $tag );
		$name         = $renderer->words_before();
		$group        = array(
			'class'            => self::classes( $tag, $renderer, $is_exclusive ? 'wpcf7-exclusive-checkbox' : '' ),
			'id'               => $renderer->id_for( $tag ),
			'role'             => $is_radio ? 'radiogroup' : 'group',
			// HTML has no required group of checkboxes, and ARIA no attribute for it, so its name says it.
			'aria-label'       => '' === $name
				? false
				: (
					$is_radio || ! $tag->is_required()
						? $name
						: sprintf(
							/* translators: %s: name of a group of checkboxes. */
							__( '%s (required)', 'pagewright' ),
							$name
						)
				),
			'aria-required'    => $is_radio && ! self::is_optional( $tag ) ? 'true' : false,
			'aria-labelledby'  => $tag->attr['label_id'] ?? false,
			'aria-describedby' => self::described_by( $tag, $renderer ),
		);
		$items        = '';
		foreach ( $choices as $place => [ $value, $label ] ) {
			$items .= self::item(
				$tag,
				$renderer,
				$value,
				$label,
				array( 0 === $place, count( $choices ) - 1 === $place )
			);
		}
		return self::wrap( $tag, $renderer, Html::element( 'span', $group, $items ) );
	}

	public function rules( Tag $tag, Form $form ): array {
		$is_one = 'radio' === $tag->basetype || $tag->has_option( 'exclusive' );
		return array(
			...(
				$tag->is_required() || ( 'radio' === $tag->basetype && ! self::is_optional( $tag ) )
					? array( self::rule( 'required', $tag, $form->message( 'invalid_required' ) ) )
					: array()
			),
			...(
				$is_one
					? array(
						self::rule( 'maxitems', $tag, Messages::text( 'too_many_choices' ), array( 'threshold' => 1 ) ),
					)
					: array()
			),
			// refusal() validates the visitor's own text, which is not in the list.
			...(
				$tag->has_option( 'free_text' )
					? array()
					: array(
						self::rule(
							'enum',
							$tag,
							Messages::text( 'unknown_choice' ),
							array( 'accept' => Choices::accepted( Choices::of( $tag ) ) )
						),
					)
			),
		);
	}

	/** Radio buttons are required too, but not marked when one is selected at first. */
	public function is_marked( Tag $tag ): bool {
		return parent::is_marked( $tag )
			|| (
				'radio' === $tag->basetype
				&& ! self::is_optional( $tag )
				&& array() === $tag->get_default_option( array(), true )
			);
	}

	/** Returns a list, with the visitor's own text after the item with the text field. */
	public function posted( Tag $tag, mixed $value, Submission $submission ): mixed {
		$chosen = Clean::texts( $value );
		$words  = Clean::text( $submission->request->fields[ '_wpcf7_free_text_' . $tag->name ] ?? '' );
		$last   = array_slice( Choices::accepted( Choices::of( $tag ) ), -1 )[0] ?? '';
		if ( '' !== $words && array() !== $chosen && $tag->has_option( 'free_text' ) && end( $chosen ) === $last ) {
			$chosen[ count( $chosen ) - 1 ] .= ' ' . $words;
		}
		return $chosen;
	}

	public function refusal( Tag $tag, Submission $submission ): ?string {
		if ( ! $tag->has_option( 'free_text' ) ) {
			return null;
		}
		$accept = Choices::accepted( Choices::of( $tag ) );
		$sent   = Clean::texts( $submission->request->fields[ $tag->name ] ?? array() );
		return array() === array_diff( $sent, $accept ) ? null : Messages::text( 'unknown_choice' );
	}

	/** Returns whether no radio button has to be selected: only in forms with markup of the caller. */
	private static function is_optional( Tag $tag ): bool {
		return true === ( $tag->attr['optional'] ?? false );
	}

	/** @param array{0: bool, 1: bool} $place Whether the item is the first, and the last. */
	private static function item(
		Tag $tag,
		FormRenderer $renderer,
		string $value,
		string $label,
		array $place
	): string {
		$is_radio  = 'radio' === $tag->basetype;
		$is_alone  = $is_radio || $tag->has_option( 'exclusive' );
		$has_label = $tag->has_option( 'use_label_element' );
		$input     = array(
			'type'          => $tag->basetype,
			'name'          => $tag->name . ( $is_alone ? '' : '[]' ),
			'value'         => $value,
			'checked'       => in_array( $value, self::checked( $tag, $renderer ), true ),
			'tabindex'      => self::tabindex( $tag ),
			'aria-label'    => $has_label ? false : $label,
			'aria-required' => ! $is_radio && $tag->is_required() && $place[0] && $place[1] ? 'true' : false,
			'aria-invalid'  => null === $renderer->error( $tag->name ) ? false : 'true',
		);
		$parts     = array(
			Html::void( 'input', $input ),
			Html::element( 'span', array( 'class' => 'wpcf7-list-item-label' ), esc_html( $label ) ),
		);
		$html      = implode( '', $tag->has_option( 'label_first' ) ? array_reverse( $parts ) : $parts );
		$html      = $has_label ? Html::element( 'label', array(), $html ) : $html;
		$is_free   = $place[1] && $tag->has_option( 'free_text' );
		$classes   = array_filter(
			array(
				'wpcf7-list-item',
				$place[0] ? 'first' : '',
				$place[1] ? 'last' : '',
				$is_free ? 'has-free-text' : '',
			)
		);
		return Html::element(
			'span',
			array( 'class' => implode( ' ', $classes ) ),
			$html . ( $is_free ? self::free_text( $tag, $renderer, $label ) : '' )
		);
	}

	private static function free_text( Tag $tag, FormRenderer $renderer, string $label ): string {
		$name  = '_wpcf7_free_text_' . $tag->name;
		$input = array(
			'type'       => 'text',
			'name'       => $name,
			'class'      => 'wpcf7-free-text',
			'tabindex'   => self::tabindex( $tag ),
			'value'      => Clean::text( $renderer->kept( $name ) ?? '' ),
			'aria-label' => $label,
		);
		return ' ' . Html::void( 'input', $input );
	}

	/** @return list<string> Values that are checked at first. */
	private static function checked( Tag $tag, FormRenderer $renderer ): array {
		$kept = $renderer->kept( $tag->name );
		$all  = null === $kept && ! $renderer->is_answered()
			? (array) $tag->get_default_option( array(), true )
			: Clean::texts( $kept ?? array() );
		return 'radio' === $tag->basetype || $tag->has_option( 'exclusive' ) ? array_slice( $all, 0, 1 ) : $all;
	}
}

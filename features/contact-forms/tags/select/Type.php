<?php
/**
 * Menus.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags\Select;

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

/** `[select]`. */
final class Type extends Control {
	public function types(): array {
		return array( 'select', 'select*' );
	}

	public function features(): array {
		return array( 'name-attr', 'selectable-values' );
	}

	public function html( Tag $tag, FormRenderer $renderer ): string {
		$is_multiple = $tag->has_option( 'multiple' );
		$select      = array(
			'class'        => self::classes( $tag, $renderer ),
			'id'           => $renderer->id_for( $tag ),
			'size'         => $tag->get_option( 'size', 'int', true ),
			'tabindex'     => self::tabindex( $tag ),
			'autocomplete' => self::autocomplete( $tag ),
			...self::aria( $tag, $renderer ),
			'multiple'     => $is_multiple,
			'name'         => $tag->name . ( $is_multiple ? '[]' : '' ),
		);
		return self::wrap(
			$tag,
			$renderer,
			Html::element( 'select', $select, self::options( $tag, $renderer, $is_multiple ) )
		);
	}

	public function rules( Tag $tag, Form $form ): array {
		$namesakes = array_filter( $form->tags(), static fn ( Tag $other ): bool => $other->name === $tag->name );
		$choices   = Choices::of( $tag );
		if ( $tag->has_option( 'first_as_label' ) && ! $tag->has_option( 'include_blank' ) ) {
			array_shift( $choices );
		}
		return array(
			...self::required( $tag, $form ),
			...(
				$tag->has_option( 'multiple' ) || 1 < count( $namesakes )
					? array()
					: array(
						self::rule( 'maxitems', $tag, Messages::text( 'too_many_choices' ), array( 'threshold' => 1 ) ),
					)
			),
			self::rule(
				'enum',
				$tag,
				Messages::text( 'unknown_choice' ),
				array( 'accept' => Choices::accepted( $choices ) )
			),
		);
	}

	/** Returns a list, even for a single choice. */
	public function posted( Tag $tag, mixed $value, Submission $submission ): mixed {
		return Clean::texts( $value );
	}

	private static function options( Tag $tag, FormRenderer $renderer, bool $is_multiple ): string {
		$options  = Choices::of( $tag );
		$kept     = $renderer->kept( $tag->name );
		$selected = null === $kept ? (array) $tag->get_default_option( array(), true ) : Clean::texts( $kept );
		$selected = $is_multiple ? $selected : array_slice( $selected, 0, 1 );
		if ( $tag->has_option( 'include_blank' ) || array() === $options ) {
			array_unshift( $options, array( '', __( '—Please choose an option—', 'pagewright' ) ) );
		} elseif ( $tag->has_option( 'first_as_label' ) ) {
			$options[0][0] = '';
		}
		$html = '';
		foreach ( $options as [ $value, $label ] ) {
			$html .= Html::element(
				'option',
				array( 'value' => $value, 'selected' => in_array( $value, $selected, true ) ),
				esc_html( $label )
			);
		}
		return $html;
	}
}

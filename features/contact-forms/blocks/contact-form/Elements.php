<?php
/**
 * Content of a contact form.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Blocks\ContactForm;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\Tags\Html;
use Pagewright\Features\ContactForms\Tags\Tag;
use Pagewright\Features\ContactForms\Tags\Types;
use Pagewright\Output\Safe;

/** Labels, descriptions and the button around the controls, with the class names that sites style. */
final class Elements {
	/** Fields whose label cannot be inside, so it is above. */
	private const NEVER_INSIDE = array( 'select', 'checkbox', 'radio', 'captchar' );

	private const GROUPS = array( 'checkbox', 'radio' );

	/** @param array<string, mixed> $facts Variables of the template. */
	public function __construct( private readonly FormRenderer $view, private readonly array $facts ) {}

	public function html(): string {
		$html   = $this->facts['is_marked'] && '' !== $this->facts['note']
			? Html::element(
				'p',
				array( 'class' => 'sow-form-field-required-note' ),
				Safe::html( $this->facts['note'] )
			)
			: '';
		$fields = array_column( $this->view->form()->properties['widget']['fields'], null, 'name' );
		$before = '';
		foreach ( $this->view->form()->tags() as $place => $tag ) {
			if ( 'captchac' === $tag->basetype ) {
				$before = $this->control( $tag );
				continue;
			}
			$field  = $fields[ $tag->name ] ?? array( 'type' => 'captcha' );
			$row    = $this->facts['rows'][ $field['row'] ?? -1 ] ?? array();
			$html  .= $this->field(
				$tag,
				$row + array( 'kind' => $field['type'], 'number' => $place + 1, 'before' => $before )
			);
			$before = '';
		}
		return $html . $this->submit() . $this->success();
	}

	/**
	 * @param array<string, mixed> $row Sanitized row of the widget, with `kind`, `number`, and the HTML before the
	 *    control.
	 */
	private function field( Tag $tag, array $row ): string {
		$id          = str_replace( 'wpcf7-', 'sow-', $this->view->unit_tag() ) . '-' . $row['number'];
		$is_group    = in_array( $tag->basetype, self::GROUPS, true );
		$position    = 'inside' === $this->facts['position'] && in_array( $tag->basetype, self::NEVER_INSIDE, true )
			? 'above'
			: $this->facts['position'];
		$description = trim( (string) ( $row['description'] ?? '' ) );
		$label       = trim( (string) ( $row['label'] ?? $tag->attr['label'] ) );
		$is_unnamed  = '' === $label;
		$label       = $is_unnamed ? self::name_of( $row['kind'] ) : $label;
		$label_class = $is_unnamed || 'inside' === $position
			? 'sow-form-field-label-inside'
			: "sow-form-field-label-$position";
		$star        = $this->facts['is_marked'] && $tag->is_required()
			? Html::element( 'span', array( 'class' => 'sow-form-field-required', 'aria-hidden' => 'true' ), '*' )
			: '';
		$tag         = self::placed( $tag, $id, $position );
		if ( '' !== $description ) {
			$tag->attr['description_id'] = "$id-description";
		}
		$tag->attr['label_id'] = "$id-label";
		// Groups of checkboxes have no attribute for "required".
		$star .= $is_group && $tag->is_required()
			? Html::element(
				'span',
				array( 'class' => 'sow-form-field-label-inside' ),
				' ' . esc_html__( '(required)', 'pagewright' )
			)
			: '';
		$html  = Html::element(
			$is_group ? 'span' : 'label',
			array( 'class' => $label_class, 'id' => $is_group ? "$id-label" : false, 'for' => $is_group ? false : $id ),
			'<strong>' . Safe::html( $label ) . $star . '</strong>'
		);
		$html .= Html::element(
			'span',
			array( 'class' => 'sow-field-container' ),
			$row['before'] . $this->control( $tag )
		);
		$html .= '' === $description
			? ''
			: Html::element(
				'span',
				array( 'class' => 'sow-form-field-description', 'id' => "$id-description" ),
				Safe::html( $description )
			);
		return Html::element(
			'div',
			array( 'class' => "sow-form-field sow-form-field-{$row['kind']} is-label-$position" ),
			$html
		);
	}

	/** Accessible name of a field without a label. */
	private static function name_of( string $kind ): string {
		return match ( $kind ) {
			'name'                          => __( 'Name', 'pagewright' ),
			'email'                         => __( 'Email', 'pagewright' ),
			'tel'                           => __( 'Phone', 'pagewright' ),
			'number'                        => __( 'Number', 'pagewright' ),
			'subject'                       => __( 'Subject', 'pagewright' ),
			'textarea'                      => __( 'Message', 'pagewright' ),
			'select', 'checkboxes', 'radio' => __( 'Choice', 'pagewright' ),
			default                         => __( 'Text', 'pagewright' ),
		};
	}

	/** Returns the tag with its ID, its class, and the label as a placeholder if it is inside. */
	private static function placed( Tag $tag, string $id, string $position ): Tag {
		$tag          = clone $tag;
		$tag->options = array(
			...$tag->options,
			"id:$id",
			'class:'
				. (
					'textarea' === $tag->basetype
						? 'sow-textarea-field'
						: (
							in_array( $tag->basetype, self::GROUPS, true )
								? 'sow-choice-field'
								: ( 'select' === $tag->basetype ? 'sow-select-field' : 'sow-text-field' )
						)
				),
		);
		if ( 'inside' === $position ) {
			$tag->options[] = 'placeholder';
			$tag->values    = array( (string) $tag->attr['label'] . ( $tag->is_required() ? ' *' : '' ) );
		}
		return $tag;
	}

	private function control( Tag $tag ): string {
		return Types::of( $tag->type )?->html( $tag, $this->view ) ?? '';
	}

	private function submit(): string {
		$submit = $this->facts['submit'];
		$button = array(
			'type'    => 'submit',
			'value'   => $submit['text'],
			'class'   => 'wpcf7-form-control wpcf7-submit has-spinner sow-submit',
			'id'      => '' === $submit['id'] ? false : $submit['id'],
			'onclick' => '' === $submit['onclick'] ? false : $submit['onclick'],
		);
		return Html::element( 'div', array( 'class' => $submit['classes'] ), Html::void( 'input', $button ) );
	}

	/** Returns the success message, which CSS shows instead of the fields after a submission, without JavaScript. */
	private function success(): string {
		return Html::element(
			'div',
			array( 'class' => 'sow-contact-form-success', 'tabindex' => '-1' ),
			Safe::html( $this->facts['success'] )
		);
	}
}

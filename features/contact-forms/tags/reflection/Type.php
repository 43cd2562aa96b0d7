<?php
/**
 * Mirrors of other fields.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags\Reflection;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\Tags\Clean;
use Pagewright\Features\ContactForms\Tags\Html;
use Pagewright\Features\ContactForms\Tags\Tag;
use Pagewright\Features\ContactForms\Tags\TagType;

/** `[reflection x]` and `[output x]` mirror the field x. A script updates them. */
final class Type extends TagType {
	public function types(): array {
		return array( 'reflection', 'output' );
	}

	public function features(): array {
		return array( 'name-attr', 'not-for-mail', 'zero-controls-container' );
	}

	public function html( Tag $tag, FormRenderer $renderer ): string {
		$attributes = array(
			'id'                 => $renderer->id_for( $tag ),
			'class'              => $tag->get_class_option(),
			'data-reflection-of' => $tag->name,
		);
		$values     = null === $renderer->error( $tag->name )
			? Clean::texts( $renderer->kept( $tag->name ) ?? array() )
			: array();
		if ( 'output' === $tag->basetype ) {
			return Html::element( 'output', $attributes, esc_html( implode( ', ', $values ) ) );
		}
		return Html::element(
			'fieldset',
			$attributes,
			implode(
				'',
				array_map(
					static fn ( string $value ): string =>
						Html::element( 'output', array( 'name' => $tag->name ), esc_html( $value ) ),
					$values
				)
			)
		);
	}
}

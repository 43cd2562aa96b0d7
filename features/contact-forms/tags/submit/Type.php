<?php
/**
 * Submit buttons.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags\Submit;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\Tags\Html;
use Pagewright\Features\ContactForms\Tags\Tag;
use Pagewright\Features\ContactForms\Tags\TagType;

/**
 * `[submit "Send"]`, with the class by which theme.json styles buttons. In other themes, that class would override the
 * theme's own button style.
 */
final class Type extends TagType {
	public function types(): array {
		return array( 'submit' );
	}

	public function features(): array {
		return array();
	}

	public function html( Tag $tag, FormRenderer $renderer ): string {
		$index = $tag->get_option( 'tabindex', 'signed_int', true );
		$label = (string) ( $tag->values[0] ?? '' );
		$input = array(
			'class'    => $tag->get_class_option(
				'wpcf7-form-control wpcf7-submit has-spinner'
				. ( wp_theme_has_theme_json() ? ' wp-element-button' : '' )
			),
			'id'       => $renderer->id_for( $tag ),
			'tabindex' => $index,
			'type'     => 'submit',
			'value'    => '' === $label ? __( 'Send', 'pagewright' ) : $label,
		);
		return Html::void( 'input', $input );
	}
}

<?php
/**
 * Hidden fields.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags\Hidden;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\Tags\Control;
use Pagewright\Features\ContactForms\Tags\Html;
use Pagewright\Features\ContactForms\Tags\Tag;

/** `[hidden]`: without a wrap. */
final class Type extends Control {
	public function types(): array {
		return array( 'hidden' );
	}

	public function features(): array {
		return array( 'name-attr', 'display-hidden' );
	}

	public function html( Tag $tag, FormRenderer $renderer ): string {
		$input = array(
			'class' => self::classes( $tag ),
			'id'    => $renderer->id_for( $tag ),
			'value' => self::value( $tag, $renderer, (string) ( $tag->values[0] ?? '' ) ),
			'type'  => 'hidden',
			'name'  => $tag->name,
		);
		return Html::void( 'input', $input );
	}
}

<?php
/**
 * Hidden fields.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Tags\Hidden;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\FormRenderer;
use Pagewright\Forms\Tags\Control;
use Pagewright\Forms\Tags\Html;
use Pagewright\Forms\Tags\Tag;

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

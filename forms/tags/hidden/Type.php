<?php
/**
 * Hidden fields.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Tags\Hidden;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Tags\Control;
use Pagewright\Forms\Tags\Html;
use Pagewright\Forms\Tags\Tag;
use Pagewright\Forms\View;

/** `[hidden]`: without a wrap. */
final class Type extends Control {
	public function types(): array {
		return array( 'hidden' );
	}

	public function features(): array {
		return array( 'name-attr', 'display-hidden' );
	}

	public function html( Tag $tag, View $view ): string {
		$input = array(
			'class' => self::classes( $tag ),
			'id'    => $view->id_for( $tag ),
			'value' => self::value( $tag, $view, (string) ( $tag->values[0] ?? '' ) ),
			'type'  => 'hidden',
			'name'  => $tag->name,
		);
		return Html::void( 'input', $input );
	}
}

<?php
/**
 * Character counters.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags\Count;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\Tags\Html;
use Pagewright\Features\ContactForms\Tags\Tag;
use Pagewright\Features\ContactForms\Tags\TagType;

/** `[count x]`: the number of characters in the field x, or with `down` the number that remain. */
final class Type extends TagType {
	public function types(): array {
		return array( 'count' );
	}

	public function features(): array {
		return array( 'name-attr', 'zero-controls-container', 'not-for-mail' );
	}

	public function html( Tag $tag, FormRenderer $renderer ): string {
		$target  = self::target( $tag, $renderer );
		$max     = $target?->get_maxlength_option() ?? false;
		$min     = $target?->get_minlength_option() ?? false;
		if ( false !== $max && false !== $min && (int) $max < (int) $min ) {
			$max = false;
			$min = false;
		}
		$is_down = $tag->has_option( 'down' );
		$start   = $is_down ? (int) $max : 0;
		$counter = array(
			'id'                  => $renderer->id_for( $tag ),
			'class'               => $tag->get_class_option( 'wpcf7-character-count ' . ( $is_down ? 'down' : 'up' ) ),
			'data-target-name'    => $tag->name,
			'data-starting-value' => $start,
			'data-current-value'  => $start,
			'data-maximum-value'  => $max,
			'data-minimum-value'  => $min,
		);
		return Html::element( 'span', $counter, (string) $start );
	}

	private static function target( Tag $tag, FormRenderer $renderer ): ?Tag {
		foreach ( $renderer->form()->tags() as $other ) {
			if ( $other->name === $tag->name && 'count' !== $other->basetype ) {
				return $other;
			}
		}
		return null;
	}
}

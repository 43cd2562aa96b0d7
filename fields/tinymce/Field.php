<?php
/**
 * Rich text field.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Tinymce;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;

/** HTML. `<name>_selected_editor` stores the last used editor, `tmce` or `html`. RichText creates paragraphs. */
final class Field extends Base {
	public const COMPANIONS = array( '_selected_editor' );

	private const EDITORS = array(
		'tmce'      => 'tmce',
		'tinymce'   => 'tmce',
		'html'      => 'html',
		'quicktags' => 'html',
	);

	private bool $is_trusting = false;

	public function clean( mixed $raw, array $options, array $siblings, string $name ): string {
		$html = is_string( $raw ) ? $raw : '';
		return $this->is_trusting ? RichText::close( $html ) : RichText::clean( $html );
	}

	public function trusting(): static { // phpcs:ignore Universal.CodeAnalysis.StaticInFinalClass -- as in the parent class.
		$twin              = clone $this;
		$twin->is_trusting = true;
		return $twin;
	}

	public function companions( array $options, array $siblings, string $name ): array {
		$editor = $siblings[ $name . '_selected_editor' ] ?? '';
		return array( $name . '_selected_editor' => self::EDITORS[ is_string( $editor ) ? $editor : '' ] ?? 'tmce' );
	}
}

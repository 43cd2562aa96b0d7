<?php
/**
 * Form fields that depend on PHP.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Values that only PHP knows, such as choices that filters add. A Render whose form needs them also implements this
 * interface.
 */
interface FormFacts {
	/**
	 * Returns the form's fields with these values. Used for the form only; stored data is sanitized by widget.json.
	 *
	 * @param array<string, array<string, mixed>> $fields Field list with translated texts.
	 * @return array<string, array<string, mixed>>
	 */
	public function form( array $fields ): array;

	/**
	 * Returns the response of sow_get_javascript_variables; null for none.
	 *
	 * @return ?array<string, mixed>
	 */
	public function javascript_variables(): ?array;
}

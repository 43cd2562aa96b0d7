<?php
/**
 * What a widget's form may have to ask PHP.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

/** Facts that only PHP knows, such as choices that filters add to. A Render whose form needs them implements this too. */
interface FormFacts {
	/**
	 * The form's fields with the facts in them. Called for the form alone; what is stored is cleaned by widget.json.
	 *
	 * @param array<string, array<string, mixed>> $fields Field list with translated texts.
	 * @return array<string, array<string, mixed>>
	 */
	public function form( array $fields ): array;

	/**
	 * What sow_get_javascript_variables answers; null for nothing.
	 *
	 * @return ?array<string, mixed>
	 */
	public function javascript_variables(): ?array;
}

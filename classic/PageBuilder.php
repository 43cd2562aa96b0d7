<?php
/**
 * Forms in Page Builder's dialog.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Classic;

defined( 'ABSPATH' ) || exit;

/**
 * Page Builder stores the named fields of its dialog, uses the first text as the widget's title, and copies the fields
 * with the widget: it needs the values instead of our JSON.
 */
final class PageBuilder {
	/**
	 * Names the input after the widget itself, so that Page Builder parses it: `widgets[c1][pagewright_values]` becomes
	 * `widgets[c1]`.
	 *
	 * @param mixed $form HTML of the form, with fields that Page Builder renamed.
	 */
	public static function plain_values( mixed $form = null ): mixed {
		$input = '/name="([^"]*)\[' . Widget::INPUT . '\]"/';
		return is_string( $form )
			? preg_replace( $input, 'name="$1" data-panels-filter="json_parse"', $form, 1 )
			: $form;
	}
}

<?php
/**
 * The form in Page Builder's dialog.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Classic;

defined( 'ABSPATH' ) || exit;

/** Page Builder keeps what its dialog finds in named fields, shows the first text of it as the title of the widget, and copies it when the widget is copied: it has to find the values, not our JSON. */
final class PageBuilder {
	/**
	 * Names the input after the widget itself and lets Page Builder parse it: `widgets[c1][pagewright_values]` becomes `widgets[c1]`.
	 *
	 * @param mixed $form HTML of the form, its fields renamed by Page Builder.
	 */
	public static function plain_values( mixed $form = null ): mixed {
		$input = '/name="([^"]*)\[' . Widget::INPUT . '\]"/';
		return is_string( $form ) ? preg_replace( $input, 'name="$1" data-panels-filter="json_parse"', $form, 1 ) : $form;
	}
}

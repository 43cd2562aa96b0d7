<?php
/**
 * Converts texts of widgets.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Widget;

defined( 'ABSPATH' ) || exit;

/** Widgets contain HTML; mails, lists of choices and messages are plain text. */
final class Text {
	/** Returns one line without markup. */
	public static function plain( string $html ): string {
		$text = html_entity_decode(
			wp_strip_all_tags(
				(string) preg_replace( '#<(?:/?(?:p|div|h[1-6]|li|ul|ol|tr|td|th|blockquote)|br)\b#i', ' $0', $html )
			),
			ENT_QUOTES | ENT_HTML5,
			'UTF-8'
		);
		return trim( (string) preg_replace( '/[\s\p{Z}]+/u', ' ', mb_scrub( $text, 'UTF-8' ) ) );
	}

	/** Escapes mail tags in a text: `[name-1]` → `[[name-1]]`, which becomes `[name-1]` when tags are replaced. */
	public static function literal( string $text ): string {
		return (string) preg_replace( '/\[[\t ]*[a-zA-Z_][^\[\]]*\]/', '[$0]', $text );
	}
}

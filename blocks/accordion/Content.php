<?php
/**
 * What stands in a panel.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Accordion;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Tinymce\RichText;

/** Turns a panel's cleaned text into its HTML: paragraphs, embeds, shortcodes. */
final class Content {
	/**
	 * HTML of a panel.
	 *
	 * @param array<string, mixed> $panel Cleaned row.
	 * @param array<string, mixed> $data  Cleaned data of the accordion.
	 */
	public static function html( array $panel, array $data ): string {
		$text = (string) $panel['content_text'];
		$html = RichText::html( self::embeds( $text ), 'tmce', self::needs_paragraphs( $panel, $text ) );
		/**
		 * Changes the HTML in a panel, e.g. to put a layout in its place. Print only what is escaped.
		 *
		 * @param string               $html  HTML.
		 * @param array<string, mixed> $panel Cleaned row: title, content_text, initial_state …
		 * @param array<string, mixed> $data  Cleaned data of the accordion.
		 */
		return (string) apply_filters( 'pagewright/accordion/content', $html, $panel, $data );
	}

	/**
	 * The checkbox asks for paragraphs; the visual editor leaves them out and means them.
	 *
	 * @param array<string, mixed> $panel Cleaned row.
	 */
	private static function needs_paragraphs( array $panel, string $text ): bool {
		return $panel['autop'] || ( 'tmce' === $panel['content_text_selected_editor'] && ! preg_match( '~<(?:p|div|ul|ol|h[1-6]|table|blockquote|pre|figure)\b~i', $text ) );
	}

	/** An address alone on its line becomes what it shows, as in a post. Texts without one, nearly all, are not looked at further. */
	private static function embeds( string $text ): string {
		global $wp_embed;
		$has_embed = str_contains( $text, '[embed' ) || 1 === preg_match( '~^\s*(?:<p[^>]*>)?\s*https?://[^\s<>"]+\s*(?:</p>)?\s*$~im', $text );
		return $has_embed && $wp_embed instanceof \WP_Embed ? $wp_embed->autoembed( $wp_embed->run_shortcode( $text ) ) : $text;
	}
}

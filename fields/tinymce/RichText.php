<?php
/**
 * Rich text: allowed HTML, and paragraphs.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Tinymce;

defined( 'ABSPATH' ) || exit;

/** The same result for every visitor: capabilities are checked when the text is saved, never when it is shown. */
final class RichText {
	/** Returns HTML without scripts, event handlers and unknown elements, with every tag closed. */
	public static function clean( string $html ): string {
		if ( ! str_contains( $html, '<' ) && ! str_contains( $html, '&' ) ) {
			return $html;
		}
		// Otherwise the text of a removed script would stay on the page.
		$html = preg_replace( '~<(script|style)\b[^>]*>.*?(?:</\1\s*>|$)~is', '', $html ) ?? $html;
		// Last, because an unclosed frame is a frame only after balanceTags().
		return Frames::clean( balanceTags( wp_kses( $html, self::allowed() ), true ) );
	}

	/**
	 * Returns the text of an author with unfiltered HTML: with every tag closed, and without closing tags that do not
	 * belong to it, so that it cannot break the page.
	 */
	public static function close( string $html ): string {
		if ( ! str_contains( $html, '<' ) ) {
			return $html;
		}
		// balanceTags() treats a `<` in a script as a tag.
		$whole = 1 === preg_match( '~<(?:script|style)\b~i', $html ) ? \WP_HTML_Processor::normalize( $html ) : null;
		return $whole ?? balanceTags( $html, true );
	}

	/**
	 * Returns sanitized text as printed: runs shortcodes, and creates paragraphs from line breaks if a visual editor
	 * omitted them.
	 *
	 * @param string $html   Sanitized value.
	 * @param string $editor Sanitized `<name>_selected_editor`.
	 * @param bool   $autop  Value of the sibling checkbox in the field's `autopField`.
	 */
	public static function html( string $html, string $editor = 'tmce', bool $autop = false ): string {
		$html = $autop && 'tmce' === $editor ? shortcode_unautop( wpautop( $html ) ) : $html;
		return do_shortcode( $html );
	}

	/**
	 * Returns sanitized text printed like the content of a post: embeds a URL on its own line, runs shortcodes, creates
	 * paragraphs.
	 *
	 * @param string $html   Sanitized value.
	 * @param string $editor Sanitized `<name>_selected_editor`. Text that the visual editor saved without any block
	 *    element gets paragraphs.
	 * @param bool   $autop  Whether line breaks become paragraphs regardless of the editor.
	 */
	public static function like_post( string $html, string $editor = 'tmce', bool $autop = false ): string {
		$is_bare = 'tmce' === $editor
			&& 1 !== preg_match( '~<(?:p|div|ul|ol|h[1-6]|table|blockquote|pre|figure)\b~i', $html );
		return self::html( self::embeds( $html ), 'tmce', $autop || $is_bare );
	}

	/** Skips texts without a URL on its own line, which are nearly all. */
	private static function embeds( string $html ): string {
		global $wp_embed;
		$has_embed = str_contains( $html, '[embed' )
			|| 1 === preg_match( '~^\s*(?:<p[^>]*>)?\s*https?://[^\s<>"]+\s*(?:</p>)?\s*$~im', $html );
		return $has_embed && $wp_embed instanceof \WP_Embed
			? $wp_embed->autoembed( $wp_embed->run_shortcode( $html ) )
			: $html;
	}

	/** @return array<string, array<string, bool>> Elements and attributes. */
	private static function allowed(): array {
		$allowed            = wp_kses_allowed_html( 'post' );
		$allowed['iframe']  = array_fill_keys( Frames::ATTRIBUTES, true );
		$allowed['source']  = array_fill_keys( array( 'src', 'srcset', 'sizes', 'type', 'media' ), true );
		$allowed['picture'] = array_fill_keys( array( 'class', 'id', 'style' ), true );
		$allowed['time']    = array_fill_keys( array( 'class', 'datetime' ), true );
		/**
		 * Changes the HTML that a rich text field may contain: `$allowed['lottie-player'] = array( 'src' => true )`.
		 * Scripts and event handlers would make every site that uses the widget vulnerable.
		 *
		 * @param array<string, array<string, bool>> $allowed Element => attribute => true.
		 */
		return (array) apply_filters( 'pagewright/fields/rich-text-html', $allowed );
	}
}

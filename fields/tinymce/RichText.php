<?php
/**
 * Rich text: what it may hold, and its paragraphs.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Tinymce;

defined( 'ABSPATH' ) || exit;

/** The same answer for every reader: who may write what was judged when the text was saved, never by who is logged in when it is shown. */
final class RichText {
	/** HTML without scripts, handlers and unknown elements, every tag closed. */
	public static function clean( string $html ): string {
		if ( ! str_contains( $html, '<' ) && ! str_contains( $html, '&' ) ) {
			return $html;
		}
		// Without this the text of a removed script would be left standing on the page.
		$html = preg_replace( '~<(script|style)\b[^>]*>.*?(?:</\1\s*>|$)~is', '', $html ) ?? $html;
		// Last of all: a frame that nothing closes is none before.
		return Frames::clean( balanceTags( wp_kses( $html, self::allowed() ), true ) );
	}

	/** A text of someone who may write any HTML: every tag closed, and none that closes what is not its own, so that it cannot spoil the page around it. */
	public static function close( string $html ): string {
		if ( ! str_contains( $html, '<' ) ) {
			return $html;
		}
		// balanceTags() takes a `<` in a script for a tag.
		$whole = 1 === preg_match( '~<(?:script|style)\b~i', $html ) ? \WP_HTML_Processor::normalize( $html ) : null;
		return $whole ?? balanceTags( $html, true );
	}

	/**
	 * Cleaned text as it is printed: shortcodes run, and paragraphs are made of line breaks where a visual editor left them out.
	 *
	 * @param string $html   Cleaned value.
	 * @param string $editor Cleaned `<name>_selected_editor`.
	 * @param bool   $autop  Value of the sibling checkbox that the field's `autopField` names.
	 */
	public static function html( string $html, string $editor = 'tmce', bool $autop = false ): string {
		$html = $autop && 'tmce' === $editor ? shortcode_unautop( wpautop( $html ) ) : $html;
		return do_shortcode( $html );
	}

	/**
	 * Cleaned text printed like the content of a post: an address alone on its line becomes what it shows, shortcodes run, paragraphs are made.
	 *
	 * @param string $html   Cleaned value.
	 * @param string $editor Cleaned `<name>_selected_editor`. What the visual editor saved without any block of text means paragraphs.
	 * @param bool   $autop  Whether line breaks become paragraphs whatever the editor was.
	 */
	public static function like_post( string $html, string $editor = 'tmce', bool $autop = false ): string {
		$is_bare = 'tmce' === $editor && 1 !== preg_match( '~<(?:p|div|ul|ol|h[1-6]|table|blockquote|pre|figure)\b~i', $html );
		return self::html( self::embeds( $html ), 'tmce', $autop || $is_bare );
	}

	/** Texts without an address of their own line, nearly all, are not looked at further. */
	private static function embeds( string $html ): string {
		global $wp_embed;
		$has_embed = str_contains( $html, '[embed' ) || 1 === preg_match( '~^\s*(?:<p[^>]*>)?\s*https?://[^\s<>"]+\s*(?:</p>)?\s*$~im', $html );
		return $has_embed && $wp_embed instanceof \WP_Embed ? $wp_embed->autoembed( $wp_embed->run_shortcode( $html ) ) : $html;
	}

	/** @return array<string, array<string, bool>> Elements and attributes. */
	private static function allowed(): array {
		$allowed            = wp_kses_allowed_html( 'post' );
		$allowed['iframe']  = array_fill_keys( Frames::ATTRIBUTES, true );
		$allowed['source']  = array_fill_keys( array( 'src', 'srcset', 'sizes', 'type', 'media' ), true );
		$allowed['picture'] = array_fill_keys( array( 'class', 'id', 'style' ), true );
		$allowed['time']    = array_fill_keys( array( 'class', 'datetime' ), true );
		/**
		 * What a rich text field may hold: `$allowed['lottie-player'] = array( 'src' => true )`. Script and handlers open every site that uses the widget.
		 *
		 * @param array<string, array<string, bool>> $allowed Element => attribute => true.
		 */
		return (array) apply_filters( 'pagewright/fields/rich-text-html', $allowed );
	}
}

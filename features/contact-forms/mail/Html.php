<?php
/**
 * Creates HTML mails.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Mail;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;

/** Creates the document of an HTML mail, and its plain text version. */
final class Html {
	/** Returns a complete document; a template that is one already stays unchanged. */
	public static function document( string $body, string $subject, Form $form ): string {
		if ( 1 === preg_match( '/<html[\s>].*<\/html>/is', $body ) ) {
			return $body;
		}
		$lang = str_replace( '_', '-', '' === $form->locale ? get_locale() : $form->locale );
		/** This filter is documented in features/contact-forms/FormRenderer.php. */
		$body  = apply_filters( 'pagewright/forms/autop', ! defined( 'WPCF7_AUTOP' ) || WPCF7_AUTOP, 'mail' )
			? wpautop( $body )
			: $body;
		$parts = array(
			'header' => sprintf(
				"<!doctype html>\n<html lang=\"%s\" dir=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n<title>%s</title>\n</head>\n<body>\n",
				esc_attr( $lang ),
				is_rtl() ? 'rtl' : 'ltr',
				esc_html( $subject )
			),
			'body'   => $body,
			'footer' => "</body>\n</html>",
		);
		/**
		 * Filters the document of an HTML mail.
		 *
		 * @param array{header: string, body: string, footer: string} $parts Parts that are printed one after the other.
		 * @param Form                                                $form
		 *
		 * @example add_filter( 'pagewright/forms/mail-html', static fn ( array $parts ) => array( 'footer' => '<hr>Example Ltd.' . $parts['footer'] ) + $parts );
		 */
		$filtered = apply_filters( 'pagewright/forms/mail-html', $parts, $form );
		$parts    = array_merge( $parts, is_array( $filtered ) ? $filtered : array() );
		return $parts['header'] . $parts['body'] . $parts['footer'];
	}

	/** Escapes addresses in angle brackets, which would otherwise be tags: `<ann@example.org>`, `<[your-email]>`. */
	public static function with_addresses( string $template ): string {
		return (string) preg_replace( '/<((?:[^<>\s@]+@[^<>\s@]+)|\[[^\[\]<>]+\])>/', '&lt;$1&gt;', $template );
	}

	/** Returns the text of a document. */
	public static function text( string $html ): string {
		$html = (string) preg_replace( '#<(head|style|script)\b[^>]*>.*?</\1\s*>#is', '', $html );
		$html = (string) preg_replace( '#\s+#', ' ', $html );
		$html = (string) preg_replace(
			'#<a\b[^>]*\bhref=(["\'])(https?://[^"\']+|mailto:[^"\']+)\1[^>]*>(.*?)</a>#i',
			'$3 ($2)',
			$html
		);
		$html = (string) preg_replace( '#\s*<br\s*/?>\s*#i', "\n", $html );
		$html = (string) preg_replace( '#\s*<li\b[^>]*>\s*#i', "\n* ", $html );
		$html = (string) preg_replace(
			'#\s*</?(p|div|h[1-6]|table|ul|ol|blockquote|pre|section|article|header|footer)\b[^>]*>\s*#i',
			"\n\n",
			$html
		);
		$html = (string) preg_replace(
			array( '#\s*(?:</t[dh]>)?\s*</tr>\s*#i', '#</t[dh]>\s*#i' ),
			array( "\n", "\t" ),
			$html
		);
		$text = html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return trim(
			(string) preg_replace( array( '/^[ \t\x{A0}]+|[ \t\x{A0}]+$/mu', "/\n{3,}/" ), array( '', "\n\n" ), $text )
		);
	}
}

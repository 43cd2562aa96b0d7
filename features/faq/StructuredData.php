<?php
/**
 * Structured data for search engines.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Faq;

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Json;
use Pagewright\Request\Memory;

/** Describes the questions of a page: one FAQPage for all its lists, without duplicates. */
final class StructuredData {
	/** Elements that Google shows in answers. */
	private const HTML = array(
		'h1'     => array(),
		'h2'     => array(),
		'h3'     => array(),
		'h4'     => array(),
		'h5'     => array(),
		'h6'     => array(),
		'br'     => array(),
		'ol'     => array(),
		'ul'     => array(),
		'li'     => array(),
		'a'      => array( 'href' => true ),
		'p'      => array(),
		'div'    => array(),
		'b'      => array(),
		'strong' => array(),
		'i'      => array(),
		'em'     => array(),
	);

	/** Adds a question of the page. Ignores one without text in question or answer. */
	public static function add( string $question, string $answer ): void {
		$name = self::text( $question );
		$text = self::html( $answer );
		if ( '' === $name || '' === self::text( $text ) ) {
			return;
		}
		$questions = self::questions() + array(
			mb_strtolower( $name ) => array(
				'@type'          => 'Question',
				'name'           => $name,
				'acceptedAnswer' => array(
					'@type' => 'Answer',
					'text'  => $text,
				),
			),
		);
		Memory::set( self::class, 'questions', $questions );
	}

	/** @return array<string, array<string, mixed>> Questions so far, by their text in lower case. */
	private static function questions(): array {
		return Memory::get( self::class, 'questions', array() );
	}

	/** Prints the data once at the end of a page with a list. */
	public static function print(): void {
		$data = array(
			'@context'   => 'https://schema.org',
			'@type'      => 'FAQPage',
			'mainEntity' => array_values( self::questions() ),
		);
		Memory::forget( self::class );
		/**
		 * Filters the structured data of a page's questions. To remove them when an SEO plugin prints its own:
		 * `add_filter( 'pagewright/faq/structured-data', '__return_empty_array' )`.
		 *
		 * @param array<string, mixed> $data FAQPage with its questions in `mainEntity`.
		 */
		$data = apply_filters( 'pagewright/faq/structured-data', $data );
		if ( ! is_array( $data ) || empty( $data['mainEntity'] ) ) {
			return;
		}
		$json = Json::script( $data );
		echo '' === $json ? '' : "<script type=\"application/ld+json\">$json</script>\n";
	}

	private static function text( string $html ): string {
		return trim(
			(string) preg_replace(
				'/[\s\x{00a0}]+/u',
				' ',
				html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' )
			)
		);
	}

	private static function html( string $html ): string {
		$html = (string) preg_replace(
			array( '~<(script|style|noscript|template|svg|button|select)\b[^>]*>.*?</\1\s*>~is', '/<!--.*?-->/s' ),
			' ',
			$html
		);
		return trim(
			(string) preg_replace(
				'/\s+/u',
				' ',
				wp_kses( $html, self::HTML, array( 'http', 'https', 'mailto', 'tel' ) )
			)
		);
	}
}

<?php
/**
 * Extracts the content of HTML.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching\DryRun;

defined( 'ABSPATH' ) || exit;

/** Words, headings, links, images and form fields of HTML, in order. Ignores hidden content, scripts and styles. */
final class Outline {
	/** Elements whose text visitors do not see. */
	private const SILENT = array( 'NOSCRIPT', 'TEMPLATE', 'SVG' );

	private const HEADINGS = array( 'H1', 'H2', 'H3', 'H4', 'H5', 'H6' );

	private const FIELDS = array( 'INPUT', 'SELECT', 'TEXTAREA' );

	/** Elements without an end tag. */
	private const VOID = array(
		'AREA', 'BR', 'COL', 'EMBED', 'HR', 'IMG', 'INPUT', 'LINK', 'META', 'SOURCE', 'TRACK', 'WBR',
	);

	/** Classes of screen reader texts, which differ by design. */
	private const HIDDEN_CLASSES = array( 'screen-reader-text', 'screen-reader-response', 'wpcf7-response-output' );

	/**
	 * @var array{words: list<string>, headings: list<string>, links: list<string>, pictures: list<string>, fields:
	 *    list<string>}
	 */
	private array $found = array(
		'words'    => array(),
		'headings' => array(),
		'links'    => array(),
		'pictures' => array(),
		'fields'   => array(),
	);

	private string $text = '';

	/** Position at which the text of the open heading begins; null for none. */
	private ?int $heading = null;

	/** Ignored element, and its nesting depth. */
	private string $silent = '';

	private int $depth = 0;

	/**
	 * @return array{words: list<string>, headings: list<string>, links: list<string>, pictures: list<string>, fields:
	 *    list<string>}
	 */
	public static function of( string $html ): array {
		$outline = new self();
		$tokens  = new \WP_HTML_Tag_Processor( $html );
		while ( $tokens->next_token() ) {
			if ( '#text' === $tokens->get_token_type() ) {
				$outline->text .= '' === $outline->silent ? $tokens->get_modifiable_text() : '';
			} elseif ( '#tag' === $tokens->get_token_type() ) {
				$outline->tag( $tokens, (string) $tokens->get_tag() );
			}
		}
		$outline->found['words'] = self::words( $outline->text );
		return $outline->found;
	}

	private function tag( \WP_HTML_Tag_Processor $tokens, string $name ): void {
		$is_end = $tokens->is_tag_closer();
		if ( '' !== $this->silent ) {
			$this->depth += $name === $this->silent ? ( $is_end ? -1 : 1 ) : 0;
			$this->silent = 0 < $this->depth ? $this->silent : '';
			return;
		}
		// Elements separate words.
		$this->text .= ' ';
		if ( ! $is_end && ! in_array( $name, self::VOID, true ) && self::is_silent( $tokens, $name ) ) {
			$this->silent = $name;
			$this->depth  = 1;
		} elseif ( in_array( $name, self::HEADINGS, true ) ) {
			$this->heading( $name, $is_end );
		} elseif ( ! $is_end ) {
			$this->element( $tokens, $name );
		}
	}

	private function heading( string $name, bool $is_end ): void {
		if ( ! $is_end ) {
			$this->heading = strlen( $this->text );
		} elseif ( null !== $this->heading ) {
			$text          = implode( ' ', self::words( substr( $this->text, $this->heading ) ) );
			$this->heading = null;
			if ( '' !== $text ) {
				$this->found['headings'][] = strtolower( $name ) . ' ' . $text;
			}
		}
	}

	private function element( \WP_HTML_Tag_Processor $tokens, string $name ): void {
		$attribute = static fn ( string $key ): string =>
			is_string( $tokens->get_attribute( $key ) ) ? trim( (string) $tokens->get_attribute( $key ) ) : '';
		if ( 'A' === $name && 1 === preg_match( '/^(?!#|javascript:)./i', $attribute( 'href' ) ) ) {
			$this->found['links'][] = self::address( $attribute( 'href' ) );
		} elseif ( 'IMG' === $name && '' !== $attribute( 'src' ) ) {
			// Sizes of one image count as the same image.
			$this->found['pictures'][] = (string) preg_replace(
				'/-\d+x\d+(?=\.\w+$)/',
				'',
				self::address( strtok( $attribute( 'src' ), '?#' ) )
			);
		} elseif (
			in_array( $name, self::FIELDS, true )
			&& '' !== $attribute( 'name' )
			&& 'hidden' !== strtolower( $attribute( 'type' ) )
			&& null === $tokens->get_attribute( 'hidden' )
		) {
			$this->found['fields'][] = $attribute( 'name' );
		}
	}

	private static function is_silent( \WP_HTML_Tag_Processor $tokens, string $name ): bool {
		return in_array( $name, self::SILENT, true )
			|| null !== $tokens->get_attribute( 'hidden' )
			|| 'true' === $tokens->get_attribute( 'aria-hidden' )
			|| array() !== array_filter(
				self::HIDDEN_CLASSES,
				static fn ( string $class_name ): bool => true === $tokens->has_class( $class_name )
			);
	}

	/** Returns the URL; for this site, without the host. */
	private static function address( string $url ): string {
		$home = (string) preg_replace( '/^https?:/', '', home_url() );
		$url  = (string) preg_replace( '/^https?:/', '', $url );
		return str_starts_with( $url, $home ) ? '/' . ltrim( substr( $url, strlen( $home ) ), '/' ) : $url;
	}

	/** @return list<string> In lower case, without punctuation. */
	private static function words( string $text ): array {
		$parts = preg_split( '/[^\p{L}\p{N}\p{M}@.%€$£\'’-]+/u', mb_strtolower( $text ), -1, PREG_SPLIT_NO_EMPTY );
		$parts = array_map(
			static fn ( string $word ): string => trim( $word, ".'’-" ),
			false === $parts ? array() : $parts
		);
		return array_values( array_filter( $parts, static fn ( string $word ): bool => '' !== $word ) );
	}
}

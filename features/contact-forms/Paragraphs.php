<?php
/**
 * Adds paragraphs and line breaks.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms;

defined( 'ABSPATH' ) || exit;

/**
 * Turns the lines around form tags into paragraphs: a newline becomes a `<br />`, an empty line starts a paragraph,
 * block elements stay unchanged.
 */
final class Paragraphs {
	/** Delimiters of the number of a tag that is inserted later, from the private use area of Unicode. */
	public const OPEN  = "\u{F8F0}";
	public const CLOSE = "\u{F8F1}";

	/** Placeholder of a newline that must not become a break. */
	private const KEPT = "\u{F8F2}";

	/** Block elements whose text becomes paragraphs. */
	private const CONTAINERS = array(
		'address', 'article', 'aside', 'blockquote', 'body', 'center', 'dd', 'details', 'dialog', 'div', 'fieldset',
		'figure', 'figcaption', 'footer', 'form', 'header', 'hgroup', 'li', 'main', 'nav', 'search', 'section', 'td',
		'th',
	);

	/** Block elements with line breaks but without paragraphs. */
	private const LINES = array( 'caption', 'dt', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'legend', 'p', 'summary' );

	/** Block elements that contain only other blocks. */
	private const FRAMES = array(
		'colgroup', 'dl', 'hr', 'menu', 'ol', 'table', 'tbody', 'tfoot', 'thead', 'tr', 'ul',
	);

	/** Elements whose content stays unchanged. The first ones are blocks or invisible. */
	private const CLOSED = array(
		'pre', 'script', 'style', 'template', 'svg', 'math', 'textarea', 'select', 'datalist', 'iframe', 'object',
		'video', 'audio', 'canvas', 'noscript',
	);

	private const UNSEEN = array( 'script', 'style', 'template' );

	private const VOID = array(
		'area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr',
	);

	private string $html = '';

	/** Text that is not in a paragraph yet. */
	private string $line = '';

	/** @var list<string> Blocks that are open at the current position, outermost first. */
	private array $blocks = array();

	/** Number of open inline elements. */
	private int $depth = 0;

	/** Whether the text that is not in a paragraph yet begins or ends inside an inline element. */
	private bool $is_torn = false;

	/** @param list<string> $displays inline, block or hidden, for each tag. */
	private function __construct( private readonly array $displays ) {}

	/** Returns false when the constant WPCF7_AUTOP or the filter turns paragraphs off. */
	public static function are_on(): bool {
		/**
		 * Filters whether the text of forms gets paragraphs and line breaks.
		 *
		 * @example add_filter( 'pagewright/forms/autop', '__return_false' );
		 * @param bool $is_on
		 */
		return (bool) apply_filters(
			'pagewright/forms/autop',
			! defined( 'WPCF7_AUTOP' ) || constant( 'WPCF7_AUTOP' )
		);
	}

	/**
	 * @param string $text HTML. @param list<string> $displays How each tag is placed in the text: inline, block or
	 *    hidden.
	 */
	public static function html( string $text, array $displays = array() ): string {
		$text   = trim( str_replace( array( "\r\n", "\r" ), "\n", $text ) );
		$closed = implode( '|', self::CLOSED );
		$tokens = preg_split(
			"/(<!--.*?-->|<($closed)\\b(?:\"[^\"]*\"|'[^']*'|[^>\"'])*>.*?<\\/\\2\\s*>|<\\/?[a-z](?:\"[^\"]*\"|'[^']*'|[^>\"'])*>|"
			. self::OPEN . '\d+' . self::CLOSE . ')/isu',
			$text,
			-1,
			PREG_SPLIT_DELIM_CAPTURE
		);
		$self   = new self( $displays );
		foreach ( false === $tokens ? array( $text ) : self::whole( $tokens ) as $token ) {
			$self->take( $token );
		}
		$self->end_paragraph();
		return str_replace( self::KEPT, "\n", trim( $self->html ) );
	}

	/**
	 * Returns the tokens without the matches of the inner group of the pattern.
	 *
	 * @param list<string> $tokens @return list<string>
	 */
	private static function whole( array $tokens ): array {
		$whole = array();
		$last  = '';
		foreach ( $tokens as $token ) {
			$is_echo = '' !== $last
				&& in_array( strtolower( $token ), self::CLOSED, true )
				&& 0 === stripos( $last, '<' . $token );
			if ( ! $is_echo && '' !== $token ) {
				$whole[] = $token;
			}
			$last = $is_echo ? '' : $token;
		}
		return $whole;
	}

	private function take( string $token ): void {
		if ( 1 === preg_match( '/^' . self::OPEN . '(\d+)/u', $token, $found ) ) {
			if ( 'block' === ( $this->displays[ (int) $found[1] ] ?? '' ) ) {
				$this->put_block( $token );
			} else {
				$this->line .= $token;
			}
		} elseif ( 1 === preg_match( '/^<(\/?)([a-z][a-z0-9-]*)/i', $token, $found ) ) {
			$this->take_tag( self::keep_lines( $token ), strtolower( $found[2] ), '/' === $found[1] );
		} elseif ( str_starts_with( $token, '<!--' ) ) {
			$this->line .= self::keep_lines( $token );
		} else {
			$this->take_text( $token );
		}
	}

	private function take_tag( string $token, string $name, bool $is_end ): void {
		$is_block = in_array( $name, array( ...self::CONTAINERS, ...self::LINES, ...self::FRAMES ), true );
		if ( 'pre' === $name ) {
			$this->put_block( $token );
		} elseif ( ! $is_block ) {
			$this->line .= $token;
			if (
				! in_array( $name, array( ...self::VOID, ...self::CLOSED ), true ) && ! str_ends_with( $token, '/>' )
			) {
				$this->depth = max( 0, $this->depth + ( $is_end ? -1 : 1 ) );
			}
		} elseif ( $is_end ) {
			$this->end_paragraph();
			$this->html  .= $token;
			$place        = array_search( $name, array_reverse( $this->blocks, true ), true );
			$this->blocks = false === $place ? $this->blocks : array_slice( $this->blocks, 0, $place );
		} else {
			$this->put_block( $token );
			if ( 'hr' !== $name ) {
				$this->blocks[] = $name;
			}
		}
	}

	private function take_text( string $text ): void {
		$parts = 0 === $this->depth && 'paragraphs' === $this->mode()
			? preg_split( '/\n[ \t]*(?:\n[ \t]*)+/', $text )
			: array( $text );
		foreach ( false === $parts ? array( $text ) : $parts as $place => $part ) {
			if ( 0 !== $place ) {
				$this->end_paragraph();
			}
			$this->line .= $part;
		}
	}

	private function put_block( string $token ): void {
		$this->end_paragraph();
		// A block ends the open paragraph.
		if ( 'p' === end( $this->blocks ) ) {
			array_pop( $this->blocks );
		}
		$this->html .= $token;
	}

	/** Returns what the innermost block may contain: paragraphs, lines, or neither. */
	private function mode(): string {
		$block = end( $this->blocks );
		if ( false === $block || in_array( $block, self::CONTAINERS, true ) ) {
			return 'paragraphs';
		}
		return in_array( $block, self::LINES, true ) ? 'lines' : 'nothing';
	}

	private function end_paragraph(): void {
		$text          = $this->line;
		$this->line    = '';
		$is_torn       = $this->is_torn || 0 < $this->depth;
		$this->is_torn = 0 < $this->depth;
		if ( '' === trim( $text ) ) {
			$this->html .= str_contains( $text, "\n" ) ? self::new_line( $this->html ) : $text;
			return;
		}
		$mode  = $this->mode();
		$inner = 'nothing' === $mode ? $text : $this->lines( $text );
		if ( 'paragraphs' === $mode && ! $is_torn && ! $this->is_unseen( $text ) ) {
			$this->html .= self::new_line( $this->html ) . '<p>' . $inner . "</p>\n";
		} else {
			$this->html .= $inner . ( 'paragraphs' === $mode ? "\n" : '' );
		}
	}

	/** Converts line ends to `<br />`, but not around hidden elements. */
	private function lines( string $text ): string {
		$html     = '';
		$is_owed  = false;
		$is_first = true;
		foreach ( explode( "\n", trim( $text ) ) as $line ) {
			$is_unseen = $this->is_unseen( $line ) && '' !== trim( $line );
			// The break of a hidden line moves before the next visible line.
			$is_due   = $is_owed && ! $is_unseen && 1 !== preg_match( '/<br\b[^>]*>\s*$/i', $html );
			$html    .= ( $is_due ? '<br />' : '' ) . ( $is_first ? '' : "\n" ) . trim( $line, " \t" );
			$is_owed  = $is_owed || ! $is_unseen;
			$is_first = false;
		}
		return $html;
	}

	private function is_unseen( string $text ): bool {
		$rest = preg_replace_callback(
			'/' . self::OPEN . '(\d+)' . self::CLOSE . '/u',
			fn ( array $found ): string => 'hidden' === ( $this->displays[ (int) $found[1] ] ?? '' ) ? '' : 'x',
			$text
		);
		$rest = preg_replace(
			'/<!--.*?-->|<(' . implode( '|', self::UNSEEN )
			. ')\b.*?<\/\1\s*>|<(?:link|meta)\b[^>]*>|<input\b[^>]*type=["\']?hidden[^>]*>/isu',
			'',
			(string) $rest
		);
		return '' === trim( (string) $rest );
	}

	private static function keep_lines( string $text ): string {
		return str_replace( "\n", self::KEPT, $text );
	}

	private static function new_line( string $html ): string {
		return '' === $html || str_ends_with( $html, "\n" ) ? '' : "\n";
	}
}

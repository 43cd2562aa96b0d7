<?php
/**
 * JavaScript literals.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Reads strings, numbers, booleans, null, and arrays and objects of them from the start of a text. Throws for every
 * other expression.
 */
final class Literals {
	private const MAX_DEPTH = 5;

	private const ESCAPES = array(
		'n' => "\n",
		't' => "\t",
		'r' => "\r",
	);

	private int $at = 0;

	public function __construct( private readonly string $text ) {
		$this->skip();
	}

	public function is_at_end(): bool {
		return $this->at >= strlen( $this->text );
	}

	public function is_next( string $sign ): bool {
		return ! $this->is_at_end() && $sign === $this->text[ $this->at ];
	}

	/** Skips the character if it is next. */
	public function take( string $sign ): bool {
		if ( ! $this->is_next( $sign ) ) {
			return false;
		}
		++$this->at;
		$this->skip();
		return true;
	}

	/**
	 * Skips the part that matches the pattern here. @param string $pattern Starts with \G.
	 *
	 * @throws \UnexpectedValueException If it does not match.
	 */
	public function match( string $pattern ): string {
		if ( 1 !== preg_match( $pattern, $this->text, $found, 0, $this->at ) ) {
			throw new \UnexpectedValueException( 'Unexpected sign.' );
		}
		$this->at += strlen( $found[0] );
		$this->skip();
		return $found[0];
	}

	/**
	 * Reads literals separated by commas, and the closing character.
	 *
	 * @return list<mixed>
	 * @throws \UnexpectedValueException If it finds anything else.
	 */
	public function values( string $end, int $depth = 0 ): array {
		$values = array();
		while ( ! $this->take( $end ) ) {
			$values[] = $this->value( $depth );
			if ( ! $this->is_next( $end ) ) {
				$this->expect( ',' );
			}
		}
		return $values;
	}

	private function value( int $depth ): mixed {
		if ( $depth > self::MAX_DEPTH ) {
			throw new \UnexpectedValueException( 'Too deep.' );
		}
		if ( $this->take( '[' ) ) {
			return $this->values( ']', $depth + 1 );
		}
		if ( $this->take( '{' ) ) {
			return $this->members( $depth + 1 );
		}
		if ( $this->is_next( '"' ) || $this->is_next( "'" ) ) {
			return $this->string();
		}
		$word = $this->match( '/\G(?:true|false|null|-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)(?![\w.$])/i' );
		return match ( strtolower( $word ) ) {
			'true'  => true,
			'false' => false,
			'null'  => null,
			default => ctype_digit( ltrim( $word, '-' ) ) ? (int) $word : (float) $word,
		};
	}

	/** Reads an object. Returns an object even if it is empty, so that it is not encoded as a list. */
	private function members( int $depth ): object {
		$members = new \stdClass();
		while ( ! $this->take( '}' ) ) {
			$is_text = $this->is_next( '"' ) || $this->is_next( "'" );
			$name    = $is_text ? $this->string() : $this->match( '/\G[\w$]+/' );
			$this->expect( ':' );
			if ( '__proto__' === $name || '' === $name || "\0" === $name[0] ) {
				throw new \UnexpectedValueException( 'Not a name.' );
			}
			$members->$name = $this->value( $depth );
			if ( ! $this->is_next( '}' ) ) {
				$this->expect( ',' );
			}
		}
		return $members;
	}

	private function string(): string {
		$quoted = $this->match( '/\G"(?:[^"\\\\\r\n]|\\\\.)*+"|\G\'(?:[^\'\\\\\r\n]|\\\\.)*+\'/' );
		return (string) preg_replace_callback(
			'/\\\\(u([0-9a-f]{4})|.)/i',
			static fn ( array $found ): string =>
				isset( $found[2] )
					? mb_chr( (int) hexdec( $found[2] ), 'UTF-8' )
					: ( self::ESCAPES[ $found[1] ] ?? $found[1] ),
			substr( $quoted, 1, -1 )
		);
	}

	private function expect( string $sign ): void {
		if ( ! $this->take( $sign ) ) {
			throw new \UnexpectedValueException( 'Expected ' . $sign );
		}
	}

	private function skip(): void {
		$this->at += strspn( $this->text, " \t\r\n", $this->at );
	}
}

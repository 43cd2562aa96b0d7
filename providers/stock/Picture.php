<?php
/**
 * An image of a provider.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Stock;

defined( 'ABSPATH' ) || exit;

/** Data of an image: URLs and credit. Every text is plain, every URL http(s) or ''. */
final class Picture {
	private const ADDRESSES = array( 'thumbnail', 'preview', 'page', 'file', 'author_url', 'license_url', 'report' );
	private const TEXTS     = array( 'title', 'alt', 'author', 'license', 'source' );

	/** Maximum length of texts and URLs. */
	private const MAX_CHARS = 1000;

	/** @param array<string, string|int> $facts Result of of(). */
	private function __construct( private readonly array $facts ) {}

	/**
	 * Parses the data of a provider; invalid values become ''.
	 *
	 * @param array<string, mixed> $said thumbnail, preview (larger), width and height of the preview in pixels, page
	 *    (where the provider
	 *                                   shows it), file (what is imported, '' when it cannot be), title, alt, author,
	 *                                   author_url, license,
	 *                                   license_url, source (name of the place it is from), report (told to the
	 *                                   provider after an import).
	 */
	public static function of( array $said ): self {
		$facts = array();
		foreach ( self::ADDRESSES as $key ) {
			$facts[ $key ] = self::address( $said[ $key ] ?? '' );
		}
		foreach ( self::TEXTS as $key ) {
			$text          = is_string( $said[ $key ] ?? null ) ? sanitize_text_field( $said[ $key ] ) : '';
			$facts[ $key ] = mb_substr( $text, 0, self::MAX_CHARS );
		}
		foreach ( array( 'width', 'height' ) as $key ) {
			$facts[ $key ] = is_numeric( $said[ $key ] ?? null ) ? max( 0, (int) $said[ $key ] ) : 0;
		}
		return new self( $facts );
	}

	/** Returns a value as text. */
	public function get( string $name ): string {
		return (string) ( $this->facts[ $name ] ?? '' );
	}

	public function number( string $name ): int {
		return (int) ( $this->facts[ $name ] ?? 0 );
	}

	/** Returns whether the image can be shown and credited. */
	public function is_whole(): bool {
		return '' !== $this->get( 'thumbnail' ) && ( '' !== $this->get( 'page' ) || '' !== $this->get( 'file' ) );
	}

	/** @return array<string, string|int> All values, for of(). */
	public function to_array(): array {
		return $this->facts;
	}

	/**
	 * @return array{author: string, author_url: string, source: string, source_url: string, license: string,
	 *    license_url: string} Credit.
	 */
	public function credit(): array {
		return array(
			'author'      => $this->get( 'author' ),
			'author_url'  => $this->get( 'author_url' ),
			'source'      => $this->get( 'source' ),
			'source_url'  => $this->get( 'page' ),
			'license'     => $this->get( 'license' ),
			'license_url' => $this->get( 'license_url' ),
		);
	}

	private static function address( mixed $raw ): string {
		$is_short = is_string( $raw ) && strlen( $raw ) <= 2 * self::MAX_CHARS;
		return $is_short && 1 === preg_match( '#^https?://#i', $raw )
			? sanitize_url( $raw, array( 'http', 'https' ) )
			: '';
	}
}

<?php
/**
 * Content selected by ID or slug.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Autocomplete;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Form\Options;

/** Reads saved posts or terms; the PHP version of tokens.ts. */
final class Tokens {
	/** Taxonomy of a slug that has no taxonomy before it. */
	private const FIRST_TAXONOMY = 'category';

	/**
	 * Returns the unique entries of a list or of text with commas, in the saved order.
	 *
	 * @return list<string>
	 */
	public static function read( mixed $raw ): array {
		$texts  = array_map( array( Options::class, 'key' ), is_array( $raw ) ? array_values( $raw ) : array( $raw ) );
		$tokens = array_map(
			static fn ( string $token ): string =>
				trim( (string) preg_replace( '/[\x00-\x1f\x7f<>"]/', '', $token ), ' ' ),
			explode( ',', implode( ',', $texts ) )
		);
		return array_values(
			array_unique( array_filter( $tokens, static fn ( string $token ): bool => '' !== $token ) )
		);
	}

	/**
	 * Returns the same for terms, each with its taxonomy: `category:news,boats,post_tag:red` has `category:boats` in
	 * the middle.
	 *
	 * @return list<string>
	 */
	public static function terms( mixed $raw ): array {
		$taxonomy = self::FIRST_TAXONOMY;
		$terms    = array();
		foreach ( self::read( $raw ) as $token ) {
			$parts = explode( ':', $token, 2 );
			if ( 2 === count( $parts ) && '' !== $parts[0] ) {
				$taxonomy = $parts[0];
			}
			$terms[] = $taxonomy . ':' . end( $parts );
		}
		return array_values( array_unique( $terms ) );
	}

	/**
	 * Returns IDs of posts; skips invalid IDs.
	 *
	 * @return list<int>
	 */
	public static function ids( mixed $raw ): array {
		return array_map(
			'intval',
			array_values(
				array_filter(
					self::read( $raw ),
					static fn ( string $token ): bool => 1 === preg_match( '/^[1-9]\d{0,14}$/', $token )
				)
			)
		);
	}
}

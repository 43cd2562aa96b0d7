<?php
/**
 * One page of results.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Stock;

defined( 'ABSPATH' ) || exit;

/** Images, suggested keywords, and whether there is another page. */
final class Results {
	private const MAX_KEYWORDS = 8;

	/**
	 * @param list<Picture> $pictures May be empty.
	 * @param list<string>  $keywords May be empty.
	 */
	public function __construct(
		public readonly array $pictures,
		public readonly array $keywords,
		public readonly bool $has_more
	) {}

	/**
	 * Parses a provider's list; leaves out invalid entries.
	 *
	 * @param mixed                                        $list    Expected to be a list of objects.
	 * @param callable(array<string, mixed>): Image      $picture Parses an image.
	 * @param callable(array<string, mixed>): list<string> $tags    Returns its keywords.
	 * @param string                                       $query   Search terms, which are not suggested again.
	 */
	public static function of( mixed $list, callable $picture, callable $tags, string $query, bool $has_more ): self {
		$entries  = array_values( array_filter( is_array( $list ) ? $list : array(), 'is_array' ) );
		$pictures = array_filter(
			array_map( $picture, $entries ),
			static fn ( Picture $each ): bool => $each->is_whole()
		);
		return new self(
			array_values( $pictures ),
			self::keywords( array_merge( array(), ...array_map( $tags, $entries ) ), $query ),
			$has_more
		);
	}

	/**
	 * Returns the most frequent keywords of the images.
	 *
	 * @param list<mixed> $tags Words.
	 * @return list<string>
	 */
	private static function keywords( array $tags, string $query ): array {
		$words = array_map(
			static fn ( mixed $tag ): string => is_string( $tag ) ? mb_strtolower( sanitize_text_field( $tag ) ) : '',
			$tags
		);
		$words = array_filter(
			$words,
			static fn ( string $word ): bool =>
				'' !== $word && mb_strlen( $word ) <= 30 && mb_strtolower( $query ) !== $word
		);
		$count = array_count_values( $words );
		arsort( $count );
		return array_map( 'strval', array_slice( array_keys( $count ), 0, self::MAX_KEYWORDS ) );
	}

	/**
	 * @return array{pictures: list<array<string, string|int>>, keywords: list<string>, has_more: bool} Values for
	 *    restore().
	 */
	public function to_array(): array {
		return array(
			'pictures' => array_map( static fn ( Picture $picture ): array => $picture->to_array(), $this->pictures ),
			'keywords' => $this->keywords,
			'has_more' => $this->has_more,
		);
	}

	/** Parses the result of to_array(); null for other values. */
	public static function restore( mixed $stored ): ?self {
		if (
			! is_array( $stored )
			|| ! is_array( $stored['pictures'] ?? null )
			|| ! is_array( $stored['keywords'] ?? null )
		) {
			return null;
		}
		$pictures = array_map( Picture::of( ... ), array_filter( $stored['pictures'], 'is_array' ) );
		return new self(
			array_values( $pictures ),
			array_values( array_filter( $stored['keywords'], 'is_string' ) ),
			! empty( $stored['has_more'] )
		);
	}
}

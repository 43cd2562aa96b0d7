<?php
/**
 * Files that are in the media library already.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Hashes;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Attachments\Attachments;

/** Finds attachments with the content of a file. */
final class Duplicates {
	/** Attachments that are loaded at once. */
	private const LOADED = 20;

	/**
	 * @param list<array{hash: string, size: int}> $files SHA-256 in hex, and size in bytes.
	 * @return list<array{hash: string, ids: list<int>}> In the same order, the attachments that the user may see.
	 */
	public static function of( array $files ): array {
		Backlog::step();
		$known = Hashes::find( array_values( array_unique( array_map( self::hash( ... ), $files ) ) ) );
		return array_map(
			static fn ( array $file ): array => array(
				'hash' => self::hash( $file ),
				'ids'  => self::visible( $known[ self::hash( $file ) ] ?? array(), (int) $file['size'] ),
			),
			$files
		);
	}

	/**
	 * Tells which files need no comparison: the library has none of their size that the user may see.
	 *
	 * @param list<int> $sizes Bytes.
	 * @return list<int> The sizes of files that the library has, or may have as long as some are not known.
	 */
	public static function possible( array $sizes ): array {
		if ( ! Backlog::step() ) {
			return $sizes;
		}
		$known = Hashes::of_sizes( $sizes );
		return array_values(
			array_filter(
				$sizes,
				static fn ( int $size ): bool => self::has_visible( $known[ $size ] ?? array(), $size )
			)
		);
	}

	/** @param array{hash: string, size: int} $file Hash and size. */
	private static function hash( array $file ): string {
		return strtolower( $file['hash'] );
	}

	/**
	 * Stops at the first one: many files may have the same size.
	 *
	 * @param list<int> $ids Attachments.
	 */
	private static function has_visible( array $ids, int $size ): bool {
		foreach ( array_chunk( $ids, self::LOADED ) as $some ) {
			if ( array() !== self::visible( $some, $size ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param list<int> $ids  Attachments.
	 * @param int       $size Size of their files; another one was replaced after its hash was stored.
	 * @return list<int>
	 */
	private static function visible( array $ids, int $size ): array {
		_prime_post_caches( $ids, false, true );
		return array_values(
			array_filter(
				$ids,
				static function ( int $id ) use ( $size ): bool {
					$post = Attachments::find( $id );
					$file = null !== $post && 'trash' !== $post->post_status && current_user_can( 'read_post', $id )
						? Hashes::file( $id )
						: '';
					return '' !== $file && filesize( $file ) === $size;
				}
			)
		);
	}
}

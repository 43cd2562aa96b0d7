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

	/** @param array{hash: string, size: int} $file Hash and size. */
	private static function hash( array $file ): string {
		return strtolower( $file['hash'] );
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

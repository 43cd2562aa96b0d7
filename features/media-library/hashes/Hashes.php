<?php
/**
 * Hashes of attachments.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Hashes;

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\Memory;

/**
 * The SHA-256 of the file of each attachment, as it was uploaded: a duplicate is found by it. It is post
 * meta, and so is the size of that file: only files of the same size are compared. An empty hash: the file was not
 * read.
 */
final class Hashes {
	public const META = '_pagewright_hash';

	/** Post meta with the number of bytes of the file that has the hash; 0 without a hash. */
	public const SIZE = '_pagewright_size';

	/** Larger files are not read only for their hash; one that was uploaded in chunks has it anyway. */
	private const MOST_BYTES = 256 * MB_IN_BYTES;

	/** Larger files are read piece by piece. */
	private const IN_MEMORY = 16 * MB_IN_BYTES;

	/** Stores the hash and the size of a file that was just uploaded. */
	public static function store( int $id, string $hash, int $bytes ): void {
		Memory::set( self::class, "known $id", true );
		update_post_meta( $id, self::META, $hash );
		update_post_meta( $id, self::SIZE, '' === $hash ? 0 : $bytes );
	}

	/** Computes the hash of a file that is new or was replaced, unless this request knows it. */
	public static function update( int $id ): void {
		if ( true !== Memory::get( self::class, "known $id" ) ) {
			self::compute( $id );
		}
	}

	/**
	 * Computes the hash of an attachment without one, and adds the size to one that has a hash only. The empty value
	 * is stored before the file is read: if a file stops PHP, no later pass reads it.
	 */
	public static function add( int $id ): void {
		if ( add_post_meta( $id, self::META, '', true ) ) {
			self::compute( $id );
		} else {
			$file = '' === get_post_meta( $id, self::META, true ) ? '' : self::file( $id );
			add_post_meta( $id, self::SIZE, '' === $file ? 0 : (int) filesize( $file ), true );
		}
	}

	/**
	 * @param list<string> $hashes SHA-256 in hex.
	 * @return array<string, list<int>> Hash => IDs of attachments with this hash, the newest first.
	 */
	public static function find( array $hashes ): array {
		return self::with( self::META, $hashes );
	}

	/**
	 * @param list<int> $sizes Bytes.
	 * @return array<int, list<int>> Size => IDs of attachments whose hash is that of so many bytes, the newest first.
	 */
	public static function of_sizes( array $sizes ): array {
		return self::with( self::SIZE, array_map( 'strval', $sizes ) );
	}

	/** Returns the path of the file as it was uploaded; '' if it is on another server. */
	public static function file( int $id ): string {
		$file = wp_attachment_is_image( $id ) ? wp_get_original_image_path( $id ) : false;
		$file = is_string( $file ) ? $file : get_attached_file( $id );
		return is_string( $file ) && ! wp_is_stream( $file ) && is_file( $file ) ? $file : '';
	}

	public static function remove(): void {
		delete_post_meta_by_key( self::META );
		delete_post_meta_by_key( self::SIZE );
	}

	private static function compute( int $id ): void {
		$file  = self::file( $id );
		$bytes = '' === $file ? 0 : (int) filesize( $file );
		$hash  = '' !== $file && $bytes <= self::MOST_BYTES ? self::sha256( $file, $bytes ) : '';
		self::store( $id, $hash, $bytes );
	}

	/** OpenSSL, which not every server has, uses instructions of the processor: it is three times as fast. */
	private static function sha256( string $file, int $bytes ): string {
		$is_fast = $bytes <= self::IN_MEMORY && function_exists( 'openssl_digest' );
		$content = $is_fast ? file_get_contents( $file ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
		return (string) ( is_string( $content ) ? openssl_digest( $content, 'sha256' ) : hash_file( 'sha256', $file ) );
	}

	/**
	 * @param list<string> $values Values of post meta.
	 * @return array<int|string, list<int>> Value => IDs of attachments with it, the newest first.
	 */
	private static function with( string $key, array $values ): array {
		global $wpdb;
		if ( array() === $values ) {
			return array();
		}
		$marks = implode( ',', array_fill( 0, count( $values ), '%s' ) );
		$rows  = $wpdb->get_results( // phpcs:ignore WordPress.DB -- there is no function for many values.
			$wpdb->prepare(
				"SELECT post_id, meta_value FROM $wpdb->postmeta WHERE meta_key = %s AND meta_value IN ($marks) ORDER BY post_id DESC", // phpcs:ignore WordPress.DB -- placeholders.
				$key,
				...$values
			)
		);
		$found = array();
		foreach ( is_array( $rows ) ? $rows : array() as $row ) {
			$found[ (string) $row->meta_value ][] = (int) $row->post_id;
		}
		return $found;
	}
}

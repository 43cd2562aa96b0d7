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
 * meta. An empty value: the file was not read.
 */
final class Hashes {
	public const META = '_pagewright_hash';

	/** Larger files are not read only for their hash; one that was uploaded in chunks has it anyway. */
	private const MOST_BYTES = 256 * MB_IN_BYTES;

	/** Stores the hash of a file that was just uploaded. */
	public static function store( int $id, string $hash ): void {
		Memory::set( self::class, "known $id", true );
		update_post_meta( $id, self::META, $hash );
	}

	/** Computes the hash of a file that is new or was replaced, unless this request knows it. */
	public static function update( int $id ): void {
		if ( true !== Memory::get( self::class, "known $id" ) ) {
			self::store( $id, self::computed( $id ) );
		}
	}

	/**
	 * Computes the hash of an attachment without one. The empty value is stored before the file is read: if a file
	 * stops PHP, no later pass reads it.
	 */
	public static function add( int $id ): void {
		if ( add_post_meta( $id, self::META, '', true ) ) {
			self::store( $id, self::computed( $id ) );
		}
	}

	/**
	 * @param list<string> $hashes SHA-256 in hex.
	 * @return array<string, list<int>> Hash => IDs of attachments with this hash, the newest first.
	 */
	public static function find( array $hashes ): array {
		global $wpdb;
		if ( array() === $hashes ) {
			return array();
		}
		$marks = implode( ',', array_fill( 0, count( $hashes ), '%s' ) );
		$rows  = $wpdb->get_results( // phpcs:ignore WordPress.DB -- there is no function for many values.
			$wpdb->prepare(
				"SELECT post_id, meta_value FROM $wpdb->postmeta WHERE meta_key = %s AND meta_value IN ($marks) ORDER BY post_id DESC", // phpcs:ignore WordPress.DB -- placeholders.
				self::META,
				...$hashes
			)
		);
		$found = array();
		foreach ( is_array( $rows ) ? $rows : array() as $row ) {
			$found[ (string) $row->meta_value ][] = (int) $row->post_id;
		}
		return $found;
	}

	/** Returns the path of the file as it was uploaded; '' if it is on another server. */
	public static function file( int $id ): string {
		$file = wp_attachment_is_image( $id ) ? wp_get_original_image_path( $id ) : false;
		$file = is_string( $file ) ? $file : get_attached_file( $id );
		return is_string( $file ) && ! wp_is_stream( $file ) && is_file( $file ) ? $file : '';
	}

	public static function remove(): void {
		delete_post_meta_by_key( self::META );
	}

	private static function computed( int $id ): string {
		$file = self::file( $id );
		return '' !== $file && filesize( $file ) <= self::MOST_BYTES ? (string) hash_file( 'sha256', $file ) : '';
	}
}

<?php
/**
 * Limits of uploads.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Uploads;

defined( 'ABSPATH' ) || exit;

/** How large chunks and files may be, and how much space there is. */
final class Limits {
	/** Length of the longest chunk in bytes: nginx accepts 1 MB unless it is configured. */
	private const CHUNK_BYTES = 1_000_000;

	/** Uploads of a user that are on their way. */
	private const MOST_OPEN = 100;

	/** Space that stays free for the rest of the server. */
	private const RESERVE_BYTES = 20 * MB_IN_BYTES;

	/** Returns the length of the longest chunk in bytes. */
	public static function chunk(): int {
		/**
		 * Filters the length of the longest chunk in which files are uploaded. Browsers begin with 204,798 bytes and
		 * send longer chunks while these need less than a second. It never exceeds post_max_size of PHP.
		 *
		 * @param int $bytes 1,000,000 bytes.
		 *
		 * @example add_filter( 'pagewright/media-library/chunk-size', static fn () => MB_IN_BYTES );
		 */
		$bytes = self::number( apply_filters( 'pagewright/media-library/chunk-size', self::CHUNK_BYTES ) );
		$most  = wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
		$bytes = $bytes > 0 ? $bytes : self::CHUNK_BYTES;
		return $most > 0 ? min( $bytes, $most ) : $bytes;
	}

	/**
	 * Checks a new upload against all limits. The sizes of the site for one request do not count, because no request
	 * has the whole file.
	 *
	 * @throws UploadError If the file is empty or too large, or if there is no space for it.
	 */
	public static function require_room( int $size ): void {
		if ( $size <= 0 ) {
			throw new UploadError( 'empty', __( 'This file is empty. Choose a file with content.', 'pagewright' ) );
		}
		$most = self::most_bytes();
		if ( $most > 0 && $size > $most ) {
			throw new UploadError(
				'too_large',
				/* translators: %s: size, such as 100 MB. */
				sprintf( __( 'This file is too large. The largest size on this site is %s.', 'pagewright' ), self::readable( $most ) )
			);
		}
		$open = Session::open( get_current_user_id() );
		if ( count( $open ) >= self::most_open() ) {
			throw new UploadError(
				'too_many',
				__( 'Too many of your uploads are unfinished. Finish or cancel some of them first.', 'pagewright' ),
				429
			);
		}
		self::require_space( $size + self::missing_bytes() );
		self::require_disk( $size );
	}

	/** Checks the space of the site again, now with the whole file. @throws UploadError If it is used up. */
	public static function require_quota(): void {
		self::require_space( 0 );
	}

	/** @throws UploadError If the disk has fewer free bytes. */
	public static function require_disk( int $bytes ): void {
		$free = function_exists( 'disk_free_space' ) && is_dir( Folder::path() )
			? disk_free_space( Folder::path() )
			: false;
		if ( is_float( $free ) && $free < $bytes + self::RESERVE_BYTES ) {
			throw UploadError::disk_full();
		}
	}

	/** @throws UploadError If the site or the user may not store so many more bytes. */
	private static function require_space( int $bytes ): void {
		$space = self::space();
		if ( null !== $space && $bytes > $space ) {
			throw new UploadError(
				'no_space',
				sprintf(
					/* translators: %s: size, such as 100 MB. */
					__( 'There is not enough space for this file: %s are missing. Delete files that are no longer needed.', 'pagewright' ),
					self::readable( $bytes - $space )
				)
			);
		}
	}

	/** Returns the bytes that the user may add; negative if too many are stored, null without a limit. */
	private static function space(): ?int {
		$space = null;
		if ( is_multisite() && ! get_site_option( 'upload_space_check_disabled' ) ) {
			// The files that arrived are below the folder of uploads, so they count.
			clean_dirsize_cache( Folder::path() );
			$space = (int) ( ( max( 0, (float) get_space_allowed() ) - (float) get_space_used() ) * MB_IN_BYTES );
		}
		/**
		 * Filters how many bytes the user may still upload, for plugins that give each user a quota.
		 *
		 * @param ?int $space Bytes; null without a limit. On a network, the space that is left for the site.
		 * @param int  $user  ID of the user.
		 *
		 * @example add_filter( 'pagewright/media-library/upload-space', static fn ( $space, $user ) => my_free_bytes( $user ), 10, 2 );
		 */
		$filtered = apply_filters( 'pagewright/media-library/upload-space', $space, get_current_user_id() );
		return is_numeric( $filtered ) ? (int) $filtered : $space;
	}

	/** Returns how many bytes of other uploads will arrive. */
	private static function missing_bytes(): int {
		$missing = 0;
		foreach ( Session::open() as $session ) {
			$missing += max( 0, $session->size - $session->offset() );
		}
		return $missing;
	}

	/** Returns the size of the largest file in bytes; 0 without a limit. */
	public static function most_bytes(): int {
		$network = is_multisite() && ! get_site_option( 'upload_space_check_disabled' )
			? KB_IN_BYTES * self::number( get_site_option( 'fileupload_maxk', 1500 ) )
			: 0;
		/**
		 * Filters the size of the largest file that can be uploaded in chunks.
		 *
		 * @param int $bytes 0, no limit. On a network, its limit applies besides.
		 *
		 * @example add_filter( 'pagewright/media-library/max-upload-size', static fn () => 2 * GB_IN_BYTES );
		 */
		$own = self::number( apply_filters( 'pagewright/media-library/max-upload-size', 0 ) );
		return $own > 0 && $network > 0 ? min( $own, $network ) : max( $own, $network );
	}

	private static function most_open(): int {
		/**
		 * Filters how many unfinished uploads a user may have.
		 *
		 * @param int $count 100.
		 */
		$count = self::number( apply_filters( 'pagewright/media-library/max-open-uploads', self::MOST_OPEN ) );
		return $count > 0 ? $count : self::MOST_OPEN;
	}

	private static function number( mixed $value ): int {
		return is_numeric( $value ) ? (int) max( 0, $value ) : 0;
	}

	private static function readable( int $bytes ): string {
		return (string) size_format( $bytes, $bytes < MB_IN_BYTES ? 0 : 1 );
	}
}

<?php
/**
 * Old version of an attachment.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Replace;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Colors\Colors;
use Pagewright\Features\MediaLibrary\Hashes\Hashes;
use Pagewright\Features\MediaLibrary\Storage\PrivateFolder;

/**
 * The version of an attachment before its file was replaced: the names of its files, whose bytes are in the folder of
 * old versions, and its post meta. It is post meta of the attachment, and is stored before the first file changes.
 */
final class OldVersion {
	public const META = '_pagewright_replaced';

	/** Time for which it can be restored. */
	public const LIFETIME_SECONDS = 30 * DAY_IN_SECONDS;

	private const KEY = '/^\d+-[0-9a-f]{16}\z/';

	/** Post meta that belongs to the files. */
	private const RESTORED = array(
		AttachmentFiles::ATTACHED,
		AttachmentFiles::DATA,
		AttachmentFiles::BACKUPS,
		Colors::META,
		Hashes::META,
		Hashes::SIZE,
		'_thumbnail_id',
	);

	/**
	 * @param int                            $id          Attachment.
	 * @param string                         $key         Start of the names of the files with the bytes.
	 * @param string                         $upload      ID of the upload that replaces it.
	 * @param int                            $time        Seconds since 1970.
	 * @param array<string, array{int, int}> $files       Name => width and height in pixels; 0 if unknown.
	 * @param array<string, mixed>           $meta        Key => value; only existing ones.
	 * @param bool                           $is_finished Whether the new version has its sizes.
	 * @param string                         $whole       Name of the new image as it was uploaded, if the one at the
	 *    address is smaller; '' for none.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $key,
		public string $upload,
		public readonly int $time,
		public readonly array $files,
		public readonly array $meta,
		public bool $is_finished = false,
		public string $whole = '',
	) {}

	/** Returns the old version of an attachment; null if there is none, it has expired, or its files are missing. */
	public static function of( int $id ): ?self {
		$data = get_post_meta( $id, self::META, true );
		try {
			$version = is_array( $data ) ? new self( ...array( 'id' => $id ) + $data ) : null;
		} catch ( \Error ) {
			// The value is of another version of the plugin.
			return null;
		}
		return null !== $version && $version->is_whole() ? $version : null;
	}

	/**
	 * Stores copies of all files of an attachment, and its post meta. An older version is deleted.
	 *
	 * @throws \Pagewright\Features\MediaLibrary\Uploads\UploadError If the disk is full.
	 */
	public static function keep( int $id, string $upload ): self {
		$folder  = dirname( AttachmentFiles::main( $id ) );
		$is_file = static fn ( string $name ): bool => is_file( "$folder/$name" );
		$version = new self(
			$id,
			$id . '-' . bin2hex( random_bytes( 8 ) ),
			$upload,
			time(),
			array_filter( AttachmentFiles::names( $id ), $is_file, ARRAY_FILTER_USE_KEY ),
			self::stored_meta( $id )
		);
		foreach ( array_keys( $version->files ) as $at => $name ) {
			OldFiles::keep( "$folder/$name", $version->path( $at ) );
		}
		$version->save();
		OldFiles::delete( $id, $version->key );
		return $version;
	}

	public function save(): void {
		$data = get_object_vars( $this );
		unset( $data['id'] );
		update_post_meta( $this->id, self::META, wp_slash( $data ) );
	}

	/** Returns the time at which it is deleted, in seconds since 1970. */
	public function expires(): int {
		return $this->time + self::LIFETIME_SECONDS;
	}

	/** Returns the path that the main file had, and the new one has: its address stays. */
	public function file(): string {
		$file = (string) ( $this->meta[ AttachmentFiles::ATTACHED ] ?? '' );
		return path_is_absolute( $file ) ? $file : PrivateFolder::uploads() . "/$file";
	}

	/**
	 * Returns the path of the image from which sizes are made. WordPress keeps it beside the file at the address, if
	 * that one was made smaller or rotated.
	 */
	public function source(): string {
		$file = $this->file();
		$name = $this->meta[ AttachmentFiles::DATA ]['original_image'] ?? '';
		$name = is_string( $name ) ? wp_basename( $name ) : '';
		return '' !== $name && AttachmentFiles::type( $name ) === AttachmentFiles::type( $file )
			? dirname( $file ) . "/$name"
			: $file;
	}

	/** @return array<string, string> Name of each file => path of its bytes. */
	public function paths(): array {
		$names = array_keys( $this->files );
		return array_combine( $names, array_map( $this->path( ... ), array_keys( $names ) ) );
	}

	/** Restores the post meta. The files are restored before. */
	public function restore_meta(): void {
		foreach ( self::RESTORED as $key ) {
			$value = $this->meta[ $key ] ?? null;
			if ( null === $value ) {
				delete_post_meta( $this->id, $key );
			} elseif ( AttachmentFiles::DATA === $key && is_array( $value ) ) {
				wp_update_attachment_metadata( $this->id, $value );
			} else {
				update_post_meta( $this->id, $key, wp_slash( $value ) );
			}
		}
	}

	private function is_whole(): bool {
		return 1 === preg_match( self::KEY, $this->key )
			&& '' !== ( $this->meta[ AttachmentFiles::ATTACHED ] ?? '' )
			&& time() < $this->expires()
			&& array() === array_filter( $this->paths(), static fn ( string $path ): bool => ! is_file( $path ) );
	}

	private function path( int $at ): string {
		return OldFiles::path( "$this->key-$at" );
	}

	/** @return array<string, mixed> Key => value; only existing ones. */
	private static function stored_meta( int $id ): array {
		$meta = array();
		foreach ( self::RESTORED as $key ) {
			if ( metadata_exists( 'post', $id, $key ) ) {
				$meta[ $key ] = get_post_meta( $id, $key, true );
			}
		}
		return $meta;
	}
}

<?php
/**
 * Files of one submission.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Uploads;

defined( 'ABSPATH' ) || exit;

/** Keeps files for as long as a submission takes. */
final class Kept {
	/** Nobody writes, nobody else reads. */
	private const MODE = 0400;

	private ?Folder $folder = null;

	/**
	 * Moves a file out of PHP's folder.
	 *
	 * @return string|null Where it is; null where it could not be moved.
	 */
	public function keep( Upload $upload ): ?string {
		$this->folder ??= Folder::make();
		if ( null === $this->folder || UPLOAD_ERR_OK !== $upload->error || ! is_uploaded_file( $upload->path ) ) {
			return null;
		}
		/**
		 * Filters the name that a file of a submission gets, which is also its name in the mail. It is cleaned once more.
		 *
		 * @param string $name     Without what is dangerous.
		 * @param string $original As the visitor's browser says.
		 *
		 * @example add_filter( 'pagewright/forms/upload-name', static fn ( string $name ) => wp_date( 'Y-m-d-' ) . $name );
		 */
		$name = apply_filters( 'pagewright/forms/upload-name', Name::clean( $upload->name ), $upload->name );
		$path = $this->folder->path . '/' . Name::free_in( $this->folder->path, Name::clean( is_string( $name ) ? $name : $upload->name ) );
		if ( ! move_uploaded_file( $upload->path, $path ) ) {
			return null;
		}
		chmod( $path, self::MODE );
		return $path;
	}

	/** Deletes them all; nothing the second time. */
	public function delete(): void {
		$folder       = $this->folder;
		$this->folder = null;
		$folder?->delete();
	}
}

<?php
/**
 * Stores the files of one submission.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Uploads;

defined( 'ABSPATH' ) || exit;

/** Stores files until the submission ends. */
final class StoredFiles {
	/** Read-only, for the owner only. */
	private const MODE = 0400;

	private ?Folder $folder = null;

	/**
	 * Moves a file out of PHP's upload folder.
	 *
	 * @return string|null Path of the file; null when it could not be moved.
	 */
	public function keep( Upload $upload ): ?string {
		$this->folder ??= Folder::make();
		if ( null === $this->folder || UPLOAD_ERR_OK !== $upload->error || ! is_uploaded_file( $upload->path ) ) {
			return null;
		}
		/**
		 * Filters the name of a submission's file, which is also its name in the mail. The result is sanitized again.
		 *
		 * @param string $name     Sanitized name.
		 * @param string $original Name that the browser sent.
		 *
		 * @example add_filter( 'pagewright/forms/upload-name', static fn ( string $name ) => wp_date( 'Y-m-d-' ) . $name );
		 */
		$name = apply_filters( 'pagewright/forms/upload-name', Name::clean( $upload->name ), $upload->name );
		$path = $this->folder->path . '/'
			. Name::free_in( $this->folder->path, Name::clean( is_string( $name ) ? $name : $upload->name ) );
		if ( ! move_uploaded_file( $upload->path, $path ) ) {
			return null;
		}
		chmod( $path, self::MODE );
		return $path;
	}

	/** Deletes all files; a second call does nothing. */
	public function delete(): void {
		$folder       = $this->folder;
		$this->folder = null;
		$folder?->delete();
	}
}

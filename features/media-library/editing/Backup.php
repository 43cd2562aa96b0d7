<?php
/**
 * List of the files before an image was edited.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Editing;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Replace\AttachmentFiles;

/**
 * The list in which WordPress keeps the original and all earlier versions of an edited image. It restores from it, and
 * deletes these files with the attachment.
 */
final class Backup {
	/** Names of files of edited images and of their sizes. */
	private const EDITED = '/-e\d{13}[-.]/';

	/** @var array<mixed> Key, such as full-orig => file, width and height. */
	private array $list;

	/** Whether the image was edited before, so that it can have sizes that the original did not have. */
	private bool $is_edited;

	/** @var list<string> Files that IMAGE_EDIT_OVERWRITE replaces. */
	private array $overwritten = array();

	/**
	 * @param array<mixed> $data   Metadata before the change.
	 * @param string       $file   Path of the image before the change.
	 * @param string       $suffix Number in the names of the new files.
	 */
	public function __construct(
		private readonly int $id,
		private readonly array $data,
		private readonly string $file,
		private readonly string $suffix
	) {
		$this->list      = AttachmentFiles::meta( $id, AttachmentFiles::BACKUPS );
		$this->is_edited = isset( $this->list['full-orig'] );
	}

	/** Keeps the image itself. */
	public function keep_file(): void {
		$this->keep(
			'full',
			array(
				'width'    => (int) ( $this->data['width'] ?? 0 ),
				'height'   => (int) ( $this->data['height'] ?? 0 ),
				'filesize' => is_file( $this->file ) ? (int) filesize( $this->file ) : 0,
				'file'     => wp_basename( $this->file ),
			)
		);
	}

	/** @param array<int|string> $names Names of sizes. */
	public function keep_sizes( array $names ): void {
		foreach ( $names as $name ) {
			$size = $this->data['sizes'][ $name ] ?? null;
			if ( is_array( $size ) && is_string( $size['file'] ?? null ) ) {
				$this->keep( (string) $name, $size );
			}
		}
	}

	public function save(): void {
		update_post_meta( $this->id, AttachmentFiles::BACKUPS, wp_slash( $this->list ) );
	}

	/** Deletes edited files that the site does not keep. Originals always stay. */
	public function delete_overwritten(): void {
		foreach ( $this->overwritten as $name ) {
			wp_delete_file( dirname( $this->file ) . '/' . $name );
		}
	}

	/** @param array<mixed> $size File, width and height. */
	private function keep( string $name, array $size ): void {
		$original = $this->list[ "$name-orig" ]['file'] ?? null;
		$is_later = 1 === preg_match( self::EDITED, $size['file'] ) && ( $this->is_edited || null !== $original );
		if ( null === $original && ! $is_later ) {
			$this->list[ "$name-orig" ] = $size;
		} elseif ( $original !== $size['file'] ) {
			if ( $is_later && defined( 'IMAGE_EDIT_OVERWRITE' ) && IMAGE_EDIT_OVERWRITE ) {
				$this->overwritten[] = wp_basename( $size['file'] );
			} else {
				$this->list[ "$name-{$this->suffix}" ] = $size;
			}
		}
	}
}

<?php
/**
 * Attempt to save an image.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Editing;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Replace\AttachmentFiles;

/**
 * The new files and the old post meta of an attempt. Nothing of it stays if it fails, also if PHP runs out of memory.
 */
final class Attempt {
	private const META = array(
		AttachmentFiles::ATTACHED,
		AttachmentFiles::DATA,
		AttachmentFiles::BACKUPS,
		FocalPoint::META,
	);

	/** @var list<string> Paths of new files. */
	private array $files = array();

	/** @var array<string, mixed> Post meta before the attempt; null for none. */
	private array $before = array();

	/** ID of a new attachment; 0 for none. */
	private int $made = 0;

	private bool $is_over = false;

	public function __construct( private readonly int $id ) {
		foreach ( self::META as $key ) {
			$this->before[ $key ] = metadata_exists( 'post', $id, $key ) ? get_post_meta( $id, $key, true ) : null;
		}
		register_shutdown_function( array( $this, 'undo' ) );
	}

	/** Remembers a new file. */
	public function add( string $file ): void {
		$this->files[] = $file;
	}

	/** Remembers a new attachment. */
	public function made( int $id ): void {
		$this->made = $id;
	}

	/** Keeps everything. */
	public function succeed(): void {
		$this->is_over = true;
	}

	/** Deletes the new files, and restores what was there. */
	public function undo(): void {
		if ( $this->is_over ) {
			return;
		}
		$this->is_over = true;
		foreach ( $this->before as $key => $value ) {
			if ( null === $value ) {
				delete_post_meta( $this->id, $key );
			} else {
				update_post_meta( $this->id, $key, wp_slash( $value ) );
			}
		}
		if ( $this->made > 0 ) {
			wp_delete_attachment( $this->made, true );
		}
		foreach ( $this->files as $file ) {
			if ( is_file( $file ) ) {
				wp_delete_file( $file );
			}
		}
	}
}

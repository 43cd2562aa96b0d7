<?php
/**
 * Progress of a pass over all attachments.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Index;

defined( 'ABSPATH' ) || exit;

/** Stored in an option after each batch, so that the next request continues there. */
final class Progress {
	public const OPTION = 'pagewright_media_index_progress';

	/**
	 * @param int  $next      ID of the last compared attachment.
	 * @param int  $read      Number of compared attachments.
	 * @param bool $is_done   Whether the pass is finished.
	 * @param bool $is_usable Whether the table contains all attachments, as far as is known.
	 */
	public function __construct(
		public int $next = 0,
		public int $read = 0,
		public bool $is_done = false,
		public bool $is_usable = false,
	) {}

	public static function load(): self {
		$stored = get_option( self::OPTION );
		$stored = is_array( $stored ) ? $stored : array();
		return new self(
			(int) ( $stored['next'] ?? 0 ),
			(int) ( $stored['read'] ?? 0 ),
			true === ( $stored['is_done'] ?? false ),
			true === ( $stored['is_usable'] ?? false ),
		);
	}

	public function save(): void {
		update_option( self::OPTION, get_object_vars( $this ), false );
	}
}

<?php
/**
 * Row of the search table.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Index;

defined( 'ABSPATH' ) || exit;

/** Data of one attachment for the search table. */
final class Row {
	/** Names of the columns in the order of values(). */
	public const COLUMNS = 'id, post_status, post_mime_type, post_author, post_parent, post_date, post_modified, title,
		name, file, size, menu_order, hash, words';

	/** Checksum of all data. Equal checksums need no update. */
	public readonly string $hash;

	/**
	 * @param array<string, int|string> $columns Column => value, without the words.
	 * @param list<string>              $texts   Searched texts.
	 */
	public function __construct(
		public readonly int $id,
		public readonly array $columns,
		private readonly array $texts,
	) {
		$this->hash = md5( serialize( array( $columns, $texts ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- a checksum.
	}

	/** @return array<string, int|string> All columns of the row, in the order of COLUMNS. */
	public function values(): array {
		return array( 'id' => $this->id ) + $this->columns + array(
			'hash'  => $this->hash,
			'words' => Words::of( $this->texts ),
		);
	}
}

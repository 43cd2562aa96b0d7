<?php
/**
 * Interface of stock image providers.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Stock;

defined( 'ABSPATH' ) || exit;

/** One source of stock images. It only converts data: signing, importing and counting are shared. */
interface Provider {
	/** Returns the permanent name in code: letters, digits and dashes. */
	public function key(): string;

	/** Returns the name for people. */
	public function label(): string;

	/** Returns whether it can be used: a required key exists. */
	public function is_ready(): bool;

	/**
	 * Finds images.
	 *
	 * @param string $query Search terms, not empty.
	 * @param int    $page  Page number from 1.
	 * @throws Failure When the response is missing or invalid.
	 */
	public function search( string $query, int $page ): Results;

	/**
	 * Runs after an import, for sources that count downloads. Must not throw.
	 *
	 * @param string $report The image's `report`.
	 */
	public function imported( string $report ): void;
}

<?php
/**
 * What every source of stock images is.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Stock;

defined( 'ABSPATH' ) || exit;

/** One source of stock images. It only translates: signing, importing and counting are the same for all. */
interface Provider {
	/** Name in code, for ever: letters, digits and dashes. */
	public function key(): string;

	/** Name for people. */
	public function label(): string;

	/** Whether it can be asked: where a key is needed, there is one. */
	public function is_ready(): bool;

	/**
	 * Pictures for these words.
	 *
	 * @param string $query Not empty.
	 * @param int    $page  From 1 on.
	 * @throws Failure When it does not answer, or not as expected.
	 */
	public function search( string $query, int $page ): Results;

	/**
	 * Told after a picture was imported, for sources that count this. Must not throw.
	 *
	 * @param string $report What the picture's `report` said.
	 */
	public function imported( string $report ): void;
}

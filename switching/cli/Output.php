<?php
/**
 * Where commands write to.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching\Cli;

defined( 'ABSPATH' ) || exit;

/** What a command needs of a console. */
interface Output {
	/** Writes a line to the standard output. */
	public function line( string $text ): void;

	/** Writes a line to the standard error, so that it does not mix with data. */
	public function note( string $text ): void;

	/** Runs another command of WP-CLI in a process of its own. @return int Its exit code. */
	public function run( string $command ): int;
}

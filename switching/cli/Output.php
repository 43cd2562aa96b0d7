<?php
/**
 * Output of commands.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching\Cli;

defined( 'ABSPATH' ) || exit;

/** The parts of a console that a command needs. */
interface Output {
	/** Writes a line to standard output. */
	public function line( string $text ): void;

	/** Writes a line to standard error, separate from data. */
	public function note( string $text ): void;

	/** Runs another WP-CLI command in a process of its own. @return int Its exit code. */
	public function run( string $command ): int;
}

<?php
/**
 * PHP code of switch-cli.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Support\SwitchCli;

function run_command( array $args, $options, string $tool ) {
	eval( $tool );
	[ $callback ] = \WP_CLI::$commands['pagewright switch']; // phpcs:ignore Generic -- the code of the test declares it.
	$callback( $args, $options );
	return array( 'code' => \WP_CLI::$code, 'out' => \WP_CLI::$out, 'commands' => \WP_CLI::$ran ); // phpcs:ignore Generic -- the code of the test declares it.
}

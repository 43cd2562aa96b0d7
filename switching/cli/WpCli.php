<?php
/**
 * Connects the commands with WP-CLI.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching\Cli;

defined( 'ABSPATH' ) || exit;

/** Uses the class of WP-CLI, which exists only on the command line. */
final class WpCli implements Output {
	private const TOOL = 'WP_CLI';

	private const HELP = <<<'TEXT'
		## COMMANDS

		status [<plugin>]
		: Lists the replaced plugins with state, content and next step. Name a plugin by its folder: contact-form-7.

		dry-run
		: Compares what the old plugins and Pagewright show. Continues a run that was stopped; --restart begins anew.

		import
		: Imports data of replaced plugins, such as views. Continues an import that was stopped.

		undo <plugin>
		: Activates an inactive plugin again.

		## EXIT CODES

		0: done. 1: failed. 2: unknown command, plugin or format, or nothing to import.
		3: the dry run found a difference or a problem.

		## EXAMPLES

		    wp pagewright switch status --format=json
		    wp pagewright switch dry-run --restart --format=json > report.json
		TEXT;

	public static function register(): void {
		if ( class_exists( self::TOOL, false ) ) {
			self::call( 'add_command', 'pagewright switch', array( self::class, 'command' ), self::description() );
		}
	}

	/**
	 * @param mixed $args    Command and its arguments.
	 * @param mixed $options Options.
	 */
	public static function command( mixed $args = null, mixed $options = null ): void {
		$code = ( new Commands( new self() ) )->run(
			is_array( $args ) ? array_values( array_map( 'strval', $args ) ) : array(),
			is_array( $options ) ? $options : array()
		);
		self::call( 'halt', $code );
	}

	public function line( string $text ): void {
		self::call( 'line', $text );
	}

	public function note( string $text ): void {
		file_put_contents( 'php://stderr', "$text\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- not a file.
	}

	public function run( string $command ): int {
		$options = array(
			'launch'     => true,
			'return'     => 'return_code',
			'exit_error' => false,
		);
		return (int) self::call( 'runcommand', $command, $options );
	}

	/** Calls a static method of WP-CLI's class. */
	private static function call( string $function_name, mixed ...$args ): mixed {
		return call_user_func( array( self::TOOL, $function_name ), ...$args );
	}

	/** @return array<string, mixed> Synopsis in the format of WP-CLI. */
	private static function description(): array {
		return array(
			'shortdesc' => 'Switches from the plugins that Pagewright replaces.',
			'longdesc'  => (string) preg_replace( '/^\t\t/m', '', self::HELP ),
			'synopsis'  => array(
				array(
					'type'        => 'positional',
					'name'        => 'action',
					'description' => 'What to do.',
					'options'     => array( 'status', 'dry-run', 'import', 'undo' ),
				),
				array(
					'type'        => 'positional',
					'name'        => 'plugin',
					'description' => 'Folder of a replaced plugin.',
					'optional'    => true,
				),
				array(
					'type'        => 'assoc',
					'name'        => 'format',
					'description' => 'How to write.',
					'optional'    => true,
					'default'     => 'table',
					'options'     => array( 'table', 'json' ),
				),
				array(
					'type'        => 'flag',
					'name'        => 'restart',
					'description' => 'Begin a dry run anew.',
					'optional'    => true,
				),
			),
		);
	}
}

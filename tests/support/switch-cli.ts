import { phpFile } from './site';

const { call } = phpFile( 'tests/support/switch-cli.php' );

export interface Ran {
	code: number;
	out: string;
	commands: string[];
}

/**
 * A substitute for WP-CLI: the functions of its class that the plugin uses. Those for
 * Contact Form 7 and Page Builder fail.
 */
export const TOOL = `
	final class WP_CLI {
		public static $commands = array(); public static $out = ''; public static $ran = array(); public static $code = -1;
		public static function add_command( $name, $callback, $args = array() ) { self::$commands[ $name ] = array( $callback, $args ); }
		public static function line( $text = '' ) { self::$out .= $text . "\\n"; }
		public static function halt( $code ) { self::$code = $code; }
		public static function runcommand( $command, $options = array() ) { self::$ran[] = $command . ( $options['launch'] && 'return_code' === $options['return'] && ! $options['exit_error'] ? '' : ' badly' ); return preg_match( '/contact-form-7|siteorigin-panels/', $command ); }
	}
	Pagewright\\Switching\\Cli\\WpCli::register();`;

/** Runs `wp pagewright switch` with these arguments. */
export const wp = ( args: string[], options: object = {} ) =>
	call< Ran >( 'run_command', args, options, TOOL );
/** Returns its exit code and its JSON. */
export const wpJson = async ( args: string[], options: object = {} ) => {
	const { code, out } = await wp( args, { format: 'json', ...options } );
	return { code, value: JSON.parse( out ) };
};

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putPlugin, removePlugins } from '../support/old-plugins';
import { dropOldSite, makeOldSite, type OldSite } from '../support/old-site';
import { errorLog, php, phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/switch-cli.php' );

const POPULAR = 'wordpress-popular-posts/wordpress-popular-posts.php';

interface Ran {
	code: number;
	out: string;
	commands: string[];
}

/** A substitute for WP-CLI: the functions of its class that the plugin uses. */
const TOOL = `
	final class WP_CLI {
		public static $commands = array(); public static $out = ''; public static $ran = array(); public static $code = -1;
		public static function add_command( $name, $callback, $args = array() ) { self::$commands[ $name ] = array( $callback, $args ); }
		public static function line( $text = '' ) { self::$out .= $text . "\\n"; }
		public static function halt( $code ) { self::$code = $code; }
		public static function runcommand( $command, $options = array() ) { self::$ran[] = $command . ( $options['launch'] && 'return_code' === $options['return'] && ! $options['exit_error'] ? '' : ' badly' ); return str_contains( $command, 'contact-form-7' ) ? 1 : 0; }
	}
	Pagewright\\Switching\\Cli\\WpCli::register();`;

const wp = ( args: string[], options: object = {} ) =>
	call< Ran >( 'run_command', args, options, TOOL );
const json = async ( args: string[], options: object = {} ) => {
	const { code, out } = await wp( args, { format: 'json', ...options } );
	return { code, value: JSON.parse( out ) };
};

let site: OldSite;

beforeAll( async () => {
	site = await makeOldSite();
	await putPlugin( POPULAR );
	await putPlugin( 'contact-form-7/wp-contact-form-7.php' );
} );
afterAll( async () => {
	await php( `( new Pagewright\\Switching\\DryRun\\Run() )->cancel();` );
	await removePlugins();
	await dropOldSite();
} );

describe( 'wp pagewright switch', () => {
	it( 'describes itself', async () => {
		const args = await php< any >(
			`${ TOOL } return WP_CLI::$commands['pagewright switch'][1];`
		);
		expect( args.synopsis.map( ( one: any ) => one.name ) ).toEqual( [
			'action',
			'plugin',
			'format',
			'restart',
		] );
		expect( args.longdesc ).toMatch( /^## COMMANDS\n[^]*^## EXIT CODES\n/m );
	} );

	it( 'status lists plugins', async () => {
		const { code, value } = await json( [ 'status' ] );
		expect( code ).toBe( 0 );
		expect( value.plugins.map( ( one: any ) => one.id ) ).toContain( 'contact-form-7' );
		const { out } = await wp( [ 'status', 'wordpress-popular-posts' ] );
		expect( out ).toBe(
			'wordpress-popular-posts: WordPress Popular Posts, inactive\n' +
				'  - 26,639 views of 2 posts\n' +
				'  - 1 post or page with a list or view count\n' +
				'  - Settings: counted users, sampling, link targets, and storage times of view counts and lists\n' +
				'  Import 26,639 views\n'
		);
	} );

	it( 'dry-run reports differences by its exit code', async () => {
		const { code, value } = await json( [ 'dry-run' ], { restart: true } );
		expect( code ).toBe( 3 );
		expect( value.status ).toMatchObject( { state: 'done', share: 1 } );
		expect(
			value.rows.find( ( one: any ) => one.id === String( site.withForeign ) ).problems
		).toHaveLength( 1 );
		const { out } = await wp( [ 'dry-run' ] );
		expect( out ).toMatch(
			/^form \d+: Booking\n {2}No active plugin supports \[rating\* stars-1 "5"\]\.\n[^]*checked\.\n$/m
		);
	} );

	it( 'import imports to the end, once', async () => {
		expect( await json( [ 'import' ] ) ).toEqual( {
			code: 0,
			value: { views: 26_639, skipped: 0 },
		} );
		expect(
			( await json( [ 'status', 'wordpress-popular-posts' ] ) ).value.plugins[ 0 ].next.name
		).toBe( 'delete' );
	} );

	it( 'undo activates in another process', async () => {
		expect( await wp( [ 'undo', 'wordpress-popular-posts' ] ) ).toEqual( {
			code: 0,
			out: '',
			commands: [ 'plugin activate wordpress-popular-posts' ],
		} );
		expect( await json( [ 'undo', 'contact-form-7' ] ) ).toEqual( {
			code: 1,
			value: { plugin: 'contact-form-7', activated: false },
		} );
		expect( ( await wp( [ 'undo', 'so-widgets-bundle' ] ) ).code ).toBe( 1 );
	} );

	it.each( [
		[ [ 'drop' ], {}, 2 ],
		[ [ 'status', 'akismet' ], {}, 2 ],
		[ [ 'undo', 'akismet' ], {}, 2 ],
		[ [ 'undo' ], {}, 2 ],
		[ [ 'status' ], { format: 'yaml' }, 2 ],
	] )( 'refuses %j %j', async ( args, options, code ) => {
		expect( await wp( args, options ) ).toMatchObject( { code, out: '', commands: [] } );
	} );

	it( 'import does nothing without tables, and waits while the plugin counts', async () => {
		await php(
			`update_option( 'active_plugins', array( 'pagewright/plugin.php', '${ POPULAR }' ) );`
		);
		expect( ( await wp( [ 'import' ] ) ).code ).toBe( 1 );
		await removePlugins();
		await dropOldSite();
		expect( ( await wp( [ 'import' ] ) ).code ).toBe( 2 );
	} );
} );

it( 'the log contains no error', async () => {
	expect( await errorLog() ).toBe( '' );
} );

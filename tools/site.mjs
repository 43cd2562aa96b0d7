// Runs a WordPress site with the plugin active: PHP as WebAssembly (nothing to install) or the
// machine's own PHP; SQLite, or MariaDB with the latter.
import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { createServer as createTcp } from 'node:net';
import { ensureCore } from './core.mjs';
import { features, root, slug, state } from './paths.mjs';
import { hasNativePhp, nativeSite } from './site-native.mjs';
import { wasmSite } from './site-wasm.mjs';

const freePort = () =>
	new Promise( ( done ) => {
		const probe = createTcp().listen( 0, '127.0.0.1', () => {
			const { port } = probe.address();
			probe.close( () => done( port ) );
		} );
	} );

/** Returns whether a local port is in use. */
const isTaken = ( port ) =>
	new Promise( ( done ) => {
		const probe = createTcp()
			.once( 'error', () => done( true ) )
			.once( 'listening', () => probe.close( () => done( false ) ) )
			.listen( port, '127.0.0.1' );
	} );

/**
 * Starts a site. It is created on first use and kept in the ignored folder.
 *
 * @param {Object}                  options
 * @param {string}                  options.name     Folder of the site; another name is another site.
 * @param {'wasm'|'native'|'auto'}  options.engine   'auto' uses the machine's PHP if it has the required extensions.
 * @param {'sqlite'|'mariadb'}      options.database MariaDB requires the machine's own PHP.
 * @param {string}                  options.wp       '7.1', '6.8' or a directory.
 * @param {number}                  options.port     0 for any free port.
 * @param {boolean}                 options.fresh    Deletes old data.
 * @param {boolean}                 options.temporary Whether the data may be deleted when the site stops.
 * @param {boolean|'all'}           options.demo     Creates the demo content; 'all' includes parts that `npm start` shows and other tests do not need.
 * @param {string|false}            options.plugin   Folder of the plugin; false installs none.
 * @param {Object}                  options.settings Additional settings of the machine's own PHP, by name.
 * @param {boolean}                 options.network  Creates the first site of a network, with the plugin network-activated; requires the machine's own PHP.
 * @param {'127.0.0.1'|'localhost'} options.host     Host in the address of a site with the machine's own PHP. On localhost, Chromium isolates the document of the block editor, as on HTTPS.
 * @param {(line: string) => void}  options.log      Reports progress.
 * @return {Promise<{url: string, kind: string, dir: string, version: string, php: (code: string) => Promise<string>, stop: () => Promise<void>}>} The site.
 */
export async function openSite( {
	name,
	engine = 'wasm',
	database = 'sqlite',
	wp,
	port = 0,
	fresh = false,
	temporary = false,
	demo = false,
	plugin = root,
	settings = {},
	network = false,
	host = '127.0.0.1',
	log = console.log,
} ) {
	const kind = engine === 'auto' ? ( hasNativePhp() ? 'native' : 'wasm' ) : engine;
	if ( port && ( await isTaken( port ) ) ) {
		throw new Error(
			`Port ${ port } is taken by another program. Stop it, or name another port: npm start -- --port ${ port + 1 }`
		);
	}
	const core = await ensureCore( wp, log );
	const dir = `${ state }/sites/${ name }-${ core.version }-${ kind }${ database === 'mariadb' ? '-mariadb' : '' }`;
	prepare( dir, core, fresh, log );
	const options = {
		dir,
		name,
		database,
		plugin,
		settings,
		network,
		host,
		fresh,
		temporary,
		log,
		port: port || ( await freePort() ),
		// For PHP code of tools and tests.
		phpPort: await freePort(),
	};
	const site = await ( kind === 'native' ? nativeSite : wasmSite )( options );
	await setUp( { ...site, dir }, { plugin, demo, network, log } );
	return { ...site, kind, database, dir, version: core.version };
}

/** Copies the files of WordPress once; a fresh site loses its data and keeps the files. */
function prepare( dir, core, fresh, log ) {
	if ( ! existsSync( `${ dir }/wp-load.php` ) ) {
		log( `› Preparing WordPress ${ core.version } in ${ dir.replace( `${ root }/`, '' ) } …` );
		rmSync( `${ dir }.part`, { recursive: true, force: true } );
		mkdirSync( dir, { recursive: true } );
		rmSync( dir, { recursive: true } );
		// PHP does not cache compiled files that are newer than its start.
		cpSync( core.dir, `${ dir }.part`, { recursive: true, preserveTimestamps: true } );
		renameSync( `${ dir }.part`, dir );
	}
	if ( fresh ) {
		for ( const part of [ 'database', 'uploads', 'debug.log', 'mu-plugins' ] ) {
			rmSync( `${ dir }/wp-content/${ part }`, { recursive: true, force: true } );
		}
	}
	// Tests add plugins to it, whichever of them is the first one on the site.
	mkdirSync( `${ dir }/wp-content/mu-plugins`, { recursive: true } );
}

/**
 * Activates the plugin and creates the demo content, in two requests: blocks exist only from the
 * second one on.
 */
async function setUp( site, { plugin, demo, network, log } ) {
	await site.php(
		// Avatars come from another host. They are turned off once, and stay on if a user turns
		// them on.
		`update_option( 'permalink_structure', '/%postname%/' ); add_option( 'demo_site_is_ready', '1' ) && update_option( 'show_avatars', '0' );`
	);
	// In a separate request: the previous one started with the permalink structure of the
	// installer.
	await site.php( `flush_rewrite_rules( false );` );
	// Discards messages of WordPress's own installer; later ones matter.
	rmSync( `${ site.dir }/wp-content/debug.log`, { force: true } );
	if ( ! plugin ) {
		return;
	}
	await site.php(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php'; $error = activate_plugin( '${ slug }/plugin.php', '', ${ network } ); if ( is_wp_error( $error ) ) { throw new RuntimeException( $error->get_error_message() ); }`
	);
	if ( demo ) {
		const said = await site.php( demoPart( 'demo/seed.php' ) );
		said.trim() && log( `  ${ said.trim() }` );
	}
	if ( demo === 'all' ) {
		const parts = features().flatMap( ( feature ) =>
			existsSync( `${ root }/${ feature }/demo` )
				? readdirSync( `${ root }/${ feature }/demo` )
						.filter( ( name ) => name.endsWith( '.php' ) )
						.map( ( name ) => `${ feature }/demo/${ name }` )
				: []
		);
		for ( const path of parts ) {
			await site.php( demoPart( path ) );
		}
	}
	demo && ( await site.php( demoPart( 'demo/menu.php' ) ) );
}

/** Returns a file of demo content as PHP code for a site. */
const demoPart = ( path ) =>
	readFileSync( `${ root }/${ path }`, 'utf8' )
		.replace( /^<\?php/, '' )
		.replaceAll( '__DIR__', `WP_PLUGIN_DIR . '/${ slug }/${ dirname( path ) }'` );

// A site on the machine's own PHP, with SQLite or MariaDB.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
	existsSync,
	lstatSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { ensureMariaDb } from './mariadb.mjs';
import { root, slug } from './paths.mjs';
import { phpServer } from './php-server.mjs';

/** Evaluates an expression with this machine's PHP; '' without PHP. */
const phpSays = ( expression ) =>
	spawnSync( 'php', [ '-r', `echo ${ expression };` ], { encoding: 'utf8' } ).stdout;

/** Returns whether this machine's PHP can run the site. */
export const hasNativePhp = () =>
	phpSays(
		'PHP_VERSION_ID >= 80100 && extension_loaded("pdo_sqlite") && extension_loaded("mbstring") && extension_loaded("gd") && extension_loaded("zip") && extension_loaded("dom") ? "yes" : "no"'
	) === 'yes';

const SETTINGS = {
	memory_limit: '512M',
	'opcache.enable_cli': 1,
	// Changed files take effect with the next request, not two seconds later.
	'opcache.revalidate_freq': 0,
	upload_max_filesize: '64M',
	post_max_size: '64M',
	// Reads its input: if the program ends before, PHP sometimes reports that the mail failed.
	sendmail_path: `"sh -c 'cat >/dev/null'"`,
};
/**
 * For tests: a page needs a fifth less time, sanitizing HTML a third. Most hosts do not enable it,
 * so measurements do not use it.
 */
const COMPILER = { 'opcache.jit': 'tracing', 'opcache.jit_buffer_size': '64M' };
const asFlags = ( settings ) =>
	Object.entries( settings ).flatMap( ( [ key, value ] ) => [ '-d', `${ key }=${ value }` ] );

/** A folder in memory, if the system has one. */
const MEMORY = '/dev/shm';

/**
 * Returns a short name for a folder. A site that was killed leaves its data to the next one in the
 * same folder, which deletes them.
 */
const idOf = ( dir ) => createHash( 'md5' ).update( dir ).digest( 'hex' ).slice( 0, 12 );

export async function nativeSite( {
	dir,
	port,
	phpPort,
	name,
	database,
	plugin,
	settings,
	network,
	host,
	fresh,
	temporary,
	log,
} ) {
	if ( ! hasNativePhp() ) {
		throw new Error(
			'This machine has no PHP 8.1+ with pdo_sqlite, mbstring, gd, zip and dom. Leave --native out: PHP as WebAssembly needs nothing installed.'
		);
	}
	log(
		`› Starting the machine's own PHP with ${ database === 'mariadb' ? 'MariaDB' : 'SQLite' } …`
	);
	const db = await mariaDbFor( { name, database, fresh, log } );
	installSqlite( dir, ! db );
	// The data of a temporary site are not needed after it stopped. In memory, writes do not wait
	// for the disk.
	const memory =
		temporary && ! db && existsSync( MEMORY ) ? `${ MEMORY }/${ slug }-${ idOf( dir ) }` : '';
	const forget = () => memory && rmSync( memory, { recursive: true, force: true } );
	forget();
	process.once( 'exit', forget );
	linkPlugin( dir, plugin );
	const url = `http://${ host }:${ port }`;
	writeFileSync( `${ dir }/wp-config.php`, config( url, db, memory ) );
	writeFileSync( `${ dir }/router.php`, router );
	const flags = ( more ) => asFlags( { ...SETTINGS, ...( temporary ? COMPILER : {} ), ...more } );
	const { run, stop } = await phpServer( {
		dir,
		port: phpPort,
		flags,
	} );
	const php = ( code ) =>
		run(
			`<?php $_SERVER['HTTP_HOST'] = '${ host }:${ port }'; $_SERVER['REQUEST_URI'] = '/'; ${ code }`
		);
	await install( php, dir );
	if ( network ) {
		await installNetwork( php, { dir, port } );
		writeFileSync( `${ dir }/wp-config.php`, config( url, db, memory, `127.0.0.1:${ port }` ) );
	}
	const { end, gone } = serve( { dir, port, flags: flags( settings ) } );
	await answers( url );
	return {
		url,
		php: ( code ) => php( `require '${ dir }/wp-load.php'; ${ code }` ),
		stop: async () => {
			end();
			stop();
			await gone;
			await db?.stop();
			forget();
		},
	};
}

/** Returns a database of MariaDB; null for SQLite. */
async function mariaDbFor( { name, database, fresh, log } ) {
	return database === 'mariadb'
		? await ensureMariaDb( {
				name: `pagewright_${ name.replace( /\W/g, '_' ) }`,
				fresh,
				log,
			} )
		: null;
}

/** Installs WordPress, unless the database contains it. */
async function install( php, dir ) {
	await php(
		`define( 'WP_INSTALLING', true ); require '${ dir }/wp-load.php'; require_once ABSPATH . 'wp-admin/includes/upgrade.php'; if ( ! is_blog_installed() ) { wp_install( 'WordPress', 'admin', 'admin@example.org', true, '', 'admin' ); }`
	);
}

/** Makes the site a network. */
async function installNetwork( php, { dir, port } ) {
	await php(
		`require '${ dir }/wp-load.php'; require_once ABSPATH . 'wp-admin/includes/upgrade.php'; require_once ABSPATH . 'wp-admin/includes/network.php'; foreach ( $wpdb->tables( 'ms_global' ) as $table => $prefixed ) { $wpdb->$table = $prefixed; } install_network(); populate_network( 1, '127.0.0.1:${ port }', 'admin@example.org', 'Network', '/', false );`
	);
}

/** Starts PHP's web server. Returns a function that stops it, and a promise that it has stopped. */
function serve( { dir, port, flags } ) {
	const server = spawn(
		'php',
		[ ...flags, '-S', `127.0.0.1:${ port }`, '-t', dir, `${ dir }/router.php` ],
		{
			env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
			stdio: 'ignore',
			// A separate process group: PHP's workers continue when only the server is stopped.
			detached: true,
		}
	);
	const end = () => {
		try {
			process.kill( -server.pid );
		} catch {
			// Already stopped.
		}
	};
	process.once( 'exit', end );
	return { end, gone: new Promise( ( done ) => server.once( 'exit', done ) ) };
}

/** The driver is part of the Playground package; MariaDB requires removing its drop-in. */
function installSqlite( dir, isWanted ) {
	const content = `${ dir }/wp-content`;
	const plugins = `${ content }/plugins`;
	rmSync( `${ content }/db.php`, { force: true } );
	if ( ! isWanted ) {
		return;
	}
	if ( ! existsSync( `${ plugins }/sqlite-database-integration` ) ) {
		const zip = `${ root }/node_modules/@wp-playground/cli/sqlite-database-integration.zip`;
		execFileSync( 'php', [
			'-r',
			'$z = new ZipArchive; $z->open( $argv[1] ) || exit( 1 ); $z->extractTo( $argv[2] );',
			zip,
			plugins,
		] );
		renameSync(
			`${ plugins }/plugin-sqlite-database-integration`,
			`${ plugins }/sqlite-database-integration`
		);
	}
	const dropIn = readFileSync( `${ plugins }/sqlite-database-integration/db.copy`, 'utf8' );
	writeFileSync(
		`${ content }/db.php`,
		dropIn.replaceAll( '{SQLITE_PLUGIN}', 'sqlite-database-integration/load.php' )
	);
}

function linkPlugin( dir, plugin ) {
	const link = `${ dir }/wp-content/plugins/${ slug }`;
	if ( lstatSync( link, { throwIfNoEntry: false } )?.isSymbolicLink() ) {
		rmSync( link );
	}
	plugin && symlinkSync( plugin, link, 'junction' );
}

async function answers( url ) {
	for ( let tries = 0; tries < 200; tries++ ) {
		if (
			await fetch( `${ url }/wp-includes/css/buttons.css` ).then(
				( response ) => response.ok,
				() => false
			)
		) {
			return;
		}
		await new Promise( ( done ) => setTimeout( done, 50 ) );
	}
	throw new Error( `The site at ${ url } does not answer.` );
}

const SALTS = [
	'AUTH_KEY',
	'SECURE_AUTH_KEY',
	'LOGGED_IN_KEY',
	'NONCE_KEY',
	'AUTH_SALT',
	'SECURE_AUTH_SALT',
	'LOGGED_IN_SALT',
	'NONCE_SALT',
];

/**
 * Returns the site's configuration.
 *
 * @param {string}      url     URL of the site.
 * @param {Object|null} db      MariaDB of the site; null for SQLite.
 * @param {string}      memory  Folder of the SQLite database in memory; '' for the folder in wp-content.
 * @param {string}      network Domain of the network whose first site it is; '' for a single site.
 */
const config = ( url, db, memory, network = '' ) => `<?php
${ memory ? `define( 'DB_DIR', '${ memory }' );` : '' }
define( 'DB_NAME', '${ db?.name ?? 'wordpress' }' ); define( 'DB_USER', '${ db?.user ?? '' }' ); define( 'DB_PASSWORD', '' ); define( 'DB_HOST', '${ db?.host ?? '' }' ); define( 'DB_CHARSET', 'utf8mb4' ); define( 'DB_COLLATE', '' );
${
	network
		? `define( 'MULTISITE', true ); define( 'SUBDOMAIN_INSTALL', false ); define( 'DOMAIN_CURRENT_SITE', '${ network }' ); define( 'PATH_CURRENT_SITE', '/' ); define( 'SITE_ID_CURRENT_SITE', 1 ); define( 'BLOG_ID_CURRENT_SITE', 1 );`
		: `define( 'WP_HOME', '${ url }' ); define( 'WP_SITEURL', '${ url }' );`
}
define( 'WP_DEBUG', true ); define( 'WP_DEBUG_LOG', true ); define( 'WP_DEBUG_DISPLAY', false ); define( 'DISABLE_WP_CRON', true ); define( 'WP_HTTP_BLOCK_EXTERNAL', ${ process.env.WP_OFFLINE === '1' } );
${ SALTS.map( ( key ) => `define( '${ key }', '${ randomBytes( 24 ).toString( 'hex' ) }' );` ).join( ' ' ) }
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;

const router = `<?php
$path = rawurldecode( parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
// Files of a site in a network.
$path = preg_replace( '~^/[\\w-]+(/wp-(admin|content|includes|login\\.php|json)\\b)~', '$1', $path );
$file = realpath( $_SERVER['DOCUMENT_ROOT'] . $path );
if ( $file && is_dir( $file ) ) {
	if ( '/' !== substr( $path, -1 ) ) { header( "Location: $path/" ); return; }
	$file .= '/index.php';
	$path .= 'index.php';
}
if ( $file && is_file( $file ) && '.php' !== substr( $file, -4 ) ) {
	$type = array( 'css' => 'text/css', 'js' => 'text/javascript' )[ pathinfo( $file, PATHINFO_EXTENSION ) ] ?? '';
	// PHP's server sends no caching headers. The block editor loads ten megabytes of files.
	if ( ! $type || ! isset( $_GET['ver'] ) ) { return false; }
	header( "Content-Type: $type; charset=utf-8" );
	header( 'Content-Length: ' . filesize( $file ) );
	header( 'Cache-Control: max-age=3600, immutable' );
	readfile( $file );
	return;
}
if ( ! $file || ! is_file( $file ) ) { $path = '/index.php'; $file = $_SERVER['DOCUMENT_ROOT'] . $path; }
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = $path;
$_SERVER['SCRIPT_FILENAME'] = $file;
chdir( dirname( $file ) );
require $file;
`;

// A MariaDB server for the project, in the ignored folder, on a socket: does not touch other
// databases of the machine.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { aptInstall } from './apt.mjs';
import { state } from './paths.mjs';

const SERVER = [ '/usr/sbin/mariadbd', '/usr/bin/mariadbd', '/usr/libexec/mariadbd' ];
const server = () => SERVER.find( ( path ) => existsSync( path ) );

/**
 * Starts the server, after installing the Debian packages if needed, and creates an empty or kept
 * database.
 */
export async function ensureMariaDb( { name, fresh, log } ) {
	server() || aptInstall( [ 'mariadb-server' ], log );
	if ( ! server() ) {
		throw new Error( 'MariaDB is not installed and could not be installed.' );
	}
	const data = `${ state }/mariadb`;
	// The path of a socket is limited to 107 characters.
	const socket = `/tmp/pagewright-${ process.pid }.sock`;
	if ( ! existsSync( `${ data }/mysql` ) ) {
		mkdirSync( data, { recursive: true } );
		check(
			spawnSync(
				'mariadb-install-db',
				[
					'--no-defaults',
					`--datadir=${ data }`,
					'--auth-root-authentication-method=normal',
					'--skip-test-db',
					...asRoot(),
				],
				{ encoding: 'utf8' }
			)
		);
	}
	const child = spawn(
		server(),
		[
			'--no-defaults',
			`--datadir=${ data }`,
			`--socket=${ socket }`,
			`--pid-file=${ data }/server.pid`,
			'--skip-networking',
			'--innodb-flush-log-at-trx-commit=0',
			...asRoot(),
		],
		{ stdio: 'ignore' }
	);
	const sql = ( text ) =>
		spawnSync( 'mariadb', [ '--no-defaults', `--socket=${ socket }`, '-uroot', '-e', text ], {
			encoding: 'utf8',
		} );
	for ( let tries = 0; sql( 'SELECT 1' ).status !== 0; tries++ ) {
		if ( tries > 150 || child.exitCode !== null ) {
			throw new Error( `MariaDB does not start: ${ sql( 'SELECT 1' ).stderr }` );
		}
		await new Promise( ( done ) => setTimeout( done, 100 ) );
	}
	check(
		sql(
			`${ fresh ? `DROP DATABASE IF EXISTS ${ name };` : '' } CREATE DATABASE IF NOT EXISTS ${ name } CHARACTER SET utf8mb4`
		)
	);
	return {
		name,
		user: 'root',
		host: `localhost:${ socket }`,
		stop: async () => {
			const isOurs = child.exitCode === null && child.signalCode === null;
			const isGone = isOurs && new Promise( ( done ) => child.once( 'exit', done ) );
			// A test that kills the server starts another one.
			isOurs ? child.kill() : sql( 'SHUTDOWN' );
			await isGone;
		},
	};
}

const asRoot = () => ( process.getuid?.() === 0 ? [ '--user=root' ] : [] );

function check( { status, stderr, error } ) {
	if ( status !== 0 ) {
		throw new Error( `MariaDB: ${ stderr ?? error?.message }` );
	}
}

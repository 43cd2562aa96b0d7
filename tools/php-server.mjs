// Runs PHP code in a server that keeps compiled files in memory; see php-server.php.
import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { root } from './paths.mjs';

/** Parallel calls. Further calls wait. */
const WORKERS = 8;

/** Time limit of a call in seconds. */
const TIME_LIMIT = 300;

/** Headers can be sent until the end of a call, because PHP buffers all output. */
const SETTINGS = { max_execution_time: TIME_LIMIT, output_buffering: 100_000_000 };

/**
 * Starts the server.
 *
 * @param {Object}                         options
 * @param {string}                         options.dir   Working directory of the code.
 * @param {number}                         options.port  Free port.
 * @param {(settings: Object) => string[]} options.flags Returns PHP settings as command-line arguments.
 * @return {Promise<{run: (code: string) => Promise<string>, stop: () => void}>} `run` takes the text of a PHP file and resolves with its output. It rejects with PHP's message on a fatal error, if the process ends, or after TIME_LIMIT.
 */
export async function phpServer( { dir, port, flags } ) {
	const files = mkdtempSync( `${ tmpdir() }/php-` );
	const token = randomBytes( 16 ).toString( 'hex' );
	const server = spawn(
		'php',
		[ ...flags( SETTINGS ), '-S', `127.0.0.1:${ port }`, `${ root }/tools/php-server.php` ],
		{
			cwd: dir,
			env: {
				...process.env,
				PHP_CLI_SERVER_WORKERS: String( WORKERS ),
				PHP_SERVER_FILES: files,
				PHP_SERVER_TOKEN: token,
			},
			stdio: 'ignore',
			// A separate process group: PHP's workers continue when only the server is stopped.
			detached: true,
		}
	);
	const stop = () => {
		rmSync( files, { recursive: true, force: true } );
		try {
			process.kill( -server.pid );
		} catch {
			// It has already stopped.
		}
	};
	process.once( 'exit', stop );
	let last = 0;
	const run = async ( code ) => {
		const name = `${ ++last }.php`;
		const file = `${ files }/${ name }`;
		await writeFile( file, code );
		const out = await ask( port, name, token ).catch( ( error ) => error );
		const message = await readFile( `${ file }.error`, 'utf8' ).catch( () => '' );
		for ( const path of [ file, `${ file }.error` ] ) {
			rm( path, { force: true } );
		}
		if ( message || out instanceof Error ) {
			throw new Error( `PHP failed: ${ message || out.message }` );
		}
		return out;
	};
	for ( let tries = 0; ( await run( `<?php echo 'ready';` ).catch( () => '' ) ) !== 'ready'; ) {
		if ( ++tries > 100 || server.exitCode !== null ) {
			throw new Error( "The machine's own PHP does not start." );
		}
		await new Promise( ( done ) => setTimeout( done, 20 ) );
	}
	return { run, stop };
}

const ask = ( port, name, token ) =>
	new Promise( ( done, fail ) => {
		const options = { host: '127.0.0.1', port, path: `/${ name }`, agent: false };
		const call = request( { ...options, headers: { 'x-token': token } }, ( response ) => {
			const parts = [];
			response.on( 'data', ( part ) => parts.push( part ) );
			response.on( 'error', fail );
			response.on( 'end', () => done( Buffer.concat( parts ).toString() ) );
		} );
		call.on( 'error', fail );
		call.setTimeout( TIME_LIMIT * 1000, () =>
			call.destroy( new Error( `PHP took more than ${ TIME_LIMIT } s.` ) )
		);
		call.end();
	} );

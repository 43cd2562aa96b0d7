// Runs PHP code in a server that need not compile WordPress again; php-server.php is the other side.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { root } from './paths.mjs';

/** Calls at once; more wait for their turn. */
const WORKERS = 8;

/** For the command line there is no limit, for a server there are 30 seconds. */
const SETTINGS = { max_execution_time: 300, output_buffering: 100_000_000 };

/**
 * Starts the server.
 *
 * @param {Object}                             options
 * @param {string}                             options.dir   Working directory of the code.
 * @param {number}                             options.port  Free port.
 * @param {(settings: Object) => string[]}     options.flags Settings of PHP as arguments of its command line.
 * @return {Promise<{run: (code: string) => Promise<string>, stop: () => void}>} `run` takes a whole file of PHP and resolves with what it printed; it rejects with what PHP said when it fails.
 */
export async function phpServer( { dir, port, flags } ) {
	const files = mkdtempSync( `${ tmpdir() }/php-` );
	const server = spawn(
		'php',
		[ ...flags( SETTINGS ), '-S', `127.0.0.1:${ port }`, `${ root }/tools/php-server.php` ],
		{
			cwd: dir,
			env: { ...process.env, PHP_CLI_SERVER_WORKERS: String( WORKERS ) },
			stdio: 'ignore',
			// A process group of its own: PHP's workers outlive the server that is ended alone.
			detached: true,
		}
	);
	const stop = () => {
		rmSync( files, { recursive: true, force: true } );
		try {
			process.kill( -server.pid );
		} catch {
			// Already gone.
		}
	};
	process.once( 'exit', stop );
	let last = 0;
	const run = async ( code ) => {
		const file = `${ files }/${ ++last }.php`;
		await writeFile( file, code );
		const out = await ask( port, file ).catch( ( error ) => error );
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

const ask = ( port, file ) =>
	new Promise( ( done, fail ) => {
		const headers = { 'x-pagewright-file': file };
		request( { host: '127.0.0.1', port, headers, agent: false }, ( response ) => {
			const parts = [];
			response.on( 'data', ( part ) => parts.push( part ) );
			response.on( 'error', fail );
			response.on( 'end', () => done( Buffer.concat( parts ).toString() ) );
		} )
			.on( 'error', fail )
			.end();
	} );

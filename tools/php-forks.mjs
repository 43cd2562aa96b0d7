// Runs PHP code, each time in a process of its own that need not compile WordPress again; php-forks.php is the other side.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { root } from './paths.mjs';

/**
 * Starts the process of which the others are forks.
 *
 * @param {string}   dir   Working directory of the code.
 * @param {string[]} flags Settings of PHP as arguments of its command line.
 * @return {{run: (code: string) => Promise<string>, stop: () => void}} `run` takes a whole file of PHP and resolves with what it printed; it rejects with what PHP said when it fails.
 */
export function phpForks( dir, flags ) {
	const files = mkdtempSync( `${ tmpdir() }/php-` );
	const waiting = new Map();
	const parent = spawn( 'php', [ ...flags, `${ root }/tools/php-forks.php` ], {
		cwd: dir,
		stdio: [ 'pipe', 'pipe', 'inherit' ],
	} );
	createInterface( { input: parent.stdout } ).on( 'line', ( line ) => {
		const [ id, exit ] = line.split( ' ' );
		waiting.get( id )?.( Number( exit ) );
		waiting.delete( id );
	} );
	parent.on( 'close', () => {
		waiting.forEach( ( ended ) => ended( 'unknown' ) );
		waiting.clear();
	} );
	// Code may still be on its way to a parent that was killed.
	parent.stdin.on( 'error', () => {} );
	let last = 0;
	const clean = () => rmSync( files, { recursive: true, force: true } );
	process.once( 'exit', clean );
	return {
		async run( code ) {
			const id = String( ++last );
			const file = `${ files }/${ id }.php`;
			await writeFile( file, code );
			const exit = await new Promise( ( ended ) => {
				if ( parent.exitCode !== null || parent.signalCode !== null ) {
					return ended( 'unknown' );
				}
				waiting.set( id, ended );
				parent.stdin.write( `${ id } ${ file }\n` );
			} );
			const text = ( end ) => readFile( `${ file }.${ end }`, 'utf8' ).catch( () => '' );
			const [ out, err ] = await Promise.all( [ text( 'out' ), text( 'err' ) ] );
			for ( const path of [ file, `${ file }.out`, `${ file }.err` ] ) {
				rm( path, { force: true } );
			}
			if ( exit !== 0 ) {
				throw new Error( `PHP exit ${ exit }: ${ err || out }` );
			}
			return out;
		},
		stop: () => parent.kill(),
	};
}

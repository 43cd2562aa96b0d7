import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

/**
 * Copies parts of the repository that tests may change: once for a test file, restored after each
 * test.
 *
 * @param paths Files and folders of the repository.
 * @return Folder of the copy; `restore` to call with each path that a test adds, changes or removes; and `change`, which
 *         replaces text in a file and fails if the file does not contain it.
 */
export function copied( paths: string[] ) {
	const root = mkdtempSync( `${ tmpdir() }/units-` );
	const changed: string[] = [];
	const copy = ( path: string ) => cpSync( path, `${ root }/${ path }`, { recursive: true } );
	beforeAll( () => paths.forEach( copy ) );
	afterEach( () => {
		for ( const path of changed.splice( 0 ) ) {
			rmSync( `${ root }/${ path }`, { recursive: true, force: true } );
			if ( existsSync( path ) ) {
				copy( path );
			}
		}
	} );
	afterAll( () => rmSync( root, { recursive: true, force: true } ) );
	const restore = ( ...more: string[] ) => void changed.push( ...more );
	const change = ( path: string, from: string | RegExp, to: string ) => {
		const text = readFileSync( `${ root }/${ path }`, 'utf8' );
		const result = text.replace( from, to );
		expect( result, `${ path } contains ${ from }` ).not.toBe( text );
		restore( path );
		writeFileSync( `${ root }/${ path }`, result );
	};
	return { root, restore, change };
}

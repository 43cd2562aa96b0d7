import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll } from 'vitest';

/**
 * Copies parts of the repository that tests may change: once for a test file, restored after each
 * test.
 *
 * @param paths Files and folders of the repository.
 * @return Folder of the copy, and a function to call with each path that a test adds, changes or removes.
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
	return { root, restore: ( ...more: string[] ) => void changed.push( ...more ) };
}

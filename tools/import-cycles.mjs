// Finds modules of TypeScript that import each other in a circle, types included. Used by layers.mjs.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from './paths.mjs';

const MODULE = /(?<!\.(?:test|spec))\.tsx?$/;
const IMPORT = /\b(?:from|import)\s+'(\.[^']+)'|\bimport\(\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+)'/g;
const ENDINGS = [ '', '.ts', '.tsx', '/index.ts', '/index.tsx' ];

/**
 * Returns a sentence for each circle.
 *
 * @param {Map<string, string>} sources Text of each module, by path.
 * @return {string[]} Sentences; the paths in a sentence have the order of the imports.
 */
export function importCycles( sources ) {
	const importsOf = ( path ) =>
		[ ...sources.get( path ).matchAll( IMPORT ) ].flatMap( ( [ , plain, lazy ] ) => {
			const target = normalize( join( dirname( path ), plain ?? lazy ) );
			const ending = ENDINGS.find( ( end ) => sources.has( target + end ) );
			return ending === undefined ? [] : [ target + ending ];
		} );
	const finished = new Set();
	const open = [];
	const found = [];
	const visit = ( path ) => {
		if ( open.includes( path ) ) {
			found.push( [ ...open.slice( open.indexOf( path ) ), path ] );
		} else if ( ! finished.has( path ) ) {
			open.push( path );
			importsOf( path ).forEach( visit );
			open.pop();
			finished.add( path );
		}
	};
	[ ...sources.keys() ].forEach( visit );
	return found.map( ( paths ) => `modules import each other: ${ paths.join( ' → ' ) }` );
}

/** Returns the text of all modules of the repository, by path. */
export function moduleSources() {
	const files = execFileSync( 'git', [ 'ls-files', '-co', '--exclude-standard' ], {
		cwd: root,
		encoding: 'utf8',
		maxBuffer: 1 << 28,
	} ).split( '\n' );
	return new Map(
		files
			.filter( ( file ) => MODULE.test( file ) && existsSync( join( root, file ) ) )
			.map( ( file ) => [ file, readFileSync( join( root, file ), 'utf8' ) ] )
	);
}

// Builds into build/ when a source is newer than the last build. node tools/build.mjs --force
// always builds.
import { spawnSync } from 'node:child_process';
import {
	existsSync,
	readdirSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { pathToFileURL } from 'node:url';
import { root } from './paths.mjs';

const SOURCES = [
	'admin',
	'blocks',
	'classic',
	'editor',
	'features',
	'fields',
	'frontend',
	'media',
	'providers',
	'rest',
	'schema',
	'scripts',
	'tools/library-html.cjs',
	'webpack.config.js',
	'package-lock.json',
];
const BUILT = /\.(ts|tsx|css|json|svg|js|cjs|mjs)$/;

/**
 * Returns whether a file is newer than all sources of a build.
 *
 * @param {string}   stamp   Path of the file.
 * @param {string[]} sources Additional files and folders that the build reads.
 * @param {RegExp}   built   Names of source files.
 */
export function isNewest( stamp, sources = [], built = BUILT ) {
	const newest = ( path ) => {
		const stat = statSync( path );
		if ( stat.isDirectory() ) {
			return Math.max(
				0,
				...readdirSync( path ).map( ( name ) => newest( `${ path }/${ name }` ) )
			);
		}
		return built.test( path ) ? stat.mtimeMs : 0;
	};
	return (
		existsSync( stamp ) &&
		statSync( stamp ).mtimeMs >
			Math.max(
				...[ ...SOURCES, ...sources ].map( ( name ) => newest( `${ root }/${ name }` ) )
			)
	);
}

/**
 * Writes the stamp of a build with the time at which it began: a source that was saved during the build is newer.
 *
 * @param {string} stamp   Path of the file.
 * @param {number} beganMs Unix time in milliseconds.
 */
export function writeStamp( stamp, beganMs ) {
	writeFileSync( stamp, '' );
	utimesSync( stamp, beganMs / 1000, beganMs / 1000 );
}

export async function build( { force = false } = {} ) {
	if ( ! force && isNewest( `${ root }/build/.stamp` ) ) {
		return;
	}
	const began = Date.now();
	console.log( '› Building the plugin …' );
	// Built in a separate folder and moved at the end: a running site never uses half a build.
	const part = `${ root }/build.part`;
	rmSync( part, { recursive: true, force: true } );
	const wpScripts = spawnSync(
		process.execPath,
		[
			'node_modules/@wordpress/scripts/bin/wp-scripts.js',
			'build',
			'--experimental-modules',
			'--output-path=build.part',
		],
		{ cwd: root, encoding: 'utf8' }
	);
	if ( wpScripts.status !== 0 ) {
		console.error( wpScripts.stdout + wpScripts.stderr );
		process.exit( 1 );
	}
	const { compile } = await import( '../scripts/compile.mjs' );
	compile( part );
	const { buildIcons } = await import( '../scripts/icons.mjs' );
	buildIcons( root, part );
	writeStamp( `${ part }/.stamp`, began );
	rmSync( `${ root }/build.old`, { recursive: true, force: true } );
	existsSync( `${ root }/build` ) && renameSync( `${ root }/build`, `${ root }/build.old` );
	renameSync( part, `${ root }/build` );
	rmSync( `${ root }/build.old`, { recursive: true, force: true } );
	console.log( `  done in ${ ( ( Date.now() - began ) / 1000 ).toFixed( 1 ) } s` );
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ).href ) {
	await build( { force: process.argv.includes( '--force' ) } );
}

// npm run without -- <feature>…: deletes the folder of each feature in a copy of the repository, one
// at a time, and builds, checks and tests the rest there. Without names, all features. --no-php skips
// the tests that need a site; --only=tests/php/switch- builds, and runs only these tests that need a
// site; --keep leaves the copy.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { features, root, state } from './paths.mjs';

const { values: options, positionals } = parseArgs( {
	allowPositionals: true,
	options: {
		'no-php': { type: 'boolean', default: false },
		only: { type: 'string' },
		keep: { type: 'boolean', default: false },
	},
} );

/** Tables that list features, which are different without one. */
const WRITTEN = [ 'readme', 'permissions', 'hooks', 'strings' ];

const BUILD = [
	[ 'tables', WRITTEN.map( ( script ) => `node scripts/${ script }.mjs` ).join( ' && ' ) ],
	[ 'build', 'node tools/build.mjs --force' ],
];

const CHECKS = [
	[ 'types', 'npx tsc' ],
	[ 'eslint', 'npx eslint .' ],
	[ 'generated types', 'node scripts/types.mjs --check' ],
	[ 'stylelint', 'npm run -s lint:css' ],
	[ 'php lint', 'node tools/lint-php.mjs' ],
	[ 'layers', 'node tools/layers.mjs' ],
	[ 'prose', 'node tools/prose.mjs' ],
	[ 'unit', 'npx vitest run --project unit' ],
];

const stepsFor = ( name ) => [
	...BUILD,
	...( options.only ? [] : CHECKS ),
	...( options[ 'no-php' ]
		? []
		: [
				[
					'php',
					`node tools/with-site.mjs --name=without-${ name } vitest run --project php ${
						options.only ?? ''
					}`,
				],
			] ),
];

/** Copies the tracked files of the repository; the packages are hard links. */
function copyTo( folder ) {
	const files = execFileSync( 'git', [ 'ls-files', '-co', '--exclude-standard' ], {
		cwd: root,
		encoding: 'utf8',
		maxBuffer: 1 << 28,
	} );
	for ( const file of files
		.split( '\n' )
		.filter( ( one ) => one && existsSync( `${ root }/${ one }` ) ) ) {
		mkdirSync( dirname( `${ folder }/${ file }` ), { recursive: true } );
		cpSync( `${ root }/${ file }`, `${ folder }/${ file }` );
	}
	const link = ( from, to ) => execFileSync( 'cp', [ '-al', from, to ] );
	link( `${ root }/node_modules`, `${ folder }/node_modules` );
	mkdirSync( `${ folder }/.wp`, { recursive: true } );
	// WordPress itself, and what is known of it.
	for ( const name of existsSync( state ) ? readdirSync( state ) : [] ) {
		/^(core-|lint-symbols)/.test( name ) && link( `${ state }/${ name }`, `${ folder }/.wp/` );
	}
}

/** Lines of Vitest that name a failed test, say what failed, and where. */
const FAILURE = /^\s*(FAIL|\w*Error\b|❯ \S+\.test\.tsx?:\d)/;

/** Returns the lines about failed tests, or the end of the output of another tool. */
function failuresIn( output ) {
	const lines = stripVTControlCharacters( output )
		.split( '\n' )
		.filter( ( line ) => FAILURE.test( line ) )
		.map( ( line ) => line.slice( 0, 300 ) );
	return lines.length ? lines.join( '\n' ) : output.slice( -6000 );
}

/** Returns the names of the steps that fail without a feature. */
function failuresWithout( name ) {
	const folder = mkdtempSync( `${ tmpdir() }/without-${ name }-` );
	try {
		copyTo( folder );
		rmSync( `${ folder }/features/${ name }`, { recursive: true } );
		// Some checks ask Git for the files.
		execFileSync( 'git', [ 'init', '--quiet' ], { cwd: folder } );
		return stepsFor( name ).flatMap( ( [ step, command ] ) => {
			const start = Date.now();
			const { status, stdout, stderr } = spawnSync( command, {
				cwd: folder,
				shell: true,
				encoding: 'utf8',
				maxBuffer: 1 << 28,
			} );
			const seconds = ( ( Date.now() - start ) / 1000 ).toFixed( 0 );
			console.log( `  ${ status === 0 ? '✓' : '✗' } ${ step } (${ seconds } s)` );
			status === 0 || console.log( failuresIn( stdout + stderr ) );
			return status === 0 ? [] : [ step ];
		} );
	} finally {
		options.keep ? console.log( `  Kept: ${ folder }` ) : rmSync( folder, { recursive: true } );
	}
}

const known = features().map( ( path ) => basename( path ) );
const unknown = positionals.filter( ( name ) => ! known.includes( name ) );
if ( unknown.length ) {
	console.error(
		`There is no feature ${ unknown.join( ', ' ) }; there are ${ known.join( ', ' ) }.`
	);
	process.exit( 1 );
}
let hasFailed = false;
for ( const name of positionals.length ? positionals : known ) {
	console.log( `› Without ${ name }` );
	hasFailed = failuresWithout( name ).length > 0 || hasFailed;
}
process.exit( hasFailed ? 1 : 0 );

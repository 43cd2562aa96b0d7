// npm test: everything, with totals at the end. Options: --engine=auto|wasm|native, --quick (steps
// without a site), --only=<part of a step's name>, --lanes=<parallel steps>, --changed[=<commit>]
// (tests for the changes since then), --minutes=<number> (no part of the browser tests starts later)
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { aptBegin, aptInstall } from './apt.mjs';
import { browserParts } from './browser-parts.mjs';
import { affectedBy, changedFiles, EVERY_WIDGET } from './changed.mjs';
import { ensureDeps } from './deps.mjs';
import { ensurePhpcs } from './phpcs-program.mjs';
import { onMariaDbOnly, withoutDatabase } from './test-databases.mjs';
import { runInLanes } from './test-lanes.mjs';
import { REPORTS } from './test-counts.mjs';

/**
 * With one, browser tests would take twice as long; more than four need more memory than small
 * machines have.
 */
const [ LEAST_LANES, MOST_LANES ] = [ 2, 4 ];
const { values: options } = parseArgs( {
	// The commit is optional.
	args: process.argv.slice( 2 ).map( ( arg ) => ( arg === '--changed' ? '--changed=' : arg ) ),
	options: {
		changed: { type: 'string' },
		engine: { type: 'string', default: 'auto' },
		quick: { type: 'boolean', default: false },
		only: { type: 'string', default: '' },
		minutes: { type: 'string', default: 'Infinity' },
		lanes: {
			type: 'string',
			default: String(
				Math.max( LEAST_LANES, Math.min( MOST_LANES, availableParallelism() ) )
			),
		},
	},
} );
const PHP_PACKAGES = [
	'php-cli',
	'php-sqlite3',
	'php-mysql',
	'php-gd',
	'php-xml',
	'php-mbstring',
	'php-curl',
	'php-zip',
	'php-intl',
	// Page views may be counted in it.
	'redis-server',
	'php-redis',
];

const withMariaDb = process.env.PAGEWRIGHT_MARIADB === '1';
const programs = options.quick
	? []
	: [
			'chromium-headless-shell',
			'php-codesniffer',
			...( options.engine === 'wasm' ? [] : PHP_PACKAGES ),
			...( withMariaDb ? [ 'mariadb-server' ] : [] ),
		];
// While npm installs its packages.
const installed = aptBegin( programs );
ensureDeps();
await installed;
rmSync( REPORTS, { recursive: true, force: true } );
mkdirSync( REPORTS, { recursive: true } );
const { ensureCore } = await import( './core.mjs' );
await ensureCore();
if ( ! options.quick ) {
	const { ensureBrowser } = await import( './browser.mjs' );
	ensureBrowser();
	const { hasNativePhp } = await import( './site-native.mjs' );
	// Several times faster than WebAssembly, which is the fallback.
	const runs = ( program, ...args ) => spawnSync( program, args ).status === 0;
	const hasRedis =
		runs( 'redis-server', '--version' ) &&
		runs( 'php', '-r', 'exit( extension_loaded( "redis" ) ? 0 : 1 );' );
	options.engine === 'wasm' || ( hasNativePhp() && hasRedis ) || aptInstall( PHP_PACKAGES );
	// Not later: only one program at a time can install packages.
	ensurePhpcs();
}

const vitest = ( project, name = project ) =>
	`vitest run --project ${ project } --reporter=default --reporter=json --outputFile=test-results/reports/${ name }.json`;
const withSite = `node tools/with-site.mjs --engine=${ options.engine }`;
/** Rendered content, which must not depend on the release of WordPress or on how PHP runs. */
const content = ( name ) =>
	`${ vitest( 'php', name ) } tests/php/fixtures.test.ts tests/php/corpus.test.ts`;
const without = ( files ) => files.map( ( file ) => `--exclude ${ file }` ).join( ' ' );
const mariadb = 'node tools/with-site.mjs --engine=native --database=mariadb --name=mariadb';

/** Browser tests on a separate site. */
function browser( name, which, where = '', env = {} ) {
	const report = name.replaceAll( ' ', '-' );
	return {
		name,
		env: { BROWSER_REPORT: report, ...env },
		command: `${ withSite } --name=${ report } ${ where } playwright test ${ which }`,
		report,
		site: true,
	};
}

const build = { name: 'build', command: 'node tools/build.mjs' };

const CHECKS = [
	{ name: 'types', command: 'tsc' },
	{ name: 'eslint', command: 'eslint .' },
	// Two later steps use it and would each build it.
	{ name: 'gallery build', command: 'node tools/gallery.mjs --build', site: true },
	{ name: 'generated types', command: 'node scripts/types.mjs --check' },
	{ name: 'generated strings', command: 'node scripts/strings.mjs --check' },
	{
		name: 'generated tables',
		command: [ 'readme', 'permissions', 'hooks' ]
			.map( ( script ) => `node scripts/${ script }.mjs --check` )
			.join( ' && ' ),
	},
	{ name: 'stylelint', command: 'npm run -s lint:css' },
	{ name: 'php lint', command: 'node tools/lint-php.mjs' },
	{ name: 'php style', command: 'node tools/phpcs.mjs' },
	{ name: 'layers', command: 'node tools/layers.mjs' },
	{ name: 'prose', command: 'node tools/prose.mjs' },
];

/** Checks come first, then the longest steps, so that no lane ends much later than the others. Steps that may be left out come last. */
const everything = () => [
	build,
	...CHECKS,
	{ name: 'unit', command: vitest( 'unit' ), report: 'unit', after: 'build' },
	{
		name: 'php',
		command: `${ withSite } --name=php ${ vitest( 'php' ) } ${ without( withMariaDb ? onMariaDbOnly() : [] ) }`,
		report: 'php',
		site: true,
	},
	{
		name: 'gallery',
		env: { BROWSER_REPORT: 'gallery' },
		command: 'playwright test --project=gallery',
		report: 'gallery',
		site: true,
		after: 'gallery build',
	},
	...( withMariaDb
		? [
				{
					name: 'php on MariaDB',
					command: `${ mariadb } ${ vitest( 'php', 'mariadb' ) } ${ without( withoutDatabase() ) }`,
					report: 'mariadb',
					site: true,
				},
			]
		: [] ),
	browser( 'dialogs on localhost', '--project=dialogs', '--host=localhost' ),
	{
		name: 'start',
		command:
			'node tools/with-site.mjs --engine=wasm --name=start --demo=all playwright test --config=tests/start/playwright.config.mjs',
		report: 'start',
		site: true,
	},
	{
		name: 'content on WASM',
		command: `node tools/with-site.mjs --engine=wasm --name=wasm ${ content( 'wasm' ) }`,
		report: 'wasm',
		site: true,
	},
	{
		name: 'content on 6.8',
		command: `${ withSite } --wp=6.8 --name=oldest ${ content( 'oldest' ) }`,
		report: 'oldest',
		site: true,
	},
	{
		name: 'package',
		command: `node tools/package.mjs --test --engine=${ options.engine }`,
		report: 'package',
		site: true,
	},
	...browserParts().map( ( { name, part } ) => ( {
		...browser( name, '--project=site', '', { BROWSER_PART: String( part ) } ),
		isOptional: true,
	} ) ),
];

/** Returns the checks and tests for changed files. */
function stepsFor( files ) {
	const { modules, widgets, php, browser: pages } = affectedBy( files );
	const endingIn = ( pattern ) => files.filter( ( file ) => pattern.test( file ) ).join( ' ' );
	const [ scripts, sheets ] = [ endingIn( /\.([cm]?js|tsx?)$/ ), endingIn( /\.css$/ ) ];
	const tests = ( names ) => names.map( ( name ) => `/php/${ name }.test.ts` ).join( ' ' );
	return [
		build,
		/\.tsx?( |$)/.test( scripts ) && {
			name: 'types',
			command: 'tsc --incremental --tsBuildInfoFile .wp/types.tsbuildinfo',
		},
		scripts && { name: 'eslint', command: `eslint ${ scripts }` },
		sheets && { name: 'stylelint', command: `wp-scripts lint-style ${ sheets }` },
		endingIn( /\.php$/ ) && { name: 'php lint', command: 'node tools/lint-php.mjs' },
		endingIn( /\.php$/ ) && {
			name: 'php style',
			command: `node tools/phpcs.mjs ${ endingIn( /\.php$/ ) }`,
		},
		{ name: 'layers', command: 'node tools/layers.mjs' },
		{ name: 'prose', command: 'node tools/prose.mjs' },
		modules.length && {
			name: 'unit',
			command: vitest( 'unit' ).replace( 'run', `related --run ${ modules.join( ' ' ) }` ),
		},
		widgets.length && {
			name: 'widgets',
			// The quotes are for the shell of the program that starts the site.
			command: `${ withSite } --name=widgets ${ vitest( 'php', 'widgets' ) } ${ tests( EVERY_WIDGET ) } -t '"${ widgets.join( '|' ) }"'`,
			report: 'widgets',
		},
		php.length && {
			name: 'php',
			command: `${ withSite } --name=php ${ vitest( 'php' ) } ${ php === 'all' ? '' : tests( php ) }`,
			report: 'php',
		},
		pages.length &&
			browser( 'browser', pages.map( ( name ) => `/e2e/${ name }.spec.ts` ).join( ' ' ) ),
	].filter( Boolean );
}

const steps =
	options.changed === undefined
		? everything()
		: stepsFor( changedFiles( options.changed || undefined ) );
const chosen = steps
	.filter( ( { name, site } ) => name.includes( options.only ) && ! ( options.quick && site ) )
	// A site needs the build.
	.map( ( step ) => ( step.site ? { after: build.name, ...step } : step ) );
const results = await runInLanes(
	chosen,
	Number( options.lanes ),
	performance.timeOrigin + 60_000 * Number( options.minutes )
);
console.log( '' );
for ( const { name, passed, failed, seconds } of results ) {
	console.log(
		`${ failed ? '✗' : '✓' } ${ name.padEnd( 18 ) } ${ seconds.toFixed( 1 ).padStart( 6 ) } s   ${ passed } passed, ${ failed } failed`
	);
}
const total = ( key ) => results.reduce( ( sum, result ) => sum + result[ key ], 0 );
console.log( `\n${ total( 'passed' ) } passed, ${ total( 'failed' ) } failed` );
const slowest = results
	.flatMap( ( { times } ) => times )
	.sort( ( a, b ) => b.seconds - a.seconds )
	.slice( 0, 10 );
slowest.length &&
	console.log(
		`\nSlowest:\n${ slowest.map( ( { name, seconds } ) => `  ${ seconds.toFixed( 1 ).padStart( 6 ) } s   ${ name }` ).join( '\n' ) }`
	);
const parts = new Map();
for ( const { name, seconds } of results.flatMap( ( result ) => result.parts ) ) {
	parts.set( name, [ ...( parts.get( name ) ?? [] ), seconds ] );
}
parts.size && console.log( '\nIn browser tests:' );
for ( const [ name, times ] of parts ) {
	const sum = times.reduce( ( one, other ) => one + other, 0 );
	console.log( `  ${ sum.toFixed( 1 ).padStart( 6 ) } s   ${ name }, ${ times.length } times` );
}
const notRun = chosen
	.map( ( { name } ) => name )
	.filter( ( name ) => ! results.some( ( result ) => result.name === name ) );
notRun.length &&
	console.log(
		`\nNot run, because ${ options.minutes } minutes had passed: ${ notRun.join( ', ' ) }`
	);
// The end of the output, because the rest may be lost.
const failures = results.flatMap( ( result ) => result.failures );
failures.length && console.log( [ '\nFailed:', ...failures ].join( '\n  ' ) );
process.exit( total( 'failed' ) ? 1 : 0 );

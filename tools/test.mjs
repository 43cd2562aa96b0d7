// npm test: everything, with one line of totals at the end. Options: --engine=auto|wasm|native, --quick (what needs no site), --only=<part of a step's name>
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { aptInstall } from './apt.mjs';
import { ensureDeps } from './deps.mjs';
import { root } from './paths.mjs';

const { values: options } = parseArgs( {
	options: {
		engine: { type: 'string', default: 'auto' },
		quick: { type: 'boolean', default: false },
		only: { type: 'string', default: '' },
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
	// Views may be counted in it.
	'redis-server',
	'php-redis',
];
const REPORTS = `${ root }/test-results/reports`;

ensureDeps();
rmSync( REPORTS, { recursive: true, force: true } );
mkdirSync( REPORTS, { recursive: true } );
const { ensureCore } = await import( './core.mjs' );
await ensureCore();
if ( ! options.quick ) {
	const { ensureBrowser } = await import( './browser.mjs' );
	ensureBrowser();
	const { hasNativePhp } = await import( './site-native.mjs' );
	// Several times faster than WebAssembly; where it cannot be installed the tests run on the latter.
	const runs = ( program, ...args ) => spawnSync( program, args ).status === 0;
	const hasRedis =
		runs( 'redis-server', '--version' ) &&
		runs( 'php', '-r', 'exit( extension_loaded( "redis" ) ? 0 : 1 );' );
	options.engine === 'wasm' || ( hasNativePhp() && hasRedis ) || aptInstall( PHP_PACKAGES );
}

const vitest = ( project, name = project ) =>
	`vitest run --project ${ project } --reporter=default --reporter=json --outputFile=test-results/reports/${ name }.json`;
const withSite = `node tools/with-site.mjs --engine=${ options.engine }`;
/** What saved content becomes, which must not depend on the release of WordPress or on how PHP runs. */
const content = ( name ) =>
	`${ vitest( 'php', name ) } tests/php/fixtures.test.ts tests/php/corpus.test.ts`;
const mariadb = 'node tools/with-site.mjs --engine=native --database=mariadb --name=mariadb';
/** Tests of what no database sees, which are not run twice. */
const WITHOUT_DATABASE = [
	'hostile',
	'cases',
	...[
		'add-ons',
		'add-ons-page',
		'configuration',
		'defaults',
		'fuzz',
		'hostile',
		'language',
		'mail',
		'mail-safety',
		'no-script',
		'places',
		'posted',
		'quiz',
		'rules',
		'services',
		'view',
	].map( ( name ) => `forms-${ name }` ),
];
const steps = [
	{ name: 'build', command: 'node tools/build.mjs' },
	{ name: 'generated types', command: 'node scripts/types.mjs --check' },
	{ name: 'generated strings', command: 'node scripts/strings.mjs --check' },
	{ name: 'generated tables', command: 'node scripts/readme.mjs --check' },
	{ name: 'types', command: 'tsc' },
	{ name: 'eslint', command: 'eslint .' },
	{ name: 'stylelint', command: 'npm run -s lint:css' },
	{ name: 'php lint', command: 'node tools/lint-php.mjs' },
	{ name: 'layers', command: 'node scripts/layers.mjs' },
	{ name: 'unit', command: vitest( 'unit' ), report: 'unit' },
	{
		name: 'php and browser',
		command: `${ withSite } ${ vitest( 'php' ) } ++ playwright test`,
		report: [ 'php', 'browser' ],
		site: true,
	},
	{
		name: 'content on 6.8',
		command: `${ withSite } --wp=6.8 --name=oldest ${ content( 'oldest' ) }`,
		report: 'oldest',
		site: true,
	},
	{
		name: 'content on WASM',
		command: `node tools/with-site.mjs --engine=wasm --name=wasm ${ content( 'wasm' ) }`,
		report: 'wasm',
		site: true,
	},
	{
		name: 'package',
		command: `node tools/package.mjs --test --engine=${ options.engine }`,
		report: 'package',
		site: true,
	},
	...( process.env.PAGEWRIGHT_MARIADB === '1'
		? [
				{
					name: 'php on MariaDB',
					command: `${ mariadb } ${ vitest( 'php', 'mariadb' ) } ${ WITHOUT_DATABASE.map( ( name ) => `--exclude tests/php/${ name }.test.ts` ).join( ' ' ) }`,
					report: 'mariadb',
					site: true,
				},
			]
		: [] ),
].filter( ( { name, site } ) => name.includes( options.only ) && ! ( options.quick && site ) );

const results = steps.map( run );
console.log( '' );
for ( const { name, passed, failed, seconds } of results ) {
	console.log(
		`${ failed ? '✗' : '✓' } ${ name.padEnd( 18 ) } ${ seconds.toFixed( 1 ).padStart( 6 ) } s   ${ passed } passed, ${ failed } failed`
	);
}
const total = ( key ) => results.reduce( ( sum, result ) => sum + result[ key ], 0 );
console.log( `\n${ total( 'passed' ) } passed, ${ total( 'failed' ) } failed` );
// The last words of a run, since nothing else of it may be left to read.
for ( const [ title, key ] of [
	[ 'Failed', 'failures' ],
	[ 'Passed only when tried again', 'flaky' ],
] ) {
	const names = results.flatMap( ( result ) => result[ key ] );
	names.length && console.log( [ `\n${ title }:`, ...names ].join( '\n  ' ) );
}
process.exit( total( 'failed' ) ? 1 : 0 );

/** Runs a step. A check counts as one; a test run counts its tests, and one failure more when it fails without a failed test. */
function run( { name, command, report = [] } ) {
	console.log( `\n› ${ name }` );
	const start = Date.now();
	const { status } = spawnSync( command, {
		cwd: root,
		shell: true,
		stdio: 'inherit',
		env: {
			...process.env,
			WP_OFFLINE: '1',
			PATH: `${ root }/node_modules/.bin${ process.platform === 'win32' ? ';' : ':' }${ process.env.PATH }`,
		},
	} );
	const counts = [ report ].flat().map( countsOf );
	const sum = ( key ) => counts.reduce( ( all, count ) => all + count[ key ], 0 );
	const isChecked = counts.length === 0;
	const failed = sum( 'failed' ) || ( status === 0 ? 0 : 1 );
	const failures = counts.flatMap( ( count ) => count.failures );
	return {
		name,
		failed,
		failures: failed && ! failures.length ? [ name ] : failures,
		flaky: counts.flatMap( ( count ) => count.flaky ),
		passed: isChecked && status === 0 ? 1 : sum( 'passed' ),
		seconds: ( Date.now() - start ) / 1000,
	};
}

/**
 * Totals of a vitest or a Playwright report, and the names of the tests that failed or passed only at the second try.
 * A report that is missing or empty is a failure, since no test ran.
 */
function countsOf( report ) {
	const missing = { passed: 0, failed: 1, failures: [ `${ report }: no report` ], flaky: [] };
	try {
		const data = JSON.parse( readFileSync( `${ REPORTS }/${ report }.json`, 'utf8' ) );
		const counts = data.stats ? playwrightCounts( data ) : vitestCounts( data );
		return counts.passed + counts.failed ? counts : missing;
	} catch {
		return missing;
	}
}

function vitestCounts( { numPassedTests: passed, numFailedTests: failed, testResults } ) {
	const failures = testResults.flatMap( ( { name: file, assertionResults, status } ) => {
		const tests = assertionResults.filter( ( test ) => test.status === 'failed' );
		const path = relative( root, file );
		return tests.length
			? tests.map( ( { fullName } ) => `${ path } › ${ fullName }` )
			: [ ...( status === 'failed' ? [ path ] : [] ) ];
	} );
	return { passed, failed, failures, flaky: [] };
}

function playwrightCounts( { stats, suites } ) {
	const specs = ( suite, path = [] ) => {
		const here = [ ...path, suite.title ];
		return [
			...( suite.specs ?? [] ).map( ( spec ) => ( {
				name: [ ...here, spec.title ].join( ' › ' ),
				statuses: spec.tests.map( ( { status } ) => status ),
			} ) ),
			...( suite.suites ?? [] ).flatMap( ( inner ) => specs( inner, here ) ),
		];
	};
	const all = suites.flatMap( ( suite ) => specs( suite ) );
	const named = ( status ) =>
		all.filter( ( { statuses } ) => statuses.includes( status ) ).map( ( { name } ) => name );
	return {
		passed: stats.expected + stats.flaky,
		failed: stats.unexpected,
		failures: named( 'unexpected' ),
		flaky: named( 'flaky' ),
	};
}

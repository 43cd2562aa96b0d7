// What the reports of vitest and Playwright say of a run.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './paths.mjs';

/** Where steps leave their reports, by their names. */
export const REPORTS = `${ root }/test-results/reports`;

/**
 * Totals of a vitest or a Playwright report, and the names of the tests that failed or passed only at the second try.
 * A report that is missing or empty is a failure, since no test ran.
 */
export function countsOf( report ) {
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

// Reads the reports of vitest and Playwright.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.mjs';

/** Counts of a step without tests. */
export const NOTHING = { passed: 0, failed: 0, failures: [], times: [], parts: [] };

/** Prefix of annotations with the time of a part of a test; see tests/support/timed.ts. */
const PART = 'time: ';

/** Messages of a failed test in the summary: after a timeout, the second one says what was waited for. */
const MESSAGES = 2;

/** Lines of each message in the summary. */
const MESSAGE_LINES = 12;

/** Folder in which steps write their reports, by name. */
export const REPORTS = `${ root }/test-results/reports`;

/**
 * Returns the totals of a vitest or Playwright report, the names of the failed tests with the beginning
 * of their messages, and their times. A test that passes only at the second attempt has failed. A missing or empty report is a
 * failure, because no test ran.
 *
 * @param {string} report Name without extension.
 * @return {{passed: number, failed: number, failures: string[], times: Array<{name: string, seconds: number}>, parts: Array<{name: string, seconds: number}>}} The counts. `parts` are the parts of browser tests that tests/support/timed.ts recorded.
 */
export function countsOf( report ) {
	const missing = { ...NOTHING, failed: 1, failures: [ `${ report }: no report` ] };
	try {
		const data = JSON.parse( readFileSync( `${ REPORTS }/${ report }.json`, 'utf8' ) );
		const counts = data.stats ? playwrightCounts( data ) : vitestCounts( data );
		return counts.passed + counts.failed ? counts : missing;
	} catch {
		return missing;
	}
}

/**
 * Returns the name of a failed test with the first lines of its first messages: the rest of the
 * output may be lost.
 */
function withReason( name, messages ) {
	const lines = messages.slice( 0, MESSAGES ).flatMap( ( message ) =>
		stripVTControlCharacters( message ?? '' )
			.split( '\n' )
			.filter( ( line ) => line.trim() )
			.slice( 0, MESSAGE_LINES )
	);
	return [ name, ...lines.map( ( line ) => `      ${ line }` ) ].join( '\n' );
}

function vitestCounts( { numPassedTests: passed, numFailedTests: failed, testResults } ) {
	const times = testResults.flatMap( ( { name: file, assertionResults } ) =>
		assertionResults.map( ( { fullName, duration } ) => ( {
			name: `${ relative( root, file ) } › ${ fullName }`,
			seconds: ( duration ?? 0 ) / 1000,
		} ) )
	);
	const failures = testResults.flatMap( ( { name: file, assertionResults, status } ) => {
		const tests = assertionResults.filter( ( test ) => test.status === 'failed' );
		const path = relative( root, file );
		return tests.length
			? tests.map( ( { fullName, failureMessages = [] } ) =>
					withReason( `${ path } › ${ fullName }`, failureMessages )
				)
			: [ ...( status === 'failed' ? [ path ] : [] ) ];
	} );
	return { ...NOTHING, passed, failed, failures, times };
}

function playwrightCounts( { stats, suites } ) {
	const specs = ( suite, path = [] ) => {
		const here = [ ...path, suite.title ];
		return [
			...( suite.specs ?? [] ).map( ( spec ) => ( {
				name: [ ...here, spec.title ].join( ' › ' ),
				statuses: spec.tests.map( ( { status } ) => status ),
				annotations: spec.tests
					.flatMap( ( { results } ) => results )
					.flatMap( ( { annotations = [] } ) => annotations ),
				errors: spec.tests
					.flatMap( ( { results } ) => results )
					.flatMap( ( { errors = [] } ) => errors.map( ( { message } ) => message ) ),
				milliseconds: spec.tests
					.flatMap( ( { results } ) => results )
					.reduce( ( sum, { duration } ) => sum + duration, 0 ),
			} ) ),
			...( suite.suites ?? [] ).flatMap( ( inner ) => specs( inner, here ) ),
		];
	};
	const all = suites.flatMap( ( suite ) => specs( suite ) );
	const named = ( wanted, note = '' ) =>
		all
			.filter( ( { statuses } ) => statuses.includes( wanted ) )
			.map( ( { name, errors } ) => withReason( name + note, errors ) );
	return {
		passed: stats.expected,
		failed: stats.unexpected + stats.flaky,
		failures: [ ...named( 'unexpected' ), ...named( 'flaky', ' (passed at the second try)' ) ],
		times: all.map( ( { name, milliseconds } ) => ( { name, seconds: milliseconds / 1000 } ) ),
		parts: all
			.flatMap( ( { annotations } ) => annotations )
			.filter( ( { type } ) => type.startsWith( PART ) )
			.map( ( { type, description } ) => ( {
				name: type.slice( PART.length ),
				seconds: Number( description ) / 1000,
			} ) ),
	};
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { countsOf, REPORTS } from '../../tools/test-counts.mjs';

const NAME = 'made-up';
const FILE = `${ REPORTS }/${ NAME }.json`;
const written = ( report: string ) => {
	mkdirSync( REPORTS, { recursive: true } );
	writeFileSync( FILE, report );
	return countsOf( NAME );
};
afterAll( () => rmSync( FILE, { force: true } ) );

const spec = ( title: string, status: string, durations: number[], ...errors: string[] ) => ( {
	title,
	tests: [
		{
			status,
			results: durations.map( ( duration ) => ( {
				duration,
				errors: errors.map( ( message ) => ( { message } ) ),
				annotations: [
					{ type: 'time: opening the block editor', description: String( duration / 2 ) },
					{ type: 'slow' },
				],
			} ) ),
		},
	],
} );

it( 'a browser test that passes on the second attempt has failed', () => {
	const counts = written(
		JSON.stringify( {
			stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
			suites: [
				{
					title: 'a.spec.ts',
					specs: [
						spec( 'passes', 'expected', [ 500 ] ),
						spec(
							'fails',
							'unexpected',
							[ 1000 ],
							'\u001b[31mTest timeout\u001b[39m',
							'\u001b[31mError\u001b[39m: no button\n\n  at b'
						),
						spec( 'wavers', 'flaky', [ 2000, 1000 ] ),
					],
				},
			],
		} )
	);
	expect( counts ).toMatchObject( {
		passed: 1,
		failed: 2,
		failures: [
			'a.spec.ts › fails\n      Test timeout\n      Error: no button\n        at b',
			'a.spec.ts › wavers (passed at the second try)',
		],
	} );
	expect( counts.parts ).toContainEqual( { name: 'opening the block editor', seconds: 0.25 } );
	expect( counts.parts ).toHaveLength( 4 );
	expect( counts.times ).toContainEqual( { name: 'a.spec.ts › wavers', seconds: 3 } );
} );

it( 'a failed test has the first lines of its message', () => {
	const lines = Array.from( { length: 40 }, ( _, at ) => `line ${ at }` );
	const counts = written(
		JSON.stringify( {
			numPassedTests: 1,
			numFailedTests: 1,
			testResults: [
				{
					name: 'a.test.ts',
					status: 'failed',
					assertionResults: [
						{
							fullName: 'fails',
							status: 'failed',
							failureMessages: [ lines.join( '\n' ) ],
						},
					],
				},
			],
		} )
	);
	expect( counts.failures ).toHaveLength( 1 );
	expect( counts.failures[ 0 ]!.split( '\n' ) ).toHaveLength( 13 );
	expect( counts.failures[ 0 ] ).toMatch( /fails\n {6}line 0\n {6}line 1\n/ );
} );

it.each( [
	[ 'is missing', '' ],
	[ 'is broken', '{' ],
	[
		'contains no test',
		'{ "stats": { "expected": 0, "unexpected": 0, "flaky": 0 }, "suites": [] }',
	],
] )( 'a report that %s is a failure', ( _, report ) => {
	expect( report ? written( report ) : countsOf( 'never-written' ) ).toMatchObject( {
		passed: 0,
		failed: 1,
	} );
} );

// Runs the steps of `npm test` in parallel.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { countsOf, NOTHING } from './test-counts.mjs';
import { root } from './paths.mjs';

/** Folder with the output of each step. */
export const LOGS = `${ root }/test-results/logs`;

/**
 * Runs steps in order, `lanes` of them at once. A lane skips a step whose `after` has not ended.
 *
 * @param {Array<{name: string, command: string, env?: Object, report?: string, after?: string, isOptional?: boolean}>} steps `report` names the report that counts the tests; `after` names the step that makes what this one reads; an optional step does not begin after `until`.
 * @param {number}                                                                   lanes With one lane, a step prints as it runs, otherwise at its end.
 * @param {number}                                                                   until Time in milliseconds since 1970.
 * @return {Promise<Array<{name: string, passed: number, failed: number, failures: string[], times: Array<{name: string, seconds: number}>, parts: Array<{name: string, seconds: number}>, seconds: number}>>} Of the steps that ran, in their order.
 */
export async function runInLanes( steps, lanes, until = Infinity ) {
	mkdirSync( LOGS, { recursive: true } );
	const isLive = lanes === 1 || steps.length === 1;
	const left = new Set( steps );
	/** Step => promise of its result. */
	const runs = new Map();
	const ended = new Set();
	const isReady = ( { after } ) =>
		! after || ended.has( after ) || ! steps.some( ( { name } ) => name === after );
	const take = async () => {
		while ( left.size ) {
			const next = [ ...left ].find( isReady );
			if ( next?.isOptional && Date.now() > until ) {
				left.delete( next );
			} else if ( next ) {
				left.delete( next );
				runs.set(
					next,
					run( next, isLive ).finally( () => ended.add( next.name ) )
				);
				await runs.get( next );
			} else {
				await Promise.race(
					[ ...runs.keys() ]
						.filter( ( { name } ) => ! ended.has( name ) )
						.map( ( step ) => runs.get( step ) )
				);
			}
		}
	};
	await Promise.all( Array.from( { length: lanes }, take ) );
	return Promise.all( steps.flatMap( ( step ) => runs.get( step ) ?? [] ) );
}

/**
 * Runs a step. A check counts as one test; a test run counts its tests, plus one failure if it
 * fails without a failed test.
 */
async function run( step, isLive ) {
	const { name, report } = step;
	console.log( `\n› ${ name }` );
	const start = Date.now();
	const status = await ( isLive ? spawned( step, 'inherit' ) : logged( step ) );
	const counts = report ? countsOf( report ) : NOTHING;
	const failed = counts.failed || ( status === 0 ? 0 : 1 );
	return {
		...counts,
		name,
		failed,
		failures: failed && ! counts.failures.length ? [ name ] : counts.failures,
		passed: ! report && status === 0 ? 1 : counts.passed,
		seconds: ( Date.now() - start ) / 1000,
	};
}

/**
 * Writes the output of a command to a file until it ends, so that parallel outputs are not mixed.
 */
async function logged( step ) {
	const file = `${ LOGS }/${ step.name.replaceAll( ' ', '-' ) }.log`;
	const log = createWriteStream( file );
	await new Promise( ( done ) => log.once( 'open', done ) );
	const status = await spawned( step, log );
	console.log( `\n› ${ step.name }: done\n${ readFileSync( file, 'utf8' ) }` );
	return status;
}

const spawned = ( { command, env }, out ) =>
	new Promise( ( done ) =>
		spawn( command, {
			cwd: root,
			shell: true,
			stdio: [ 'ignore', out, out ],
			env: {
				...process.env,
				...env,
				WP_OFFLINE: '1',
				PATH: `${ root }/node_modules/.bin${ delimiter }${ process.env.PATH }`,
			},
		} ).on( 'exit', done )
	);

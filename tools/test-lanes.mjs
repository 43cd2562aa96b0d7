// Runs the steps of `npm test`, several at once.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { countsOf, NOTHING } from './test-counts.mjs';
import { root } from './paths.mjs';

const LOGS = `${ root }/test-results/logs`;

/**
 * Runs steps in their order, `lanes` of them at once.
 *
 * @param {Array<{name: string, command: string, env?: Object, report?: string, alone?: boolean}>} steps `report` names the report that counts the tests; nothing else runs beside a step that is `alone`.
 * @param {number}                                                                   lanes With one, a step prints as it goes, otherwise at its end.
 * @return {Promise<Array<{name: string, passed: number, failed: number, failures: string[], flaky: string[], times: Array<{name: string, seconds: number}>, seconds: number}>>} In the order of the steps.
 */
export async function runInLanes( steps, lanes ) {
	mkdirSync( LOGS, { recursive: true } );
	const results = [];
	const left = steps.map( ( step, index ) => ( { step, index } ) );
	const isLive = lanes === 1 || steps.length === 1;
	const take = async () => {
		for ( let next = left.shift(); next; next = left.shift() ) {
			results[ next.index ] = await run( next.step, isLive );
		}
	};
	while ( left[ 0 ]?.step.alone ) {
		const { step, index } = left.shift();
		results[ index ] = await run( step, true );
	}
	await Promise.all( Array.from( { length: lanes }, take ) );
	return results;
}

/** Runs a step. A check counts as one; a test run counts its tests, and one failure more when it fails without a failed test. */
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

/** Keeps what a command prints in a file until it ends, so that words of several are not mixed. */
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

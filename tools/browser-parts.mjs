// Divides the browser tests on a site into parts, which are steps of `npm test`.
import { spawnSync } from 'node:child_process';
import { root } from './paths.mjs';

/** On a slow machine with two processors, the longest part takes about 13 minutes. */
const PARTS = 12;

/** Has no common factor with PARTS, so that all parts occur, and neighbors are far apart: Playwright divides files by name, and the slow ones have similar names. */
const STRIDE = 5;

/** @return {number} Number of commits; 0 outside of a repository. */
const commits = () =>
	Number( spawnSync( 'git', [ 'rev-list', '--count', 'HEAD' ], { cwd: root } ).stdout ) || 0;

/**
 * Returns the parts in the order in which they run. Each commit begins with another one, because
 * the last ones may not run if time is short.
 *
 * @param {number} first Any number.
 * @return {Array<{name: string, which: string}>} Names of steps, and options of Playwright.
 */
export const browserParts = ( first = commits() ) =>
	Array.from( { length: PARTS }, ( _, at ) => ( ( first + at ) * STRIDE ) % PARTS ).map(
		( part ) => ( {
			name: `browser ${ part + 1 } of ${ PARTS }`,
			which: `--project=site --shard=${ part + 1 }/${ PARTS }`,
		} )
	);

// Divides the browser tests on a site into parts, which are steps of `npm test`.
import { spawnSync } from 'node:child_process';
import { root } from './paths.mjs';
import { testFiles } from './test-files.mjs';

/** Specs on static pages. */
export const GALLERY = /tests.e2e.(gallery.*|slider-engine.*)\.spec\.ts$/;

/** Dialogs of the media library: `npm test` opens them on localhost, where Chromium isolates the document of the block editor, as on HTTPS. */
export const DIALOGS = /tests.e2e.dialog.*\.spec\.ts$/;

/** On a slow machine with two processors, the longest part takes about ten minutes. */
const PARTS = 24;

/**
 * Parts whose numbers differ by this run one after the other, because specs with similar names are similarly slow. It has
 * no common factor with PARTS, so all parts run.
 */
const STRIDE = 7;

const specs = () =>
	testFiles( 'e2e', '.spec.ts' )
		.filter( ( file ) => ! GALLERY.test( file ) && ! DIALOGS.test( file ) )
		.sort();

/**
 * Returns the specs of a part. Playwright's own shards have equal numbers of tests. One spec has hundreds of short
 * tests, so some shards would be empty.
 *
 * @param {number} part From 1.
 * @return {string[]} Paths.
 */
export function specsOf( part ) {
	const all = specs();
	const start = ( at ) => Math.round( ( at * all.length ) / PARTS );
	return all.slice( start( part - 1 ), start( part ) );
}

/** @return {number} Number of commits; 0 outside of a repository. */
const commits = () =>
	Number( spawnSync( 'git', [ 'rev-list', '--count', 'HEAD' ], { cwd: root } ).stdout ) || 0;

/**
 * Returns the parts in the order in which they run. The last parts do not run if time is short, so the first part
 * depends on the number of commits.
 *
 * @param {number} first Any number.
 * @return {Array<{name: string, part: number}>} Names of steps, and numbers of parts.
 */
export const browserParts = ( first = commits() ) =>
	Array.from( { length: PARTS }, ( _, at ) => 1 + ( ( ( first + at ) * STRIDE ) % PARTS ) ).map(
		( part ) => ( { name: `browser ${ part } of ${ PARTS }`, part } )
	);

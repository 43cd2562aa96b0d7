// Divides the browser tests on a site into parts, which are steps of `npm test`.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { features, root } from './paths.mjs';

/** Specs on static pages. */
export const GALLERY = /tests.e2e.(gallery.*|slider-engine.*)\.spec\.ts$/;

/** Dialogs of the media library: `npm test` opens them on localhost, where Chromium isolates the document of the block editor, as on HTTPS. */
export const DIALOGS = /tests.e2e.dialog.*\.spec\.ts$/;

/** On a slow machine with two processors, the longest part takes about 15 minutes. */
const PARTS = 12;

/** Has no common factor with PARTS, so that all parts occur, and neighbors are far apart: slow files have similar names. */
const STRIDE = 5;

/** @return {string[]} Paths of all specs on a site. */
const specs = () =>
	[ '', ...features().map( ( feature ) => `${ feature }/` ) ]
		.map( ( folder ) => `${ folder }tests/e2e` )
		.filter( ( folder ) => existsSync( `${ root }/${ folder }` ) )
		.flatMap( ( folder ) =>
			readdirSync( `${ root }/${ folder }` ).map( ( name ) => `${ folder }/${ name }` )
		)
		.filter(
			( file ) =>
				file.endsWith( '.spec.ts' ) && ! GALLERY.test( file ) && ! DIALOGS.test( file )
		)
		.sort();

/**
 * Returns the specs of a part. Playwright divides by the number of tests: one spec has hundreds of short ones, so that
 * some of its parts would be empty.
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
 * Returns the parts in the order in which they run. Each commit begins with another one, because the last ones may not
 * run if time is short.
 *
 * @param {number} first Any number.
 * @return {Array<{name: string, part: number}>} Names of steps, and numbers of parts.
 */
export const browserParts = ( first = commits() ) =>
	Array.from( { length: PARTS }, ( _, at ) => 1 + ( ( ( first + at ) * STRIDE ) % PARTS ) ).map(
		( part ) => ( { name: `browser ${ part } of ${ PARTS }`, part } )
	);

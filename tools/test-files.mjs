// Finds tests that need a site, by their folder.
import { existsSync, readdirSync } from 'node:fs';
import { features, root } from './paths.mjs';

/**
 * Returns the tests of a kind, at the top and in features.
 *
 * @param {string} kind   Folder in `tests`, such as `php`.
 * @param {string} ending End of their names, such as `.test.ts`.
 * @return {string[]} Paths.
 */
export const testFiles = ( kind, ending ) =>
	[ '', ...features().map( ( feature ) => `${ feature }/` ) ]
		.map( ( folder ) => `${ folder }tests/${ kind }` )
		.filter( ( folder ) => existsSync( `${ root }/${ folder }` ) )
		.flatMap( ( folder ) =>
			readdirSync( `${ root }/${ folder }` )
				.filter( ( name ) => name.endsWith( ending ) )
				.map( ( name ) => `${ folder }/${ name }` )
		);

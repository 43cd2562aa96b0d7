// Which PHP tests CI runs on which database. Without MariaDB, all run on SQLite.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { features, root } from './paths.mjs';

/** First lines of tests that run on SQLite in CI too, or only. */
const BOTH = '// Runs on both databases.\n';
const WITHOUT = '// Does not depend on the database.\n';

/** @return {string[]} Paths of all PHP tests. */
const tests = () =>
	[ '', ...features().map( ( feature ) => `${ feature }/` ) ]
		.map( ( folder ) => `${ folder }tests/php` )
		.filter( ( folder ) => existsSync( `${ root }/${ folder }` ) )
		.flatMap( ( folder ) =>
			readdirSync( `${ root }/${ folder }` )
				.filter( ( name ) => name.endsWith( '.test.ts' ) )
				.map( ( name ) => `${ folder }/${ name }` )
		);

const isMarked = ( file, mark ) => readFileSync( `${ root }/${ file }`, 'utf8' ).startsWith( mark );

/**
 * Returns the tests that do not depend on the database: they save posts or options with
 * WordPress's own functions, or nothing.
 */
export const withoutDatabase = () => tests().filter( ( file ) => isMarked( file, WITHOUT ) );

/** Returns the tests that run only on MariaDB in CI. */
export const onMariaDbOnly = () =>
	tests().filter( ( file ) => ! isMarked( file, WITHOUT ) && ! isMarked( file, BOTH ) );

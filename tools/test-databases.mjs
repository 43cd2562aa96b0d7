// Which PHP tests CI runs on which database. Without MariaDB, all run on SQLite.
import { readFileSync } from 'node:fs';
import { root } from './paths.mjs';
import { testFiles } from './test-files.mjs';

/** First lines of tests that run on SQLite in CI too, or only. */
const BOTH = '// Runs on both databases.\n';
const WITHOUT = '// Does not depend on the database.\n';

const tests = () => testFiles( 'php', '.test.ts' );

const isMarked = ( file, mark ) => readFileSync( `${ root }/${ file }`, 'utf8' ).startsWith( mark );

/**
 * Returns the tests that do not depend on the database: they save posts or options with
 * WordPress's own functions, or nothing.
 */
export const withoutDatabase = () => tests().filter( ( file ) => isMarked( file, WITHOUT ) );

/** Returns the tests that run only on MariaDB in CI. */
export const onMariaDbOnly = () =>
	tests().filter( ( file ) => ! isMarked( file, WITHOUT ) && ! isMarked( file, BOTH ) );

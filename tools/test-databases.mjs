// PHP tests that run on one database only.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { features, root } from './paths.mjs';

/** First line of such a test in the folder of a feature. */
const MARK = '// Does not depend on the database.\n';

/**
 * Returns the tests that do not depend on the database and run once: they save posts or options
 * with WordPress's own functions, or nothing.
 */
export const withoutDatabase = () => [
	...WITHOUT_DATABASE.map( ( name ) => `tests/php/${ name }.test.ts` ),
	...features()
		.map( ( feature ) => `${ feature }/tests/php` )
		.filter( ( folder ) => existsSync( `${ root }/${ folder }` ) )
		.flatMap( ( folder ) =>
			readdirSync( `${ root }/${ folder }` ).map( ( name ) => `${ folder }/${ name }` )
		)
		.filter( ( file ) => readFileSync( `${ root }/${ file }`, 'utf8' ).startsWith( MARK ) ),
];

const WITHOUT_DATABASE = [
	'animations',
	'beside-bundle',
	'builder',
	'builder-hostile',
	'cases',
	'cleaner',
	'corpus',
	'foreign-hooks',
	'fuzz-builder',
	'fuzz-on-click',
	'fuzz-rich-text',
	'fuzz-widgets',
	'hero-buttons',
	'hostile',
	'html-validity',
	'icons-fonts',
	'json-output',
	'kses',
	'network',
	'original-api',
	'output-safe',
	'patterns',
	'permissions',
	'permissions-objects',
	'places',
	'rich-fields',
	'rich-text-rights',
	'slides',
	'slides-content',
	'social-networks',
	'stock-search',
];

// npm test -- --changed[=<commit>]: checks and tests for the changes since a commit, by default
// since main.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { features, namespaceOf, root, widgetPath, widgets as allWidgets } from './paths.mjs';

const git = ( ...args ) =>
	execFileSync( 'git', args, { cwd: root, encoding: 'utf8' } ).split( '\n' ).filter( Boolean );

/**
 * Returns the base commit: where this branch left main; on main itself, the last pushed or
 * committed one.
 */
function base() {
	for ( const ref of [ 'origin/main', 'main', 'HEAD' ] ) {
		try {
			return git( 'merge-base', 'HEAD', ref )[ 0 ];
		} catch {
			// The branch does not exist here.
		}
	}
	throw new Error( 'This folder is no git repository: nothing says what changed.' );
}

/** Returns files that changed since a commit, committed or not, without deleted ones. */
export const changedFiles = ( since = base() ) =>
	[
		...git( 'diff', '--name-only', since ),
		...git( 'ls-files', '--others', '--exclude-standard' ),
	].filter( ( file ) => existsSync( `${ root }/${ file }` ) );

/** Returns the PHP code beside a test, with backslashes as in texts of TypeScript. */
const phpBeside = ( path ) =>
	existsSync( `${ path }.php` )
		? readFileSync( `${ path }.php`, 'utf8' ).replaceAll( '\\', '\\\\' )
		: '';

/** Returns the files of a folder of tests/, and of the tests of features. */
const named = ( folder, end ) =>
	[ '', ...features().map( ( feature ) => `${ feature }/` ) ]
		.map( ( home ) => `${ home }tests/${ folder }` )
		.filter( ( path ) => existsSync( `${ root }/${ path }` ) )
		.flatMap( ( path ) =>
			readdirSync( `${ root }/${ path }` )
				.filter( ( file ) => file.endsWith( end ) )
				.map( ( file ) => {
					const name = file.slice( 0, -end.length );
					const beside = `${ root }/${ path }/${ name }`;
					return {
						name,
						path: `${ path }/${ file }`,
						source: readFileSync( beside + end, 'utf8' ) + phpBeside( beside ),
					};
				} )
		);

const parsed = ( file ) =>
	existsSync( `${ root }/${ file }` )
		? JSON.parse( readFileSync( `${ root }/${ file }`, 'utf8' ) )
		: {};

const mentions = ( words ) => {
	const known = words.filter( Boolean );
	return ( { source } ) => known.some( ( word ) => source.includes( word ) );
};

/** The import of a constant and two uses split a source into four parts. */
const PARTS_BY_TWO_USES = 4;

/**
 * Returns whether a test is about a widget. Many tests use a widget only as an example: a constant
 * for its class counts if it is used more than once.
 */
function isAbout( folder ) {
	const { class: widgetClass } = parsed( `${ widgetPath( folder ) }/widget.json` );
	const constants = named( 'support', '.ts' ).flatMap( ( { source } ) =>
		[ ...source.matchAll( /export const (\w+) = '(\w+)';/g ) ]
			.filter( ( [ , , value ] ) => value === widgetClass )
			.map( ( [ , constant ] ) => new RegExp( `\\b${ constant }\\b` ) )
	);
	const names = mentions( [
		widgetClass,
		parsed( `${ widgetPath( folder ) }/block.json` ).name,
	] );
	// As the first argument of a call, 'button' or 'image' is a role or an element.
	const inList = new RegExp( `(?<!\\(\\s*)'${ folder }'` );
	return ( test ) =>
		test.name === folder ||
		names( test ) ||
		inList.test( test.source ) ||
		constants.some( ( word ) => test.source.split( word ).length >= PARTS_BY_TWO_USES );
}

/** PHP tests that iterate over all widgets, with the widget's folder in their names. */
export const EVERY_WIDGET = [ 'fixtures', 'cases', 'hostile', 'corpus' ];

/** Share of layers above which all tests run. */
const MOST_LAYERS = 0.6;

/** Every layer may use it. */
const COMMON = 'output';

/**
 * Returns the names by which tests use a PHP layer and the layers above it; null if most layers use
 * it, and for files outside of layers.
 */
function layersAbove( folder ) {
	const map = parsed( 'layers.json' );
	const layers = Object.keys( map ).filter( ( name ) => map[ name ].php );
	if ( ! layers.includes( folder ) ) {
		return null;
	}
	const users = new Set( [ folder ] );
	// Grows during the iteration.
	for ( const user of users ) {
		layers
			.filter( ( name ) => map[ name ].php.includes( user ) || user === COMMON )
			.forEach( ( name ) => users.add( name ) );
	}
	return users.size <= layers.length * MOST_LAYERS
		? [ ...users ].flatMap( ( name ) => [
				`Pagewright\\\\${ namespaceOf( name ) }`,
				`/support/${ name }`,
			] )
		: null;
}

/** Folders whose browser tests have the name of the folder, or of its unit, as a prefix. */
const NAMED_AFTER = { frontend: 1 };

/**
 * Returns what changes of these files may break.
 *
 * @param {string[]} files Paths in the repository.
 * @return {{modules: string[], widgets: string[], php: string[]|'all', browser: string[]}} `modules` for the imports of unit tests; `widgets` are folders of blocks/ whose part of the tests of every widget runs; `php` and `browser` are names of test files.
 */
export function affectedBy( files ) {
	const all = {
		php: named( 'php', '.test.ts' ),
		browser: named( 'e2e', '.spec.ts' ),
	};
	const found = { php: new Set(), browser: new Set() };
	const add = ( kind, isOne ) =>
		all[ kind ].filter( isOne ).forEach( ( { name } ) => found[ kind ].add( name ) );
	const widgets = new Set();
	let isEveryPhp = false;
	for ( const file of files ) {
		const folders = file.split( '/' );
		const [ top, unit ] = folders;
		const feature = top === 'features' && folders.length > 2 ? `features/${ unit }` : null;
		const test =
			/^(?:features\/[\w-]+\/)?tests\/(php|e2e)\/([\w-]+)\.(test\.ts|spec\.ts|php)$/.exec(
				file
			);
		const widget = allWidgets().find( ( { path } ) => file.startsWith( `${ path }/` ) );
		if ( test ) {
			found[ test[ 1 ] === 'php' ? 'php' : 'browser' ].add( test[ 2 ] );
		} else if ( /^(features\/[\w-]+\/)?tests\/support\//.test( file ) ) {
			const imports = mentions( [
				`${ file.replace( /^.*?tests(?=\/support\/)|\.(tsx?|php)$/g, '' ) }'`,
			] );
			add( 'php', imports );
			add( 'browser', imports );
		} else if ( widget ) {
			widgets.add( widget.name );
			add( 'php', isAbout( widget.name ) );
			add( 'browser', isAbout( widget.name ) );
		} else if ( ! feature && file.endsWith( '.php' ) ) {
			const words = layersAbove( top );
			words ? add( 'php', mentions( words ) ) : ( isEveryPhp = true );
		}
		if ( feature && ! test ) {
			const isOwn = ( { path } ) => path.startsWith( `${ feature }/` );
			/\.(php|json)$/.test( file ) && add( 'php', isOwn );
			add( 'browser', isOwn );
		}
		const name = folders[ NAMED_AFTER[ top ] ];
		name && add( 'browser', ( one ) => one.name.startsWith( name ) );
	}
	widgets.size && EVERY_WIDGET.forEach( ( name ) => found.php.delete( name ) );
	return {
		modules: files.filter( ( file ) => /\.(tsx?|mjs|json)$/.test( file ) ),
		widgets: [ ...widgets ].sort(),
		php: isEveryPhp ? 'all' : [ ...found.php ].sort(),
		browser: [ ...found.browser ].sort(),
	};
}

// Files of golden HTML: fixtures/*.html of each widget, and in tests/golden what several of them share,
// for the widgets of a feature in its own tests/golden. empty.json lists fixtures that render nothing,
// drawings.html contains long drawings of icons, nested/button.html the buttons inside other widgets.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { features, root, widgetPath, widgets } from '../../tools/paths.mjs';
import { expand, readParts, writeParts } from './read.mjs';
import { newTables, toGolden } from './write.mjs';

/** Returns the folder for what golden files of a widget share with others. */
export const homeOf = ( path ) =>
	path.startsWith( 'features/' )
		? `${ path.split( '/', 2 ).join( '/' ) }/tests/golden`
		: 'tests/golden';
const homes = () => [ 'tests/golden', ...features().map( ( path ) => `${ path }/tests/golden` ) ];

const read = ( path ) =>
	existsSync( `${ root }/${ path }` ) ? readFileSync( `${ root }/${ path }`, 'utf8' ) : '';
const pathOf = ( { file } ) => relative( root, `${ file }.html` ).replaceAll( '\\', '/' );

/** Returns the content of golden files by path, for the HTML of all fixtures in the same order. */
export function goldenFiles( fixtures, rendered ) {
	const files = {};
	const shared = {};
	fixtures.forEach( ( fixture, index ) => {
		const path = pathOf( fixture );
		const { tables, empty } = ( shared[ homeOf( path ) ] ??= {
			tables: newTables(),
			empty: {},
		} );
		const golden = toGolden( rendered[ index ], tables );
		if ( golden ) {
			files[ path ] = golden;
		} else {
			( empty[ fixture.widget ] ??= [] ).push( basename( fixture.file ) );
		}
	} );
	for ( const [ home, { tables, empty } ] of Object.entries( shared ) ) {
		if ( Object.keys( empty ).length ) {
			files[ `${ home }/empty.json` ] = `${ JSON.stringify( empty, null, '\t' ) }\n`;
		}
		if ( Object.keys( tables.drawings ).length ) {
			files[ `${ home }/drawings.html` ] = writeParts( tables.drawings );
		}
		for ( const [ folder, parts ] of Object.entries( tables.nested ) ) {
			files[ `${ home }/nested/${ folder }.html` ] = writeParts( parts );
		}
	}
	return files;
}

/** Returns the content of the golden files that exist, by path. */
export function storedFiles() {
	const below = ( dir ) =>
		existsSync( `${ root }/${ dir }` )
			? readdirSync( `${ root }/${ dir }`, { recursive: true, encoding: 'utf8' } ).map(
					( name ) => `${ dir }/${ name.replaceAll( '\\', '/' ) }`
				)
			: [];
	const paths = [
		...widgets()
			.flatMap( ( { path } ) => below( `${ path }/fixtures` ) )
			.filter( ( path ) => path.endsWith( '.html' ) ),
		...homes()
			.flatMap( below )
			.filter( ( path ) => /\.(html|json)$/.test( path ) ),
	];
	return Object.fromEntries( paths.map( ( path ) => [ path, read( path ) ] ) );
}

/** Writes golden files and deletes those that no fixture has. Returns the paths of changed files. */
export function writeFiles( files ) {
	const stored = storedFiles();
	const gone = Object.keys( stored ).filter( ( path ) => ! ( path in files ) );
	gone.forEach( ( path ) => rmSync( `${ root }/${ path }` ) );
	const changed = Object.keys( files ).filter( ( path ) => files[ path ] !== stored[ path ] );
	for ( const path of changed ) {
		mkdirSync( dirname( `${ root }/${ path }` ), { recursive: true } );
		writeFileSync( `${ root }/${ path }`, files[ path ] );
	}
	return [ ...gone, ...changed ].sort();
}

/** Returns what golden HTML refers to; see read.mjs. */
export function readTables() {
	const files = Object.entries( storedFiles() );
	const partsIn = ( pattern ) =>
		files
			.filter( ( [ path ] ) => pattern.test( path ) )
			.map( ( [ path, text ] ) => [ basename( path, '.html' ), readParts( text ) ] );
	return {
		drawings: Object.assign(
			{},
			...partsIn( /\/golden\/drawings\.html$/ ).map( ( [ , parts ] ) => parts )
		),
		nested: Object.fromEntries( partsIn( /\/golden\/nested\/[\w-]+\.html$/ ) ),
	};
}

/** Returns the golden HTML of a widget's fixture as a browser gets it; '' when it renders nothing. */
export const htmlOf = ( widget, name ) =>
	expand( read( `${ widgetPath( widget ) }/fixtures/${ name }.html` ), readTables() );

/** Returns whether a fixture renders nothing. */
export function rendersNothing( widget, name ) {
	const path = widgetPath( widget );
	const empty = JSON.parse( read( `${ homeOf( path ) }/empty.json` ) || '{}' );
	return empty[ widget ]?.includes( name ) ?? false;
}

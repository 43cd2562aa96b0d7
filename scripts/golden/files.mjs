// Files of golden HTML: blocks/*/fixtures/*.html, and in tests/golden what several of them share.
// empty.json lists fixtures that render nothing, drawings.html contains long drawings of icons,
// nested/button.html the buttons inside other widgets.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../../tools/paths.mjs';
import { expand, readParts, writeParts } from './read.mjs';
import { newTables, toGolden } from './write.mjs';

const SHARED = 'tests/golden';
const EMPTY = `${ SHARED }/empty.json`;

const read = ( path ) =>
	existsSync( `${ root }/${ path }` ) ? readFileSync( `${ root }/${ path }`, 'utf8' ) : '';
const pathOf = ( { widget, file } ) => `blocks/${ widget }/fixtures/${ basename( file ) }.html`;

/** Returns the content of golden files by path, for the HTML of all fixtures in the same order. */
export function goldenFiles( fixtures, rendered ) {
	const tables = newTables();
	const files = {};
	const empty = {};
	fixtures.forEach( ( fixture, index ) => {
		const golden = toGolden( rendered[ index ], tables );
		if ( golden ) {
			files[ pathOf( fixture ) ] = golden;
		} else {
			( empty[ fixture.widget ] ??= [] ).push( basename( fixture.file ) );
		}
	} );
	files[ EMPTY ] = `${ JSON.stringify( empty, null, '\t' ) }\n`;
	files[ `${ SHARED }/drawings.html` ] = writeParts( tables.drawings );
	for ( const [ folder, parts ] of Object.entries( tables.nested ) ) {
		files[ `${ SHARED }/nested/${ folder }.html` ] = writeParts( parts );
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
		...below( 'blocks' ).filter( ( path ) =>
			/^blocks\/[\w-]+\/fixtures\/[\w-]+\.html$/.test( path )
		),
		...below( SHARED ).filter( ( path ) => /\.(html|json)$/.test( path ) ),
	];
	return Object.fromEntries( paths.map( ( path ) => [ path, read( path ) ] ) );
}

/** Writes golden files and deletes those that no fixture has. Returns the paths of changed files. */
export function writeFiles( files ) {
	const stored = storedFiles();
	const gone = Object.keys( stored ).filter( ( path ) => ! ( path in files ) );
	gone.forEach( ( path ) => rmSync( `${ root }/${ path }` ) );
	const changed = Object.keys( files ).filter( ( path ) => files[ path ] !== stored[ path ] );
	mkdirSync( `${ root }/${ SHARED }/nested`, { recursive: true } );
	changed.forEach( ( path ) => writeFileSync( `${ root }/${ path }`, files[ path ] ) );
	return [ ...gone, ...changed ].sort();
}

/** Returns what golden HTML refers to; see read.mjs. */
export function readTables() {
	const nested = existsSync( `${ root }/${ SHARED }/nested` )
		? readdirSync( `${ root }/${ SHARED }/nested` )
		: [];
	return {
		drawings: readParts( read( `${ SHARED }/drawings.html` ) ),
		nested: Object.fromEntries(
			nested.map( ( name ) => [
				basename( name, '.html' ),
				readParts( read( `${ SHARED }/nested/${ name }` ) ),
			] )
		),
	};
}

/** Returns the golden HTML of a widget's fixture as a browser gets it; '' when it renders nothing. */
export const htmlOf = ( widget, name ) =>
	expand( read( `blocks/${ widget }/fixtures/${ name }.html` ), readTables() );

/** Returns whether a fixture renders nothing. */
export const rendersNothing = ( widget, name ) =>
	JSON.parse( read( EMPTY ) || '{}' )[ widget ]?.includes( name ) ?? false;

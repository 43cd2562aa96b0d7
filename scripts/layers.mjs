// npm run layers: PHP namespaces depend in the allowed directions only (layers.json), and no unit uses its neighbour. TypeScript is checked by ESLint.
import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../tools/paths.mjs';

const { php: allowed } = JSON.parse( readFileSync( `${ root }/layers.json`, 'utf8' ) );
const SKIP = /^(node_modules|build(\.\w+)?|tests|demo|\..*|test-results)$/;
/** Folders whose folders are units. */
const UNITS = [ 'Blocks', 'Rest' ];

const files = ( dir ) =>
	readdirSync( dir, { withFileTypes: true } ).flatMap( ( entry ) => {
		const path = `${ dir }/${ entry.name }`;
		if ( entry.isDirectory() ) {
			return SKIP.test( entry.name ) ? [] : files( path );
		}
		return entry.name.endsWith( '.php' ) ? [ path ] : [];
	} );

/** Names of ours that a file uses, by `use` or in full: [ 'Blocks', 'Button', 'Render' ]. */
const used = ( source ) =>
	[ ...source.matchAll( /\\?Pagewright\\([A-Z][\w\\]*)/g ) ].map( ( [ , name ] ) =>
		name.split( '\\' )
	);

const problems = [];
for ( const path of files( root ) ) {
	const source = readFileSync( path, 'utf8' );
	const own = /^namespace Pagewright\\([\w\\]+);/m.exec( source )?.[ 1 ].split( '\\' );
	for ( const name of own ? used( source ).filter( ( parts ) => parts.length > 1 ) : [] ) {
		const [ layer, unit ] = name;
		const isUnit = name.length > 2 && UNITS.includes( layer );
		if ( layer !== own[ 0 ] && ! allowed[ own[ 0 ] ]?.includes( layer ) ) {
			problems.push(
				`${ relative( root, path ) }: ${ own[ 0 ] } may not use ${ name.join( '\\' ) }`
			);
		} else if ( isUnit && own.length > 1 && own[ 0 ] === layer && own[ 1 ] !== unit ) {
			problems.push(
				`${ relative( root, path ) }: a unit may not use its neighbour ${ name.join( '\\' ) }`
			);
		} else if ( isUnit && own[ 0 ] !== layer && layer === 'Blocks' ) {
			problems.push(
				`${ relative( root, path ) }: nobody may use the inside of a widget, ${ name.join( '\\' ) }`
			);
		}
	}
}
if ( problems.length ) {
	console.error( [ ...new Set( problems ) ].join( '\n' ) );
	process.exit( 1 );
}
console.log( 'Layers: no problem.' );

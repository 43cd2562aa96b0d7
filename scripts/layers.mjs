// npm run layers: PHP namespaces depend in the allowed directions only, and a unit uses no neighbour (layers.json). ESLint checks the imports of TypeScript.
import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { folderOf, root } from '../tools/paths.mjs';

const map = JSON.parse( readFileSync( `${ root }/layers.json`, 'utf8' ) );
const SKIP = /^(node_modules|build(\.\w+)?|tests|demo|\..*|test-results)$/;
/** Every layer may use it. */
const COMMON = [ 'output', 'request' ];

const files = ( dir ) =>
	readdirSync( dir, { withFileTypes: true } ).flatMap( ( entry ) => {
		const path = `${ dir }/${ entry.name }`;
		if ( entry.isDirectory() ) {
			return SKIP.test( entry.name ) ? [] : files( path );
		}
		return entry.name.endsWith( '.php' ) ? [ path ] : [];
	} );

/** Returns our own names that a file uses, by `use` or in full, as folders: [ 'blocks', 'button', 'render' ]. */
const used = ( source ) =>
	[ ...source.matchAll( /\\?Pagewright\\([A-Z][\w\\]*)/g ) ].map( ( [ , name ] ) =>
		name.split( '\\' ).map( folderOf )
	);

/** Returns what a name breaks in a file of the namespace `own`; '' for nothing. */
function problemOf( own, [ layer, unit, ...rest ] ) {
	const name = [ layer, unit, ...rest ].join( '/' );
	const [ ownLayer, ownUnit ] = own;
	if ( layer !== ownLayer ) {
		if ( ! COMMON.includes( layer ) && ! map[ ownLayer ]?.php?.includes( layer ) ) {
			return `${ ownLayer }/ may not use ${ name }`;
		}
		return layer === 'blocks' && rest.length
			? `no layer may use the inside of a widget, ${ name }`
			: '';
	}
	const { shared = [], builds_on: buildsOn = {} } = map[ layer ].units ?? {};
	const isNeighbour =
		map[ layer ].units &&
		rest.length &&
		own.length > 1 &&
		unit !== ownUnit &&
		! shared.includes( unit );
	return isNeighbour && ! shared.includes( ownUnit ) && ! buildsOn[ ownUnit ]?.includes( unit )
		? `a unit of ${ layer }/ may not use its neighbour ${ name }`
		: '';
}

const problems = new Set();
for ( const path of files( root ) ) {
	const source = readFileSync( path, 'utf8' );
	const own = /^namespace Pagewright\\([\w\\]+);/m
		.exec( source )?.[ 1 ]
		.split( '\\' )
		.map( folderOf );
	for ( const name of own ? used( source ).filter( ( parts ) => parts.length > 1 ) : [] ) {
		const problem = problemOf( own, name );
		problem && problems.add( `${ relative( root, path ) }: ${ problem }` );
	}
}
if ( problems.size ) {
	console.error( [ ...problems ].join( '\n' ) );
	process.exit( 1 );
}
console.log( 'Layers: no problem.' );

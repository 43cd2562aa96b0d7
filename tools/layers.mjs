// npm run layers: PHP namespaces depend in the allowed directions only, a unit uses no neighbour (layers.json), and nothing outside of a feature names it. ESLint checks the imports of TypeScript.
import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { folderOf, root } from './paths.mjs';
import { namesOfFeatures } from './feature-names.mjs';

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

/**
 * Returns the layer of a namespace. A folder inside a feature follows the rules of the folder with the
 * same name at the top.
 */
function layerOf( [ layer, , kind ] ) {
	return layer === 'features' && map[ kind ]?.php ? kind : layer;
}

/** Returns what a name breaks in a file of the namespace `own`; '' for nothing. */
function problemOf( own, name ) {
	if ( name[ 0 ] === 'features' && ( own[ 0 ] === 'features' || name.length > 2 ) ) {
		return name.length > 2 && ( own[ 0 ] !== 'features' || name[ 1 ] !== own[ 1 ] )
			? `nothing outside of a feature may use its classes, ${ name.join( '/' ) }`
			: '';
	}
	return name[ 0 ] === own[ 0 ] ? neighbourProblem( own, name ) : layerProblem( own, name );
}

/** Returns what a name of another layer breaks. */
function layerProblem( own, [ layer, ...rest ] ) {
	const name = [ layer, ...rest ].join( '/' );
	const homes = [ layerOf( own ), ...( own[ 0 ] === 'features' ? [ 'features' ] : [] ) ];
	const allowed = homes.flatMap( ( home ) => [ home, ...( map[ home ]?.php ?? [] ) ] );
	if ( ! COMMON.includes( layer ) && ! allowed.includes( layer ) ) {
		return `${ homes[ 0 ] }/ may not use ${ name }`;
	}
	return layer === 'blocks' && rest.length > 1
		? `no layer may use the inside of a widget, ${ name }`
		: '';
}

/** Returns what a name of the same layer breaks. */
function neighbourProblem( [ , ownUnit ], [ layer, unit, ...rest ] ) {
	const { units } = map[ layer ] ?? {};
	const { shared = [], builds_on: buildsOn = {} } = units ?? {};
	const isNeighbour =
		units &&
		rest.length &&
		ownUnit !== undefined &&
		unit !== ownUnit &&
		! shared.includes( unit );
	return isNeighbour && ! shared.includes( ownUnit ) && ! buildsOn[ ownUnit ]?.includes( unit )
		? `a unit of ${ layer }/ may not use its neighbour ${ [ layer, unit, ...rest ].join( '/' ) }`
		: '';
}

const problems = new Set( namesOfFeatures() );
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

// PHP files, their syntax trees, and a tree walker.
import { readFileSync, readdirSync } from 'node:fs';
import Engine from 'php-parser';

/**
 * The oldest supported PHP, and one that supports all syntax of core; in the version format of
 * php-parser.
 */
export const OLDEST = 801;
export const NEWEST = 804;

const OUTSIDE = /^(node_modules|build\.\w+|\.wp|\.git|dist|test-results)$/;
const NOT_CODE = /^(loc|leadingComments|trailingComments|comments)$/;

/**
 * Returns PHP files below a folder in alphabetical order, without downloads and output of tests.
 */
export const phpFiles = ( dir ) =>
	readdirSync( dir, { withFileTypes: true } )
		.filter( ( { name } ) => ! OUTSIDE.test( name ) )
		.sort( ( a, b ) => ( a.name < b.name ? -1 : 1 ) )
		.flatMap( ( entry ) => {
			const path = `${ dir }/${ entry.name }`;
			if ( entry.isDirectory() ) {
				return phpFiles( path );
			}
			return entry.name.endsWith( '.php' ) ? [ path ] : [];
		} );

/** Valid since PHP 8.1, but unknown to php-parser: `new Widget( ...$entry, path: $path )`. */
const WRONGLY_REFUSED = /^Unexpected non-variadic argument after a variadic argument/;

/**
 * Returns the tree of a file; `errors` contains syntax that this version of PHP does not support.
 */
export const parse = ( path, version ) =>
	parseSource( readFileSync( path, 'utf8' ), version, path );

/** The same as parse() for PHP code without a file. */
export function parseSource( source, version, path = 'code.php' ) {
	const ast = new Engine( {
		parser: { version, suppressErrors: true, extractDoc: true },
		ast: { withPositions: true },
	} ).parseCode( source, path );
	const errors = ast.errors.filter( ( { message } ) => ! WRONGLY_REFUSED.test( message ) );
	return { ast, errors };
}

/** Calls `visit( node, ancestors )` for every node, outer ones first. */
export function walk( node, visit, up = [] ) {
	if ( ! node || typeof node !== 'object' ) {
		return;
	}
	if ( Array.isArray( node ) ) {
		node.forEach( ( inner ) => walk( inner, visit, up ) );
		return;
	}
	if ( node.kind ) {
		visit( node, up );
	}
	for ( const [ key, value ] of Object.entries( node ) ) {
		if ( ! NOT_CODE.test( key ) ) {
			walk( value, visit, node.kind ? [ ...up, node ] : up );
		}
	}
}

/** Returns the text of a name, which some nodes wrap in an identifier. */
export const text = ( name ) => String( name?.name ?? name ?? '' );

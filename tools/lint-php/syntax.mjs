// PHP files, their syntax trees, and a walk through a tree.
import { readFileSync, readdirSync } from 'node:fs';
import Engine from 'php-parser';

/** The oldest PHP that the plugin runs on, and one that knows all of core's and today's syntax; as php-parser counts versions. */
export const OLDEST = 801;
export const NEWEST = 804;

const OUTSIDE = /^(node_modules|build\.\w+|\.wp|\.git|dist|test-results)$/;
const NOT_CODE = /^(loc|leadingComments|trailingComments|comments)$/;

/** PHP files below a folder, in alphabetical order; what is downloaded or made by tests left out. */
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

/** Legal since PHP 8.1, and not known to php-parser: `new Widget( ...$entry, path: $path )`. */
const WRONGLY_REFUSED = /^Unexpected non-variadic argument after a variadic argument/;

/** The tree of a file; `errors` holds what this version of PHP does not understand. */
export const parse = ( path, version ) =>
	parseSource( readFileSync( path, 'utf8' ), version, path );

/** As parse(), of PHP that is in no file. */
export function parseSource( source, version, path = 'code.php' ) {
	const ast = new Engine( {
		parser: { version, suppressErrors: true, extractDoc: true },
		ast: { withPositions: true },
	} ).parseCode( source, path );
	const errors = ast.errors.filter( ( { message } ) => ! WRONGLY_REFUSED.test( message ) );
	return { ast, errors };
}

/** Calls `visit( node, ancestors )` on every node, outer ones first. */
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

/** The text of a name, which some nodes wrap in an identifier. */
export const text = ( name ) => String( name?.name ?? name ?? '' );

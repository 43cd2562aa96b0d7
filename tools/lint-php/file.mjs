// Checks every file: the guard against direct access, strict types, and the namespace of its
// folder.
import { basename, dirname } from 'node:path';
import { text } from './syntax.mjs';

const GUARD = /^defined\( 'ABSPATH' \) \|\| exit;$/m;
/** Run inside WordPress by other means than its loader. */
const UNGUARDED = /^(features\/[\w-]+\/)?(demo|tests\/(?!example-plugin))/;
const MAX_LINES = 300;
const MAX_TEMPLATE_LINES = 80;

export function checkFile( { ast, path, source, names, report } ) {
	const isBuilt = path.startsWith( 'build/' );
	const lineCount = source.split( '\n' ).length;
	if ( ! GUARD.test( source ) && ! UNGUARDED.test( path ) && ! path.endsWith( '.asset.php' ) ) {
		report( null, "no defined( 'ABSPATH' ) || exit;" );
	}
	if ( isBuilt ) {
		isArrayFile( ast ) || report( null, 'a built file does more than return an array' );
		return;
	}
	if ( ! isStrict( ast ) && ! UNGUARDED.test( path ) ) {
		report( null, 'no declare( strict_types = 1 );' );
	}
	const most = basename( path ) === 'template.php' ? MAX_TEMPLATE_LINES : MAX_LINES;
	// The length of generated files is not limited.
	if ( lineCount > most && ! path.endsWith( '.gen.php' ) ) {
		report( null, `${ lineCount } lines; at most ${ most }` );
	}
	checkPlace( { ast, path, names, report } );
}

const isStrict = ( ast ) =>
	ast.children.some(
		( node ) =>
			node.kind === 'declare' &&
			node.directives.some(
				( { key, value } ) => text( key ) === 'strict_types' && Number( value.value ) === 1
			)
	);

/** Only the guard and `return array( … );`. */
const isArrayFile = ( ast ) =>
	ast.children.every(
		( node ) =>
			( node.kind === 'return' && node.expr?.kind === 'array' ) ||
			( node.kind === 'expressionstatement' && node.expression.kind === 'bin' ) ||
			node.kind === 'inline'
	);

/**
 * The autoloader finds a class by its name: `Pagewright\Blocks\Button\Render` in
 * blocks/button/Render.php.
 */
function checkPlace( { ast, path, names, report } ) {
	const body = ast.children.flatMap( ( node ) =>
		node.kind === 'namespace' ? node.children : [ node ]
	);
	const found = body.filter( ( { kind } ) => /^(class|interface|trait|enum)$/.test( kind ) );
	if ( ! names.namespace.startsWith( 'Pagewright\\' ) || ! found.length ) {
		return;
	}
	found[ 0 ].isReadonly && report( found[ 0 ], 'readonly classes came with PHP 8.2' );
	const folder = names.namespace
		.split( '\\' )
		.slice( 1 )
		.map( ( part ) => part.replace( /(?<!^)(?:[A-Z]|(?<!\d)\d)/g, '-$&' ).toLowerCase() )
		.join( '/' );
	if (
		found.length > 1 ||
		folder !== dirname( path ) ||
		`${ text( found[ 0 ].name ) }.php` !== basename( path )
	) {
		report(
			found[ 0 ],
			`the autoloader looks for this in ${ folder }/${ text( found[ 0 ].name ) }.php, one to a file`
		);
	}
}

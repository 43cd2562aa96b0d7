// A webpack loader for the libraries of the public site. Passes HTML that they assign to innerHTML
// through the policy of frontend/trusted.ts, so that sites can enforce Trusted Types.
const { resolve } = require( 'node:path' );
const ts = require( 'typescript' );

const POLICY = resolve( __dirname, '../frontend/trusted.ts' );

module.exports = function trustLibraryHtml( source ) {
	if ( ! source.includes( 'innerHTML' ) ) {
		return source;
	}
	const file = ts.createSourceFile( 'library.js', source, ts.ScriptTarget.Latest );
	const values = [];
	const visit = ( node ) => {
		if (
			ts.isBinaryExpression( node ) &&
			node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
			ts.isPropertyAccessExpression( node.left ) &&
			node.left.name.text === 'innerHTML'
		) {
			values.push( node.right );
		}
		ts.forEachChild( node, visit );
	};
	visit( file );
	if ( ! values.length ) {
		return source;
	}
	const isModule = file.statements.some(
		( statement ) =>
			ts.isImportDeclaration( statement ) ||
			ts.isExportDeclaration( statement ) ||
			ts.isExportAssignment( statement ) ||
			statement.modifiers?.some( ( { kind } ) => kind === ts.SyntaxKind.ExportKeyword )
	);
	const from = JSON.stringify( POLICY );
	// From the end, so that earlier positions stay valid.
	const trusted = values.reduceRight(
		( code, value ) =>
			`${ code.slice( 0, value.pos ) } trustLibraryHtml(${ code.slice( value.pos, value.end ) })${ code.slice( value.end ) }`,
		source
	);
	return `${ isModule ? `import { trustLibraryHtml } from ${ from };` : `const { trustLibraryHtml } = require( ${ from } );` }\n${ trusted }`;
};

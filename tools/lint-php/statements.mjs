// Checks that a statement does one thing: a condition is an `if`, not `a && b();`.
const CONDITIONAL = [ '&&', '||', 'and', 'or', 'xor', '??' ];

export function checkStatements( { node, report } ) {
	const { kind, type, right } = ( node.kind === 'expressionstatement' && node.expression ) || {};
	// `defined( 'ABSPATH' ) || exit;` is how WordPress begins a file.
	const isConditional = kind === 'bin' && CONDITIONAL.includes( type ) && right.kind !== 'exit';
	if ( isConditional || kind === 'retif' ) {
		report( node, 'a condition is an if, not an operator', { isStrict: true } );
	}
}

// ESLint rule: a test calls php() with one short line of PHP. Longer code is in a PHP file beside
// the test, where editors and the PHP checks read it; see docs/testing.md.

/** Characters of the argument, with its quotes. */
const MOST = 120;

export const shortPhp = {
	meta: {
		type: 'suggestion',
		schema: [],
		messages: {
			long: 'PHP of more than one short line is a function in a PHP file beside the test; see phpFile() in tests/support/site.ts.',
		},
	},
	create: ( context ) => ( {
		"CallExpression[callee.name='php']"( node ) {
			const text = context.sourceCode.getText( node.arguments[ 0 ] );
			if ( text.length > MOST || text.includes( '\n' ) ) {
				context.report( { node, messageId: 'long' } );
			}
		},
	} ),
};

// What is printed is escaped.
import { text } from './syntax.mjs';

/** Functions whose result may be printed. */
const SAFE_FUNCTIONS =
	/^(esc_(html|attr|url|textarea|js|xml)(__|_x)?|wp_kses\w*|absint|intval|count|tag_escape|get_block_wrapper_attributes|number_format_i18n|wp_nonce_field|wp_create_nonce|__return_\w+)$/;

/** The plugin's own methods that return finished HTML, by the object or class they are called on. */
const SAFE_METHODS = {
	$context: [ 'title', 'render' ],
	Icons: [ 'html' ],
	Images: [ 'html' ],
	Json: [ 'attribute', 'script' ],
	Safe: [ 'attribute', 'html' ],
};

/** Functions that print their arguments. */
const PRINTERS = /^(printf|vprintf|print_r|var_export|wp_die|_e|_ex)$/;
/** Arguments of a printer that never reach the page. */
const printed = ( name, given ) => ( name === 'wp_die' ? given.slice( 0, 2 ) : given );

export function checkOutput( { node, report } ) {
	const unsafe = outputsOf( node ).filter( ( one ) => ! isSafe( one ) );
	unsafe.length && report( node, 'output is not escaped' );
}

function outputsOf( node ) {
	if ( node.kind === 'echo' ) {
		return node.expressions;
	}
	if ( node.kind === 'print' ) {
		return [ node.expression ];
	}
	if ( node.kind === 'exit' ) {
		return [ node.expression ];
	}
	if ( node.kind === 'call' && node.what.kind === 'name' && PRINTERS.test( node.what.name ) ) {
		const name = node.what.name;
		// A translation is somebody else's text; esc_html_e() and esc_attr_e() print it escaped.
		return /^_ex?$/.test( name ) ? [ node ] : printed( name, node.arguments );
	}
	return [];
}

function isSafe( node ) {
	switch ( node?.kind ) {
		case undefined:
		case 'string':
		case 'nowdoc':
		case 'number':
		case 'boolean':
		case 'nullkeyword':
		case 'inline':
			return true;
		case 'cast':
			return /^(int|integer|float|double|bool|boolean)$/.test( node.type );
		case 'namedargument':
			return isSafe( node.value );
		case 'bin':
			return node.type === '.' && isSafe( node.left ) && isSafe( node.right );
		case 'retif':
			return isSafe( node.trueExpr ?? node.test ) && isSafe( node.falseExpr );
		case 'call':
			return isSafeCall( node );
		case 'array':
			// wp_die()'s options.
			return true;
		default:
			return false;
	}
}

function isSafeCall( { what, arguments: given } ) {
	if ( what.kind === 'name' ) {
		const name = text( what ).replace( /^\\/, '' ).toLowerCase();
		return SAFE_FUNCTIONS.test( name ) || ( name === 'sprintf' && given.every( isSafe ) );
	}
	const owner =
		what.what?.kind === 'variable'
			? `$${ what.what.name }`
			: text( what.what ).split( '\\' ).pop();
	const method = text( what.offset );
	if ( owner === 'Shortcodes' && method === 'inert' ) {
		return given.every( isSafe );
	}
	return !! SAFE_METHODS[ owner ]?.includes( method );
}

// Checks that printed values are escaped. Follows variables of the template or function that
// prints.
import { text, walk } from './syntax.mjs';

export const SNIFF = 'WordPress.Security.EscapeOutput';

/** Functions with an escaped result. */
const SAFE_FUNCTIONS =
	/^(esc_(html|attr|url|textarea|js|xml)(__|_x)?|wp_kses\w*|absint|intval|count|tag_escape|get_block_wrapper_attributes|number_format_i18n|wp_nonce_field|wp_create_nonce|__return_\w+)$/;

/** The plugin's own methods that return escaped HTML, by the object or class they are called on. */
const SAFE_METHODS = {
	$context: [ 'title', 'render' ],
	Icons: [ 'html' ],
	Images: [ 'html' ],
	Json: [ 'attribute', 'script' ],
	Safe: [ 'attribute', 'html', 'url' ],
};

/** Functions that print their arguments. */
const PRINTERS = /^(printf|vprintf|print_r|var_export|wp_die|_e|_ex)$/;
/** Returns the arguments of a printer that reach the page. */
const printed = ( name, given ) => ( name === 'wp_die' ? given.slice( 0, 2 ) : given );

/** Functions that may write to a variable in their arguments. */
const WRITERS =
	/^(preg_match|preg_match_all|mb_parse_str|parse_str|settype|sscanf|getimagesize|array_\w*(sort|splice|push|unshift|walk)\w*)$/;

const SCOPES = /^(method|function|closure|arrowfunc)$/;

export function checkOutput( { node, up, ast, report } ) {
	const scope = { ast, up, seen: new Set() };
	const unsafe = outputsOf( node ).filter( ( one ) => ! isSafe( one, scope ) );
	unsafe.length && report( node, 'output is not escaped', { sniff: SNIFF } );
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
		// A translation is untrusted text; esc_html_e() and esc_attr_e() escape it.
		return /^_ex?$/.test( name ) ? [ node ] : printed( name, node.arguments );
	}
	return [];
}

function isSafe( node, scope ) {
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
			return (
				/^(int|integer|float|double|bool|boolean)$/.test( node.type ) ||
				( node.type === 'string' && isSafe( node.expr, scope ) )
			);
		case 'namedargument':
			return isSafe( node.value, scope );
		case 'encapsed':
			return node.value.every( ( part ) => isSafe( part.expression ?? part, scope ) );
		case 'bin':
			return node.type === '.' && isSafe( node.left, scope ) && isSafe( node.right, scope );
		case 'retif':
			return isSafe( node.trueExpr ?? node.test, scope ) && isSafe( node.falseExpr, scope );
		case 'match':
			return node.arms.every( ( { body } ) => isSafe( body, scope ) );
		case 'variable':
			return isSafeVariable( node.name, scope );
		case 'staticlookup':
			// A constant of the class itself; static properties count as variables.
			return node.what.kind === 'selfreference' && node.offset.kind === 'identifier';
		case 'call':
			return isSafeCall( node, scope );
		case 'array':
			// Options of wp_die().
			return true;
		default:
			return false;
	}
}

function isSafeCall( { what, arguments: given }, scope ) {
	if ( what.kind === 'name' ) {
		const name = text( what ).replace( /^\\/, '' ).toLowerCase();
		return (
			SAFE_FUNCTIONS.test( name ) ||
			( name === 'sprintf' && given.every( ( one ) => isSafe( one, scope ) ) )
		);
	}
	if ( what.kind === 'variable' ) {
		return isSafeVariable( what.name, scope, true );
	}
	const owner =
		what.what?.kind === 'variable'
			? `$${ what.what.name }`
			: text( what.what ).split( '\\' ).pop();
	const method = text( what.offset );
	if ( owner === 'Shortcodes' && method === 'inert' ) {
		return given.every( ( one ) => isSafe( one, scope ) );
	}
	return !! SAFE_METHODS[ owner ]?.includes( method );
}

/**
 * Returns whether all values of a variable in its scope are safe, or with `isCalled` all results of
 * it as a function.
 */
function isSafeVariable( name, scope, isCalled = false ) {
	const at = scope.up.findLastIndex( ( { kind } ) => SCOPES.test( kind ) );
	const around = scope.up[ at ] ?? scope.ast;
	if ( around.kind === 'arrowfunc' && ! hasParameter( around, name ) ) {
		// It can read the variables around it.
		return isSafeVariable( name, { ...scope, up: scope.up.slice( 0, at ) }, isCalled );
	}
	const key = `${ around.loc.start.offset } ${ name } ${ isCalled }`;
	if ( scope.seen.has( key ) ) {
		// The value that a loop appends to is checked at its start.
		return true;
	}
	scope.seen.add( key );
	const { values, isTouched } = writesTo( name, around );
	return (
		! isTouched &&
		values.length > 0 &&
		values.every( ( { node, up } ) =>
			isCalled
				? node.kind === 'arrowfunc' &&
					isSafe( node.body, { ...scope, up: [ ...up, node ] } )
				: isSafe( node, { ...scope, up } )
		)
	);
}

const hasParameter = ( { arguments: own = [] }, name ) =>
	own.some( ( one ) => one.kind === 'parameter' && text( one.name ) === name );

/**
 * Returns the assignments to a variable in a scope, and whether it may get other values: as a
 * parameter, from a loop, a list or a reference.
 */
function writesTo( name, around ) {
	const values = [];
	let isTouched =
		hasParameter( around, name ) || ( around.uses ?? [] ).some( ( one ) => one.name === name );
	const is = ( node ) => node?.kind === 'variable' && node.name === name;
	const holds = ( node ) => {
		let found = false;
		walk( node, ( inner ) => ( found ||= is( inner ) ) );
		return found;
	};
	const outer = around.kind === 'program' ? [] : [ around ];
	walk( around.kind === 'program' ? around.children : around.body, ( node, up ) => {
		const inner = up.find( ( { kind } ) => SCOPES.test( kind ) || kind === 'class' );
		if ( inner && inner.kind !== 'arrowfunc' ) {
			return;
		}
		if ( node.kind === 'assign' && is( node.left ) && /^\.?=$/.test( node.operator ) ) {
			values.push( { node: node.right, up: [ ...outer, ...up ] } );
		} else if (
			( /^(assign|assignref)$/.test( node.kind ) && holds( node.left ) ) ||
			( node.kind === 'assignref' && holds( node.right ) ) ||
			( node.kind === 'foreach' && ( holds( node.key ) || holds( node.value ) ) ) ||
			( /^(global|static|catch|unset)$/.test( node.kind ) &&
				holds( node.items ?? node.variables ?? node.variable ) ) ||
			( node.kind === 'closure' &&
				node.uses.some( ( one ) => one.byref && one.name === name ) ) ||
			( node.kind === 'call' &&
				node.what.kind === 'name' &&
				( node.what.name === 'extract' ||
					( WRITERS.test( node.what.name ) && node.arguments.some( holds ) ) ) )
		) {
			isTouched = true;
		}
	} );
	return { values, isTouched };
}

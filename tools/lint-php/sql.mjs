// Checks that SQL consists of literals, numbers, names of tables and prepare(). For other SQL, name
// the sniff with a reason: `// phpcs:ignore WordPress.DB.PreparedSQL -- reason`.
import { text, walk } from './syntax.mjs';

/** Methods that run SQL, by the object or class they are called on. */
const RUNNERS = {
	wpdb: /^(query|get_results|get_row|get_col|get_var)$/,
	Database: /^(run|rows|upsert)$/,
};
/** Positions of the SQL arguments, if there are others than the first. */
const POSITIONS = { upsert: [ 0, 1, 3 ] };
/** Methods of other classes that return the name of a table or column. */
const NAMES = { Tables: /^name$/, Table: /^name$/, OldTables: /^(data|summary)$/ };
/** Functions that return a number, or text with all quotes escaped. */
const SAFE_FUNCTIONS = /^(absint|intval|floatval|count|max|min|esc_sql)$/;
/** Functions that convert every element of a list to a number. */
const TO_NUMBERS = /^(absint|intval|abs)$/;
export const SNIFF = 'WordPress.DB.PreparedSQL';
const REASON = /phpcs:ignore [^-]*WordPress\.DB\.PreparedSQL/;

export function checkSql( { node, up, ast, path, lines, report, need } ) {
	if (
		/^(features\/[\w-]+\/)?tests\//.test( path ) ||
		node.kind !== 'call' ||
		! isRunner( node.what ) ||
		! node.arguments.length
	) {
		return;
	}
	const scope = { ast, up, seen: new Set() };
	const positions = POSITIONS[ text( node.what.offset ) ] ?? [ 0 ];
	// Broader marks, which are for other sniffs, do not cover this.
	if ( positions.every( ( at ) => isSafe( node.arguments[ at ], scope ) ) ) {
		return;
	}
	const line = node.loc.start.line;
	const mark = [ line, line - 1 ].find( ( at ) => REASON.test( lines[ at - 1 ] ?? '' ) );
	mark
		? need?.( SNIFF, mark )
		: report( node, 'SQL is made of something that nobody prepared', { isStrict: true } );
}

/** Returns `wpdb`, `self`, `this`, or the short name of a class. */
function ownerOf( { what } ) {
	switch ( what?.kind ) {
		case 'variable':
			return what.name;
		case 'selfreference':
		case 'staticreference':
			return 'self';
		default:
			return text( what ).split( '\\' ).pop();
	}
}

const isRunner = ( what ) =>
	/lookup$/.test( what.kind ) && !! RUNNERS[ ownerOf( what ) ]?.test( text( what.offset ) );

function isSafe( node, scope ) {
	switch ( node?.kind ) {
		case 'string':
		case 'nowdoc':
		case 'number':
			return true;
		case 'cast':
			return (
				/^(int|integer|float|double)$/.test( node.type ) ||
				( node.type === 'string' && isSafe( node.expr, scope ) )
			);
		case 'encapsed':
			return node.value.every( ( part ) => isSafe( part.expression ?? part, scope ) );
		case 'encapsedpart':
			return isSafe( node.expression, scope );
		case 'bin':
			return isSafe( node.left, scope ) && isSafe( node.right, scope );
		case 'retif':
			return isSafe( node.trueExpr ?? node.test, scope ) && isSafe( node.falseExpr, scope );
		case 'match':
			return node.arms.every( ( { body } ) => isSafe( body, scope ) );
		case 'array':
			return node.items.every( ( item ) => isSafe( item?.value, scope ) );
		case 'propertylookup':
			return node.what.name === 'wpdb';
		case 'staticlookup':
			// A constant; static properties count as variables.
			return node.offset.kind === 'identifier';
		case 'offsetlookup':
			return isSafe( node.what, scope );
		case 'variable':
			return isSafeVariable( node.name, scope );
		case 'assign':
			return isSafe( node.right, scope );
		case 'call':
			return isSafeCall( node, scope );
		default:
			return false;
	}
}

function isSafeCall( { what, arguments: given }, scope ) {
	if ( what.kind === 'name' ) {
		const name = text( what ).replace( /^\\/, '' );
		switch ( name ) {
			case 'implode':
				return given.every( ( one ) => isSafe( one, scope ) );
			case 'array_fill':
				return isSafe( given[ 2 ], scope );
			case 'array_map':
				return TO_NUMBERS.test( given[ 0 ]?.value ) || isSafeClosure( given[ 0 ], scope );
			case 'array_filter':
			case 'array_keys':
			case 'array_values':
			case 'array_unique':
			case 'rtrim':
			case 'str_repeat':
				return isSafe( given[ 0 ], scope );
			default:
				return SAFE_FUNCTIONS.test( name );
		}
	}
	if ( ! /lookup$/.test( what.kind ) ) {
		return false;
	}
	const [ owner, method ] = [ ownerOf( what ), text( what.offset ) ];
	if ( owner === 'wpdb' ) {
		return method === 'prepare' && isSafe( given[ 0 ], scope );
	}
	const isOwn = /^(self|this)$/.test( owner );
	const around = scope.up.find( ( { kind } ) => kind === 'class' );
	if ( NAMES[ isOwn ? text( around?.name ) : owner ]?.test( method ) ) {
		return true;
	}
	return isOwn && returnsSafe( method, scope );
}

const isSafeClosure = ( node, scope ) =>
	node?.kind === 'arrowfunc' && isSafe( node.body, { ...scope, up: [ ...scope.up, node ] } );

/** Returns whether all results of a method in the same file are safe. */
function returnsSafe( name, scope ) {
	const method = methodsOf( scope.ast ).find( ( one ) => text( one.name ) === name );
	return (
		!! method &&
		once( `return ${ name }`, scope, () => {
			const values = [];
			walk( method.body, ( node ) => node.kind === 'return' && values.push( node.expr ) );
			return values.every( ( value ) =>
				isSafe( value, {
					...scope,
					up: [ ...scope.up.filter( ( { kind } ) => kind === 'class' ), method ],
				} )
			);
		} )
	);
}

/** Returns whether every value of a variable in the method is safe. */
function isSafeVariable( name, scope ) {
	const method = scope.up.findLast( ( { kind } ) => /^(method|function)$/.test( kind ) );
	if ( ! method ) {
		return false;
	}
	return once( `${ text( method.name ) } $${ name }`, scope, () => {
		const values = [];
		walk( method.body, ( node ) => {
			if ( node.kind === 'assign' && isOf( node.left, name ) ) {
				values.push( node.right );
			} else if ( node.kind === 'foreach' && isOf( node.value, name ) ) {
				values.push( node.source );
			}
		} );
		const parameter = scope.up
			.flatMap( ( one ) => one.arguments ?? [] )
			.find( ( one ) => one.kind === 'parameter' && text( one.name ) === name );
		if ( ! values.length && ! parameter ) {
			return false;
		}
		return (
			values.every( ( value ) => isSafe( value, scope ) ) &&
			( ! parameter || isSafeParameter( parameter, method, scope ) )
		);
	} );
}

/** Returns whether a node is `$name` or an element of it. */
const isOf = ( node, name ) =>
	node?.kind === 'offsetlookup'
		? isOf( node.what, name )
		: node?.kind === 'variable' && node.name === name;

/**
 * Returns whether a parameter is a number, or a text that every caller in the file passes safely,
 * if the method is private.
 */
function isSafeParameter( parameter, method, scope ) {
	if ( /^(int|float)$/.test( text( parameter.type ) ) ) {
		return true;
	}
	const at = method.arguments.indexOf( parameter );
	if ( method.visibility !== 'private' || at < 0 ) {
		return false;
	}
	const given = [];
	walk( scope.ast, ( node, up ) => {
		if (
			node.kind === 'call' &&
			/lookup$/.test( node.what.kind ) &&
			/^(self|this)$/.test( ownerOf( node.what ) ) &&
			text( node.what.offset ) === text( method.name )
		) {
			given.push( { value: node.arguments[ at ] ?? parameter.value, up } );
		}
	} );
	return (
		given.length > 0 && given.every( ( { value, up } ) => isSafe( value, { ...scope, up } ) )
	);
}

/** Recursion returns true: the start value is checked elsewhere. */
function once( key, scope, judge ) {
	if ( scope.seen.has( key ) ) {
		return true;
	}
	scope.seen.add( key );
	return judge();
}

function methodsOf( ast ) {
	const found = [];
	walk( ast, ( node ) => node.kind === 'method' && found.push( node ) );
	return found;
}

// Checks that other code can remove our callbacks from hooks: they are named functions and methods, not closures.
import { text, walk } from './syntax.mjs';

const REGISTER =
	/^\\?(?:add_action|add_filter|add_shortcode|register_(?:activation|deactivation|uninstall)_hook)$/;
const REMOVE = /^\\?remove_(?:action|filter|shortcode)$/;
const FUNCTIONS = [ 'method', 'function' ];

/** Nothing removes callbacks of test plugins and of the demo. */
const OTHERS = /^(?:tests|demo|tools)\//;

export function checkCallbacks( { node, up, path, report } ) {
	const isCall = node.kind === 'call' && REGISTER.test( text( node.what ) );
	if ( ! isCall || OTHERS.test( path ) ) {
		return;
	}
	const callback = node.arguments[ 1 ];
	const scope = up.findLast( ( { kind } ) => FUNCTIONS.includes( kind ) ) ?? up[ 0 ];
	const isNamed =
		callback?.kind === 'variable'
			? isMethodParameter( scope, callback ) ||
				! isClosureIn( scope, callback ) ||
				isRemovedIn( scope, callback )
			: ! isClosure( callback );
	if ( ! isNamed ) {
		report( node, 'other plugins cannot remove a closure from a hook: name its method', {
			isStrict: true,
		} );
	}
}

/** Closures, arrow functions and `$this->method( ... )`. */
const isClosure = ( node ) =>
	[ 'closure', 'arrowfunc' ].includes( node?.kind ) ||
	( node?.kind === 'call' && node.arguments[ 0 ]?.kind === 'variadicplaceholder' );

/** Returns whether a variable is a parameter that only accepts the name of a method: an array. */
const isMethodParameter = ( scope, variable ) =>
	( scope.arguments ?? [] ).some(
		( { name, type } ) => text( name ) === variable.name && type?.name === 'array'
	);

/** Returns whether a function assigns a closure to a variable, or gets the variable from outside. */
function isClosureIn( scope, variable ) {
	const values = [];
	walk( scope, ( node ) => {
		if ( node.kind === 'assign' && isSame( node.left, variable ) ) {
			values.push( node.right );
		}
	} );
	return values.length === 0 || values.some( isClosure );
}

/** Returns whether a function also removes the callback, such as a filter around one call. */
function isRemovedIn( scope, variable ) {
	let isRemoved = false;
	walk( scope, ( node ) => {
		isRemoved ||=
			node.kind === 'call' &&
			REMOVE.test( text( node.what ) ) &&
			isSame( node.arguments[ 1 ], variable );
	} );
	return isRemoved;
}

const isSame = ( one, other ) => one?.kind === 'variable' && one.name === other.name;

// Checks that used functions, methods and classes exist and get a valid number of arguments.
import { text } from './syntax.mjs';

/**
 * Functions of PHP 8.2 or later that WordPress does not polyfill: the checking machine may have
 * them, but sites may not.
 */
const TOO_NEW =
	/^(json_validate|str_increment|str_decrement|array_find_key|mb_trim|mb_ltrim|mb_rtrim|mb_str_pad|mb_ucfirst|mb_lcfirst|ini_parse_quantity|memory_reset_peak_usage|array_first|array_last|request_parse_body|bcdivmod|curl_upkeep)$/;

export function checkCalls( { node, up, names, known, report } ) {
	if ( node.kind === 'call' ) {
		node.what.kind === 'name'
			? checkFunction( { node, names, known, report } )
			: checkMethod( { node, up, names, known, report } );
	}
	if ( node.kind === 'new' && node.what.kind === 'name' ) {
		const found = known.classes[ names.classOf( node.what ) ];
		const make = found?.methods.__construct;
		make &&
			checkArguments(
				`${ text( node.what ) }::__construct`,
				make,
				node.arguments,
				report,
				node
			);
	}
	for ( const name of classesIn( node ) ) {
		const full = names.classOf( name );
		if ( full && ! ( full in known.classes ) ) {
			report( node, `unknown class ${ full }` );
		}
	}
}

function checkFunction( { node, names, known, report } ) {
	const found = names.functionsOf( node.what ).find( ( name ) => name in known.functions );
	if ( ! found ) {
		report( node, `unknown function ${ text( node.what ) }()` );
	} else if ( TOO_NEW.test( found ) ) {
		report( node, `${ found }() is not in the oldest PHP` );
	} else {
		checkArguments( found, known.functions[ found ], node.arguments, report, node );
	}
}

/**
 * Checks methods of the plugin's own classes, if the class is explicit: `Name::x()`, `self::x()`,
 * `$this->x()`.
 */
function checkMethod( { node, up, names, known, report } ) {
	const { what, offset } = node.what;
	// `( $this->fields )()` calls the value of a property.
	if ( offset?.kind !== 'identifier' || node.what.parenthesizedExpression ) {
		return;
	}
	const around = up.findLast( ( one ) => /^(class|trait|enum)$/.test( one.kind ) );
	const isOwn =
		/^(self|static)reference$/.test( what.kind ) ||
		( what.kind === 'variable' && what.name === 'this' ) ||
		( what.kind === 'name' && /^(self|static)$/.test( what.name ) );
	let owner = null;
	if ( isOwn && around?.name ) {
		owner = names.classOf( { name: text( around.name ) } );
	} else if ( node.what.kind === 'staticlookup' && what.kind === 'name' ) {
		owner = names.classOf( what );
	}
	const method = owner && methodOf( owner, offset.name.toLowerCase(), known );
	if ( method === null && owner ) {
		report( node, `${ owner } has no method ${ offset.name }()` );
	} else if ( method ) {
		checkArguments( `${ owner }::${ offset.name }`, method, node.arguments, report, node );
	}
}

/**
 * Returns the method's signature; null when it does not exist, undefined when unknown (PHP's own
 * classes, traits, magic methods).
 */
function methodOf( owner, method, known ) {
	const found = known.classes[ owner ];
	if (
		! found ||
		found.usesTraits ||
		found.kind === 'enum' ||
		found.methods.__call ||
		found.methods.__callstatic
	) {
		return found?.methods[ method ];
	}
	if ( found.methods[ method ] ) {
		return found.methods[ method ];
	}
	const inherited = found.parents.map( ( parent ) => methodOf( parent, method, known ) );
	return inherited.find( Boolean ) ?? ( inherited.includes( undefined ) ? undefined : null );
}

function checkArguments( name, { least, most, names }, given, report, node ) {
	if ( given.some( ( one ) => /^variadic/.test( one.kind ) ) ) {
		return;
	}
	const byName = given.filter( ( one ) => one.kind === 'namedargument' );
	const wrong = byName.find( ( one ) => ! names.includes( one.name ) );
	if ( wrong && most !== null ) {
		report( node, `${ name }() has no parameter $${ wrong.name }` );
	} else if ( given.length < least || given.length > ( most ?? Infinity ) ) {
		report( node, `${ name }() takes ${ least } to ${ most ?? 'any number of' } arguments` );
	}
}

/** Returns the names of classes in a node itself. */
function classesIn( node ) {
	const named = [ node.extends, node.implements, node.type, node.what, node.right ];
	switch ( node.kind ) {
		case 'class':
		case 'interface':
		case 'enum':
			return only( [ named[ 0 ], named[ 1 ] ] );
		case 'parameter':
		case 'method':
		case 'closure':
		case 'arrowfunc':
		case 'function':
		case 'uniontype':
		case 'intersectiontype':
		case 'propertystatement':
			return only( [ named[ 2 ], node.types ] );
		case 'new':
		case 'staticlookup':
		case 'catch':
			return only( [ named[ 3 ] ] );
		case 'bin':
			return node.type === 'instanceof' ? only( [ named[ 4 ] ] ) : [];
		default:
			return [];
	}
}

const only = ( nodes ) => nodes.flat().filter( ( node ) => node?.kind === 'name' );

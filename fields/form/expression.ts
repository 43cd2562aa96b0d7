import type { Json } from '../../schema/field-types';

type Value = Json | undefined;
type Reader = ( val: Value ) => Value;

const TOKEN = /\s*(===|!==|==|!=|<=|>=|&&|\|\||[<>!()]|\d+\.?\d*|\.\d+|'[^']*'|"[^"]*"|[A-Za-z_]\w*|-(?=[\d.]))/y;

const COMPARE: Record< string, ( a: Value, b: Value ) => boolean > = {
	// Saved numbers are often text, so the loose forms compare as the browser does.
	// eslint-disable-next-line eqeqeq
	'==': ( a, b ) => a == b,
	// eslint-disable-next-line eqeqeq
	'!=': ( a, b ) => a != b,
	'===': ( a, b ) => a === b,
	'!==': ( a, b ) => a !== b,
	'<': ( a, b ) => order( a, b, ( x, y ) => x < y ),
	'>': ( a, b ) => order( a, b, ( x, y ) => x > y ),
	'<=': ( a, b ) => order( a, b, ( x, y ) => x <= y ),
	'>=': ( a, b ) => order( a, b, ( x, y ) => x >= y ),
};

const WORDS: Record< string, Reader > = { val: ( val ) => val, true: () => true, false: () => false, null: () => null };

function order( a: Value, b: Value, test: ( x: number | string, y: number | string ) => boolean ): boolean {
	return typeof a === 'string' && typeof b === 'string' ? test( a, b ) : test( Number( a ), Number( b ) );
}

function tokenize( text: string ): string[] {
	const tokens: string[] = [];
	TOKEN.lastIndex = 0;
	while ( text.slice( TOKEN.lastIndex ).trim() !== '' ) {
		const found = TOKEN.exec( text );
		if ( found === null ) {
			throw new SyntaxError( text );
		}
		tokens.push( found[ 1 ] as string );
	}
	return tokens;
}

/** Grammar: or = and { || and }, and = compare { && compare }, compare = unary [ op unary ], unary = ! unary | ( or ) | isNaN( or ) | literal. */
function createParser( tokens: string[] ) {
	let at = 0;
	const expect = ( token: string ) => {
		if ( tokens[ at++ ] !== token ) {
			throw new SyntaxError( token );
		}
	};
	const group = (): Reader => {
		expect( '(' );
		const inner = or();
		expect( ')' );
		return inner;
	};
	const unary = (): Reader => {
		if ( tokens[ at ] === '(' ) {
			return group();
		}
		const token = tokens[ at++ ] ?? '';
		if ( token === '!' ) {
			const inner = unary();
			return ( val ) => ! inner( val );
		}
		if ( token === 'isNaN' ) {
			const inner = group();
			return ( val ) => Number.isNaN( Number( inner( val ) ) );
		}
		return token === '-' ? literal( `-${ tokens[ at++ ] }` ) : literal( token );
	};
	const compare = (): Reader => {
		let left = unary();
		for ( let test = COMPARE[ tokens[ at ] ?? '' ]; test; test = COMPARE[ tokens[ at ] ?? '' ] ) {
			at++;
			const [ a, b, run ] = [ left, unary(), test ];
			left = ( val ) => run( a( val ), b( val ) );
		}
		return left;
	};
	const chain = ( token: string, next: () => Reader, join: ( a: Value, b: () => Value ) => Value ) => (): Reader => {
		let left = next();
		while ( tokens[ at ] === token ) {
			at++;
			const [ a, b ] = [ left, next() ];
			left = ( val ) => join( a( val ), () => b( val ) );
		}
		return left;
	};
	const and = chain( '&&', compare, ( a, b ) => a && b() );
	const or: () => Reader = chain( '||', and, ( a, b ) => a || b() );
	return { or, isAtEnd: () => at === tokens.length };
}

function literal( token: string ): Reader {
	if ( /^['"]/.test( token ) ) {
		const text = token.slice( 1, -1 );
		return () => text;
	}
	if ( /^-?[\d.]/.test( token ) ) {
		const number = Number( token );
		return () => number;
	}
	const word = Object.hasOwn( WORDS, token ) ? WORDS[ token ] : undefined;
	if ( word === undefined ) {
		throw new SyntaxError( token );
	}
	return word;
}

const compiled = new Map< string, Reader | null >();

function compile( text: string ): Reader | null {
	try {
		const parser = createParser( tokenize( text ) );
		const reader = parser.or();
		return parser.isAtEnd() ? reader : null;
	} catch {
		return null;
	}
}

/**
 * Judges a condition of widget.json such as `val && val != 'off'`. Read by hand because a site's content policy may forbid `eval`.
 *
 * @returns False for what is no such condition; the console says so once.
 */
export function judge( text: string, val: Value ): boolean {
	if ( ! compiled.has( text ) ) {
		compiled.set( text, compile( text ) );
		if ( compiled.get( text ) === null ) {
			// eslint-disable-next-line no-console -- for the author of the widget.
			console.warn( `Pagewright: the condition "${ text }" cannot be read.` );
		}
	}
	return Boolean( compiled.get( text )?.( val ) );
}

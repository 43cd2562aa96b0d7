import type { Json } from '../../schema/field-types';

type Value = Json | undefined;
type Reader = ( val: Value ) => Value;

const TOKEN =
	/\s*(===|!==|==|!=|<=|>=|&&|\|\||[<>!()]|\d+\.?\d*|\.\d+|'[^']*'|"[^"]*"|[A-Za-z_]\w*|-(?=[\d.]))/y;

const COMPARE: Record< string, ( a: Value, b: Value ) => boolean > = {
	// Saved numbers are often text, so the loose operators compare as in JavaScript.
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

const WORDS: Record< string, Reader > = {
	val: ( val ) => val,
	true: () => true,
	false: () => false,
	null: () => null,
};

function order(
	a: Value,
	b: Value,
	test: ( x: number | string, y: number | string ) => boolean
): boolean {
	return typeof a === 'string' && typeof b === 'string'
		? test( a, b )
		: test( Number( a ), Number( b ) );
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

/** Grammar: or = and { || and }, and = compare { && compare }, compare = unary { op unary }, unary = ! unary | ( or ) | isNaN( or ) | literal. */
class Parser {
	private at = 0;

	constructor( private readonly tokens: string[] ) {}

	/** Parses the whole text; throws if anything is left. */
	parse(): Reader {
		const reader = this.or();
		if ( this.at !== this.tokens.length ) {
			throw new SyntaxError( this.tokens[ this.at ] );
		}
		return reader;
	}

	private take( token: string ): boolean {
		const isNext = this.tokens[ this.at ] === token;
		this.at += isNext ? 1 : 0;
		return isNext;
	}

	private or(): Reader {
		let left = this.and();
		while ( this.take( '||' ) ) {
			const [ a, b ] = [ left, this.and() ];
			left = ( val ) => a( val ) || b( val );
		}
		return left;
	}

	private and(): Reader {
		let left = this.compare();
		while ( this.take( '&&' ) ) {
			const [ a, b ] = [ left, this.compare() ];
			left = ( val ) => a( val ) && b( val );
		}
		return left;
	}

	private compare(): Reader {
		let left = this.unary();
		for ( let test = this.comparison(); test !== undefined; test = this.comparison() ) {
			const [ a, b, run ] = [ left, this.unary(), test ];
			left = ( val ) => run( a( val ), b( val ) );
		}
		return left;
	}

	private comparison() {
		const test = COMPARE[ this.tokens[ this.at ] ?? '' ];
		this.at += test === undefined ? 0 : 1;
		return test;
	}

	private unary(): Reader {
		if ( this.take( '!' ) ) {
			const inner = this.unary();
			return ( val ) => ! inner( val );
		}
		if ( this.take( 'isNaN' ) ) {
			const inner = this.group();
			return ( val ) => Number.isNaN( Number( inner( val ) ) );
		}
		if ( this.tokens[ this.at ] === '(' ) {
			return this.group();
		}
		const sign = this.take( '-' ) ? '-' : '';
		return literal( sign + ( this.tokens[ this.at++ ] ?? '' ) );
	}

	private group(): Reader {
		if ( ! this.take( '(' ) ) {
			throw new SyntaxError( '(' );
		}
		const inner = this.or();
		if ( ! this.take( ')' ) ) {
			throw new SyntaxError( ')' );
		}
		return inner;
	}
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
		return new Parser( tokenize( text ) ).parse();
	} catch {
		return null;
	}
}

/**
 * Evaluates a condition of widget.json such as `val && val != 'off'`. Has its own parser, because a
 * site's content security policy can forbid `eval`.
 *
 * @returns False for an invalid condition; the console shows a warning once.
 */
export function judge( text: string, val: Value ): boolean {
	if ( ! compiled.has( text ) ) {
		compiled.set( text, compile( text ) );
		if ( compiled.get( text ) === null ) {
			// eslint-disable-next-line no-console -- for the developer of the widget.
			console.warn( `Pagewright: the condition "${ text }" cannot be read.` );
		}
	}
	return Boolean( compiled.get( text )?.( val ) );
}

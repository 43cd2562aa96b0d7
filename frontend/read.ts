/**
 * Parsers of data in the page. A page is as hostile as a request: any author of a post may write
 * the attributes and IDs that engines look for. A parser returns a value of its type for any input.
 */
export type Read< T > = ( value: unknown ) => T;
/** The values of a schema. */
export type Values< S > = { [ K in keyof S ]: S[ K ] extends Read< infer T > ? T : never };

type Fields = Record< string, Read< unknown > >;

export const flag =
	( fallback = false ): Read< boolean > =>
	( value ) =>
		typeof value === 'boolean' ? value : fallback;

/**
 * Returns a number between two limits, also from text, as on old pages; the fallback for numbers
 * outside.
 */
export const number =
	( fallback: number, min: number, max: number ): Read< number > =>
	( value ) => {
		const given = typeof value === 'object' ? NaN : parseFloat( value as string );
		return given >= min && given <= max ? given : fallback;
	};

/** Returns one of these words; the first one for other input. */
export const oneOf =
	< T extends string >( ...words: [ T, ...T[] ] ): Read< T > =>
	( value ) =>
		words.includes( value as T ) ? ( value as T ) : words[ 0 ];

/** Returns a text, cut at its maximum length. It stays text: nothing may parse it as HTML. */
export const text =
	( fallback = '', max = 1000 ): Read< string > =>
	( value ) =>
		typeof value === 'string' ? value.slice( 0, max ) : fallback;

/** Returns the valid values of a list; drops values that the parser returns undefined for. */
export const list =
	< T >( read: Read< T | undefined >, max = 100 ): Read< T[] > =>
	( value ) =>
		( Array.isArray( value ) ? value.slice( 0, max ).map( read ) : [] ).filter(
			( one ): one is T => one !== undefined
		);

/** Returns an object with these fields only, each with the fallback of its parser. */
export const shape =
	< S extends Fields >( fields: S ): Read< Values< S > > =>
	( value ) => {
		const given = Object( value );
		return Object.fromEntries(
			Object.entries( fields ).map( ( [ key, read ] ) => [ key, read( given[ key ] ) ] )
		) as Values< S >;
	};

/** Returns values of the same types as these defaults: a small schema for values without limits. */
export const like =
	< D extends Record< string, string | boolean | number > >( defaults: D ): Read< D > =>
	( value: any ) => {
		const read: any = { ...defaults };
		for ( const key in defaults ) {
			if ( typeof value[ key ] === typeof read[ key ] ) {
				read[ key ] = value[ key ];
			}
		}
		return read;
	};

/** Returns what a parser reads from an object; undefined for other input. */
export const optional =
	< T >( read: Read< T > ): Read< T | undefined > =>
	( value ) =>
		value && typeof value === 'object' && ! Array.isArray( value ) ? read( value ) : undefined;

/** Returns short texts by name. */
export const words: Read< Record< string, string > > = ( value ) =>
	Object.fromEntries(
		Object.entries( Object( value ) ).map( ( [ name, word ] ) => [
			name,
			text( '', 500 )( word ),
		] )
	);

/** Parses JSON; undefined for invalid text. */
export function parse( json: string | null | undefined ): unknown {
	try {
		return JSON.parse( json! );
	} catch {
		return undefined;
	}
}

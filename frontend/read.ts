/**
 * Readers of what stands in a page. A page is as hostile as a request: whoever may write a post may write the attributes
 * and ids that engines look for. A reader answers a value of its own type, whatever it was given.
 */
export type Read< T > = ( value: unknown ) => T;
/** The values that a schema answers. */
export type Values< S > = { [ K in keyof S ]: S[ K ] extends Read< infer T > ? T : never };

type Fields = Record< string, Read< unknown > >;

export const flag =
	( fallback = false ): Read< boolean > =>
	( value ) =>
		typeof value === 'boolean' ? value : fallback;

/** A number between two bounds, also as text, as old pages have it; one outside of them is nobody's wish. */
export const number =
	( fallback: number, min: number, max: number ): Read< number > =>
	( value ) => {
		const given = typeof value === 'object' ? NaN : parseFloat( value as string );
		return given >= min && given <= max ? given : fallback;
	};

/** One of these words; the first for anything else. */
export const oneOf =
	< T extends string >( ...words: [ T, ...T[] ] ): Read< T > =>
	( value ) =>
		words.includes( value as T ) ? ( value as T ) : words[ 0 ];

/** A text, cut off at its greatest length. It is text: nothing may make HTML of it. */
export const text =
	( fallback = '', max = 1000 ): Read< string > =>
	( value ) =>
		typeof value === 'string' ? value.slice( 0, max ) : fallback;

/** The values that a reader can read; what it answers undefined for is left out. */
export const list =
	< T >( read: Read< T | undefined >, max = 100 ): Read< T[] > =>
	( value ) =>
		( Array.isArray( value ) ? value.slice( 0, max ).map( read ) : [] ).filter(
			( one ): one is T => one !== undefined
		);

/** An object of these fields and no others. Each field is there, with its reader's fallback. */
export const shape =
	< S extends Fields >( fields: S ): Read< Values< S > > =>
	( value ) => {
		const given = Object( value );
		return Object.fromEntries(
			Object.entries( fields ).map( ( [ key, read ] ) => [ key, read( given[ key ] ) ] )
		) as Values< S >;
	};

/** Values of the same types as these defaults: a schema in few bytes, for what needs no bounds. */
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

/** What a reader reads out of an object; undefined where there is none. */
export const optional =
	< T >( read: Read< T > ): Read< T | undefined > =>
	( value ) =>
		value && typeof value === 'object' && ! Array.isArray( value ) ? read( value ) : undefined;

/** Short texts by name. */
export const words: Read< Record< string, string > > = ( value ) =>
	Object.fromEntries(
		Object.entries( Object( value ) ).map( ( [ name, word ] ) => [
			name,
			text( '', 500 )( word ),
		] )
	);

/** JSON as a value; undefined for what is none. */
export function parse( json: string | null | undefined ): unknown {
	try {
		return JSON.parse( json! );
	} catch {
		return undefined;
	}
}

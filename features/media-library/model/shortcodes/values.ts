import { namedValues, type Changes, type Pairs, type Shortcode } from './shortcode';

/** Values by attribute, as text. */
export type Values = Readonly< Record< string, string > >;

/** Returns IDs of attachments as WordPress reads them: without signs, each once, in their order. */
export function readIds( text: string | undefined ): number[] {
	const words = ( text ?? '' ).split( /[\s,]+/ );
	const ids = words.map( ( word ) => Math.trunc( Math.abs( Number.parseFloat( word ) ) ) );
	return [ ...new Set( ids ) ].filter( ( id ) => id > 0 && Number.isSafeInteger( id ) );
}

/** Returns whether WordPress takes the text for true. */
export const readBoolean = ( text: string ): boolean =>
	! [ '', '0', 'false' ].includes( text.toLowerCase() );

/** Returns an integer within limits, or the fallback for another text. */
export function readInteger(
	text: string | undefined,
	fallback: number,
	{ min = 1, max = Number.MAX_SAFE_INTEGER } = {}
): number {
	const number = Number.parseInt( text ?? '', 10 );
	return Number.isNaN( number ) ? fallback : Math.min( max, Math.max( min, number ) );
}

/** Returns the text if it is one of the values. */
export const readOneOf = < V extends string >(
	text: string | undefined,
	values: readonly V[],
	fallback: V
): V => values.find( ( value ) => value === text ) ?? fallback;

/** Returns the attributes as written. Models keep them, because they do not know all. */
export const writtenPairs = ( shortcode: Shortcode ): Pairs => [ ...namedValues( shortcode ) ];

/** Returns the values that differ; `null` where the new one need not be written. */
export function changesBetween(
	before: Values,
	after: Values,
	isOmitted: ( name: string, value: string ) => boolean
): Changes {
	const names = Object.keys( { ...before, ...after } );
	return new Map(
		names
			.filter( ( name ) => before[ name ] !== after[ name ] )
			.map( ( name ) => {
				const value = after[ name ] ?? null;
				return [ name, value === null || isOmitted( name, value ) ? null : value ];
			} )
	);
}

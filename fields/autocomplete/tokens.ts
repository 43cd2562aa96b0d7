import type { Json } from '../../schema/field-types';
import { toKey } from '../form/options';

/** Taxonomy of a slug that has no taxonomy before it. */
const FIRST_TAXONOMY = 'category';

/**
 * Returns the unique entries of a list or of text with commas, in the saved order. The browser
 * version of Tokens.php.
 */
export function readTokens( raw: Json | undefined ): string[] {
	const texts = raw !== null && typeof raw === 'object' ? Object.values( raw ) : [ raw ];
	const tokens = texts
		.map( toKey )
		.join( ',' )
		.split( ',' )
		.map( ( token ) => token.replace( /[\x00-\x1f\x7f<>"]/g, '' ).replace( /^ +| +$/g, '' ) );
	return [ ...new Set( tokens.filter( ( token ) => token !== '' ) ) ];
}

/**
 * Returns the same for terms, each with its taxonomy: `category:news,boats,post_tag:red` has
 * `category:boats` in the middle.
 */
export function readTerms( raw: Json | undefined ): string[] {
	let taxonomy = FIRST_TAXONOMY;
	const terms = readTokens( raw ).map( ( token ) => {
		const [ , before, slug ] = /^([^:]*):(.*)$/.exec( token ) ?? [ '', '', token ];
		taxonomy = before || taxonomy;
		return `${ taxonomy }:${ slug }`;
	} );
	return [ ...new Set( terms ) ];
}

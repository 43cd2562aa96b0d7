// Reads golden HTML in the format that write.mjs writes. Also runs in browsers, for the gallery.

/** Line breaks and the indentation after them mean nothing; whitespace of the page is written as entities. */
export const joined = ( golden ) => golden.replace( /\n\t*/g, '' );

/**
 * Returns the parts of a file in tests/golden.
 *
 * @param {string} text
 * @return {Record<string, string>} Key => text of the part. A line `<!-- key -->` begins a part.
 */
export function readParts( text ) {
	const [ , ...pieces ] = text.split( /^<!-- ([\w-]+) -->\n/m );
	return Object.fromEntries(
		pieces.flatMap( ( piece, i ) => ( i % 2 ? [] : [ [ piece, pieces[ i + 1 ] ] ] ) )
	);
}

/** The opposite of readParts(), with the parts in the order of their keys. */
export const writeParts = ( parts ) =>
	Object.keys( parts )
		.sort()
		.map( ( key ) => `<!-- ${ key } -->\n${ parts[ key ] }` )
		.join( '' );

/**
 * Returns golden HTML as a browser gets it, with the widgets and drawings that it refers to.
 *
 * @param {string}                                 golden
 * @param {Object}                                 tables
 * @param {Record<string, string>}                 tables.drawings Digest => content of an `<svg>`.
 * @param {Record<string, Record<string, string>>} tables.nested   Folder of a widget => its data => golden HTML.
 * @return {string} HTML in one line.
 */
export function expand( golden, { drawings, nested } ) {
	return joined( golden )
		.replace( /<sowb-([\w-]+) data="([\w-]+)"><\/sowb-\1>/g, ( _, folder, data ) =>
			expand( part( nested[ folder ], data ), { drawings, nested } )
		)
		.replace(
			/ data-drawing="([0-9a-f]{8})"([^>]*>)/g,
			( _, key, rest ) => rest + joined( part( drawings, key ) )
		);
}

function part( parts, key ) {
	if ( ! parts || ! ( key in parts ) ) {
		throw new Error( `tests/golden has no part ${ key }; run: npm run fixtures` );
	}
	return parts[ key ];
}

import { textOf } from './bytes';

/** More text would take too long, and no camera writes it. */
const MOST_BYTES = 1024 ** 2;

/** The names of properties with a place, in any text. */
const NAMES = /GPS(?:Dest)?(?:Latitude|Longitude)|GPSAreaInformation/;

/** A property of GPS as an attribute, with any prefix. */
const ATTRIBUTE = /[^\s<>"'=/]+:GPS\w+\s*=\s*(?:"[^"<]*"|'[^'<]*')/g;

/** The start of a property of GPS as an element. */
const ELEMENT = /<([^\s<>"'=/]+:GPS\w+)[^<>]*>/g;

/** UTF-16 has zeros between the letters of Western languages. */
const ZEROS = /\0/g;

/** Returns whether metadata in XML contains a place. */
export const hasXmpPlace = ( bytes: Uint8Array ): boolean =>
	NAMES.test( textOf( bytes ).replace( ZEROS, '' ) );

/**
 * Replaces the place in metadata in XML by spaces, so that its length stays. Returns null if the text is
 * not written as usual.
 */
export function withoutXmpPlace( bytes: Uint8Array ): Uint8Array | null {
	if ( ! hasXmpPlace( bytes ) ) {
		return bytes;
	}
	if ( bytes.length > MOST_BYTES ) {
		return null;
	}
	const changed = bytes.slice();
	const text = textOf( bytes );
	for ( const { index, 0: found } of text.matchAll( ATTRIBUTE ) ) {
		changed.fill( 0x20, index, index + found.length );
	}
	let done = 0;
	for ( const { index, 0: tag, 1: name } of text.matchAll( ELEMENT ) ) {
		if ( index < done ) {
			continue;
		}
		done = tag.endsWith( '/>' ) ? index + tag.length : endOf( text, index, name! );
		if ( done < 0 ) {
			return null;
		}
		changed.fill( 0x20, index, done );
	}
	return hasXmpPlace( changed ) ? null : changed;
}

/** Returns the end of an element; -1 if it has none. */
function endOf( text: string, from: number, name: string ): number {
	const start = text.indexOf( `</${ name }`, from );
	return start < 0 ? -1 : text.indexOf( '>', start ) + 1 || -1;
}

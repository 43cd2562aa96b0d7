import type { Fix } from '../../rest/contact-form/client';

const TAG = /\[[\t ]*[a-zA-Z_][\w:.-]*[^\]]*\]/;

const SIGNATURE = /^--\s*$/;

/** Returns a text after the fix of a problem was applied. */
export function mended( text: string, { part, find, text: by }: Fix ): string {
	if ( find === '' ) {
		return withLine( text, by );
	}
	if ( by !== '' ) {
		return text.replaceAll( find, () => by );
	}
	const isHeader = part.endsWith( '.additional_headers' );
	return text
		.split( '\n' )
		.flatMap( ( line ) => {
			const rest = line.replaceAll( find, '' );
			return rest !== line && isLeftOver( rest, isHeader ) ? [] : [ rest ];
		} )
		.join( '\n' );
}

/** Returns whether only the name of a header remains in a line. */
const isLeftOver = ( line: string, isHeader: boolean ): boolean =>
	/^\s*$/.test( line ) || ( isHeader && /^[^:\s]+\s*:\s*$/.test( line ) );

/** Inserts a line after the last one with a tag, and before the signature. */
function withLine( text: string, line: string ): string {
	if ( text.trim() === '' ) {
		return line;
	}
	// The problem stays visible until the server has checked again.
	if ( text.includes( line ) ) {
		return text;
	}
	const lines = text.split( '\n' );
	const signature = lines.findIndex( ( one ) => SIGNATURE.test( one ) );
	const above = signature < 0 ? lines : lines.slice( 0, signature );
	const last = lastOf( above, TAG );
	const place = last < 0 ? lastOf( above, /\S/ ) : last;
	return [ ...lines.slice( 0, place + 1 ), line, ...lines.slice( place + 1 ) ].join( '\n' );
}

const lastOf = ( lines: string[], pattern: RegExp ): number =>
	lines.reduce( ( found, line, place ) => ( pattern.test( line ) ? place : found ), -1 );

export interface TextChange {
	start: number;
	end: number;
	text: string;
}

/**
 * Returns the part of a text to replace, for typing it; null without changes. Browsers cannot type
 * an empty text, so a deletion includes a neighboring character.
 */
export function changeBetween( before: string, after: string ): TextChange | null {
	if ( before === after ) {
		return null;
	}
	let start = 0;
	while ( start < before.length && before[ start ] === after[ start ] ) {
		start++;
	}
	let tail = 0;
	const most = Math.min( before.length, after.length ) - start;
	while ( tail < most && before.at( -1 - tail ) === after.at( -1 - tail ) ) {
		tail++;
	}
	if ( start + tail === after.length ) {
		if ( start > 0 ) {
			start--;
		} else if ( tail > 0 ) {
			tail--;
		}
	}
	return {
		start,
		end: before.length - tail,
		text: after.slice( start, after.length - tail ),
	};
}

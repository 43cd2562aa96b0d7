import type { Fix } from '../../rest/contact-form/client';

const TAG = /\[[\t ]*[a-zA-Z_][\w:.-]*[^\]]*\]/;

const SIGNATURE = /^--\s*$/;

/** A text after a click on the button of a problem. */
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

/** Nothing is left of a line but the name of its header. */
const isLeftOver = ( line: string, isHeader: boolean ): boolean =>
	/^\s*$/.test( line ) || ( isHeader && /^[^:\s]+\s*:\s*$/.test( line ) );

/** With another line behind the last one that has a tag, and before the signature. */
function withLine( text: string, line: string ): string {
	if ( text.trim() === '' ) {
		return line;
	}
	// The problem is shown until the server has looked again.
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

/** The part of a text that becomes another, for typing it; null where nothing changes. Browsers type no empty text, so a deletion holds a letter beside it. */
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

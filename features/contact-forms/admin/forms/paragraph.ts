/** Replacement for the characters from `start` to `end` of a template. */
export interface Insertion {
	start: number;
	end: number;
	text: string;
	/** New position of the cursor. */
	cursor: number;
}

const EMPTY_LINE = /\n[^\S\n]*\n/;

/**
 * A text as a paragraph of its own in a template: after the paragraph with the cursor, or before it if the cursor is at its start.
 * Without a cursor (null), it goes before the submit button, or to the end.
 */
export function paragraphAt( whole: string, cursor: number | null, addition: string ): Insertion {
	const place = cursor === null ? submitIn( whole ) : placeOf( whole, cursor );
	const start = whole.slice( 0, place ).trimEnd().length;
	const rest = whole.slice( place );
	const isLast = rest.trim() === '';
	const text = `${ start > 0 ? '\n\n' : '' }${ addition }${ isLast ? '' : '\n\n' }`;
	return {
		start,
		end: isLast ? whole.length : place + /^(?:[^\S\n]*\n)*/.exec( rest )![ 0 ].length,
		text,
		cursor: start + text.trimEnd().length,
	};
}

function placeOf( whole: string, cursor: number ): number {
	const line =
		/[^\n]*$/.exec( whole.slice( 0, cursor ) )![ 0 ] +
		/^[^\n]*/.exec( whole.slice( cursor ) )![ 0 ];
	if ( line.trim() === '' ) {
		return cursor;
	}
	const start = startOf( whole, cursor );
	if ( whole.slice( start, cursor ).trim() === '' ) {
		return start;
	}
	const end = whole.slice( cursor ).search( EMPTY_LINE );
	return end < 0 ? whole.length : cursor + end;
}

/** Returns the start of the paragraph at a position. */
const startOf = ( whole: string, position: number ): number =>
	position - whole.slice( 0, position ).split( EMPTY_LINE ).at( -1 )!.length;

const submitIn = ( whole: string ): number => {
	const submit = whole.indexOf( '[submit' );
	return submit < 0 ? whole.length : startOf( whole, submit );
};

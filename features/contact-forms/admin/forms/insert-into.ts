import { paragraphAt, type Insertion } from './paragraph';

type TextField = HTMLTextAreaElement | HTMLInputElement;

/** Replaces the selection of a field with a text. */
export function insertInto(
	field: TextField,
	text: string,
	change: ( text: string ) => void
): void {
	const start = field.selectionStart ?? field.value.length;
	const end = field.selectionEnd ?? start;
	insert( field, { start, end, text, cursor: start + text.length }, change );
}

/**
 * Inserts a text into a field as a separate paragraph, at the cursor if `isVisited`: the cursor was ever in the field.
 */
export function insertParagraph(
	field: TextField,
	text: string,
	isVisited: boolean,
	change: ( text: string ) => void
): void {
	insert(
		field,
		paragraphAt( field.value, isVisited ? field.selectionEnd : null, text ),
		change
	);
}

/** Types the text, so that the browser's undo works. */
function insert(
	field: TextField,
	{ start, end, text, cursor }: Insertion,
	change: ( text: string ) => void
): void {
	const { value, ownerDocument } = field;
	field.focus();
	field.setSelectionRange( start, end );
	if ( ! ownerDocument.execCommand?.( 'insertText', false, text ) ) {
		change( value.slice( 0, start ) + text + value.slice( end ) );
	}
	ownerDocument.defaultView?.requestAnimationFrame( () =>
		field.setSelectionRange( cursor, cursor )
	);
}

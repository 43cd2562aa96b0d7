import { inserted } from './tag-text';

type TextField = HTMLTextAreaElement | HTMLInputElement;

/** Puts a text where the cursor of a field stands, or stood, as if it had been typed: the browser's undo takes it back. */
export function insertInto(
	field: TextField,
	addition: string,
	change: ( text: string ) => void
): void {
	const start = field.selectionStart ?? field.value.length;
	const end = field.selectionEnd ?? start;
	const { text, cursor } = inserted( field.value, start, end, addition );
	field.focus();
	field.setSelectionRange( start, end );
	if ( ! field.ownerDocument.execCommand?.( 'insertText', false, addition ) ) {
		change( text );
	}
	const { defaultView } = field.ownerDocument;
	defaultView?.requestAnimationFrame( () => field.setSelectionRange( cursor, cursor ) );
}

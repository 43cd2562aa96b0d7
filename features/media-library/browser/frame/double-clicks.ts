/** The buttons below the content of a dialog: those of WordPress, and ours. */
const BUTTONS = '.media-frame-toolbar button, .pagewright-media-library__foot button';

let pressed: Element | null = null;

/**
 * Keeps the second click of a double click from a button that took the place of the pressed one, because the dialog
 * went to its next state. Each document gets it once.
 *
 * @param page Document with the dialogs.
 */
export const guardDoubleClicks = ( page: Document ): void =>
	page.addEventListener( 'click', guard, true );

function guard( event: MouseEvent ): void {
	// Scripts also click on documents.
	const button = ( event.target as Partial< Element > ).closest?.( BUTTONS ) ?? null;
	if ( event.detail < 2 ) {
		pressed = button;
	} else if ( button && button !== pressed ) {
		event.preventDefault();
		event.stopImmediatePropagation();
	}
}

/** The buttons below the content of a dialog: those of WordPress, and ours. */
const BUTTONS = '.media-frame-toolbar button, .pagewright-media-library__foot button';

/** A second press of a key within this time belongs to the first one. */
const DOUBLE_MS = 300;

/** The button that the last click pressed, without second clicks of double clicks. */
let pressed: Element | null | undefined;

/** Keys that press a button. */
const KEYS = [ 'Enter', ' ' ];

/** The button that a key pressed last, until the user presses another key or the pointer. */
let entered: Element | null | undefined;
let enteredAtMs = 0;

/**
 * Keeps the second click of a double click from a button that took the place of the pressed one, because the dialog
 * went to its next state, and from the page below, because the dialog closed. Keeps a second or held Enter or space
 * from what got the focus then, such as the text of an editor, where it would replace what was just inserted. Each
 * document gets it once.
 *
 * @param page Document with the dialogs.
 */
export function guardDoubleClicks( page: Document ): void {
	page.addEventListener( 'click', guard, true );
	guardKeys( page );
}

function guardKeys( page: Document ): void {
	// The dialog can close between the two events of a key. The second one writes the text.
	[ 'keydown', 'keypress' ].forEach( ( type ) =>
		page.addEventListener( type as 'keydown', guardKey, true )
	);
	page.addEventListener( 'pointerdown', forget, true );
}

function forget(): void {
	entered = null;
}

/** Returns the button of an event. Scripts also send events to documents. */
const buttonOf = ( { target }: Event ) => ( target as Partial< Element > ).closest?.( BUTTONS );

function keep( event: Event ): void {
	event.preventDefault();
	event.stopImmediatePropagation();
}

function guardKey( event: KeyboardEvent ): void {
	const { target, key, repeat, timeStamp, view } = event;
	// When the user pressed: a busy page gets the event later. Each document has a clock of its own.
	const atMs = timeStamp + ( view?.performance.timeOrigin ?? 0 );
	const isOther = target !== entered;
	if ( ! KEYS.includes( key ) ) {
		forget();
	} else if (
		entered &&
		// A held space presses a button only once, when it is released.
		( repeat ? isOther || key === 'Enter' : isOther && atMs - enteredAtMs < DOUBLE_MS )
	) {
		keep( event );
	} else {
		entered = buttonOf( event );
		enteredAtMs = atMs;
		// The focus can move to the frame of an editor.
		entered?.ownerDocument
			.querySelectorAll( 'iframe' )
			.forEach( ( { contentDocument } ) => contentDocument && guardKeys( contentDocument ) );
	}
}

function guard( event: MouseEvent ): void {
	const button = buttonOf( event );
	if ( event.detail < 2 ) {
		pressed = button;
	} else if ( ( button || pressed ) && button !== pressed ) {
		keep( event );
	}
}

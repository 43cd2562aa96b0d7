/** The functions that WordPress's script defines. */
export interface ThickboxWindow extends Window {
	tb_show?: ( ...values: unknown[] ) => unknown;
	tb_remove?: () => unknown;
	jQuery: ( element: HTMLElement ) => {
		on: ( events: string, listener: () => void ) => void;
	};
}

/** Dialogs that may be above the window: they keep their focus. */
const OTHERS =
	'[role="dialog"], .media-modal, .components-modal__screen-overlay, .ui-dialog, .mce-window, #wp-link-wrap';

/**
 * Makes the window of thickbox a dialog: it has a role and a name, takes the focus and keeps it, closes by Escape
 * also from a frame of this site, and returns the focus. All else is WordPress's, so that callers find its elements,
 * functions and events.
 *
 * @param here  Window of the page.
 * @param label Name of windows without a title.
 */
export function improve( here: ThickboxWindow, label: string ): void {
	const { document: page, tb_show: show } = here;
	if ( ! show ) {
		return;
	}
	let opener: Element | null = null;
	const box = () => page.getElementById( 'TB_window' );
	const keepFocus = ( { target }: FocusEvent ) => {
		const dialog = box();
		if (
			dialog &&
			target instanceof Element &&
			! dialog.contains( target ) &&
			! target.closest( OTHERS )
		) {
			dialog.focus();
		}
	};
	here.tb_show = function ( ...values ) {
		// One window may follow another, for example in a gallery of images.
		opener = box() ? opener : page.activeElement;
		const result = show.apply( this, values );
		const dialog = box();
		if ( dialog ) {
			const [ caption ] = values;
			nameDialog( dialog, typeof caption === 'string' && caption ? caption : label );
			whenVisible( dialog, () => {
				if ( ! dialog.contains( page.activeElement ) ) {
					dialog.focus();
				}
			} );
			keepTab( dialog );
			watchFrame( dialog, () => here.tb_remove?.() );
			page.addEventListener( 'focusin', keepFocus );
		}
		return result;
	};
	here.jQuery( page.body ).on( 'thickbox:removed', () => {
		page.removeEventListener( 'focusin', keepFocus );
		const { activeElement } = page;
		if ( ! activeElement || activeElement === page.body || ! activeElement.isConnected ) {
			( opener as HTMLElement | null )?.focus?.();
		}
		opener = null;
	} );
}

function nameDialog( dialog: HTMLElement, label: string ): void {
	dialog.setAttribute( 'role', 'dialog' );
	dialog.setAttribute( 'aria-modal', 'true' );
	dialog.setAttribute( 'aria-label', label );
	dialog.tabIndex = -1;
	const frame = dialog.querySelector( 'iframe' );
	if ( frame && ! frame.title ) {
		frame.title = label;
	}
}

/** Elements that the Tab key reaches. */
const STOPS =
	'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), iframe, [tabindex="0"]';

/** Lets the Tab key go around in the window, which is the last element of the page. */
function keepTab( dialog: HTMLElement ): void {
	// Windows of a gallery of images are new elements.
	dialog.onkeydown = ( event ) => {
		const stops = [ ...dialog.querySelectorAll< HTMLElement >( STOPS ) ].filter(
			( stop ) => stop.getClientRects().length
		);
		const [ first = dialog ] = stops;
		const last = stops.at( -1 ) ?? dialog;
		const isEdge = event.shiftKey
			? [ first, dialog ].includes( event.target as HTMLElement )
			: event.target === last;
		if ( event.key === 'Tab' && isEdge ) {
			event.preventDefault();
			( event.shiftKey ? last : first ).focus();
		}
	};
}

/** Calls back when the content has loaded: an invisible window cannot have the focus. */
function whenVisible( dialog: HTMLElement, act: () => void ): void {
	const { MutationObserver } = dialog.ownerDocument.defaultView!;
	const check = () => {
		if ( dialog.style.visibility === 'visible' ) {
			observer.disconnect();
			act();
		}
	};
	const observer = new MutationObserver( check );
	observer.observe( dialog, { attributes: true, attributeFilter: [ 'style' ] } );
	check();
}

/** Closes the window by Escape in its frame, unless its caller wants it to stay. */
function watchFrame( dialog: HTMLElement, close: () => void ): void {
	const frame = dialog.querySelector( 'iframe' );
	// Modal windows have no title.
	if ( ! frame || ! dialog.querySelector( '#TB_title' ) ) {
		return;
	}
	frame.addEventListener( 'load', () => {
		try {
			frame.contentDocument?.addEventListener( 'keydown', ( event ) => {
				if ( event.key === 'Escape' && ! event.defaultPrevented ) {
					close();
				}
			} );
		} catch {
			// A frame of another site keeps its keys.
		}
	} );
}

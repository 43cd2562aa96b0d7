/** Buttons of the classic editor that open a dialog. */
const BUTTONS = '.insert-media, #set-post-thumbnail';

/**
 * Calls back when the user is about to open a dialog: the pointer or the focus reaches a button.
 *
 * @param page    Document of the page.
 * @param onAbout Called with the types of files that the dialog will show; empty for all.
 */
export function watchIntent( page: Document, onAbout: ( types: string[] ) => void ): void {
	const onReach = ( { target }: Event ) => {
		const button = target instanceof Element ? target.closest( BUTTONS ) : null;
		if ( button ) {
			onAbout( button.matches( '.insert-media' ) ? [] : [ 'image' ] );
		}
	};
	page.addEventListener( 'pointerover', onReach, { passive: true } );
	page.addEventListener( 'focusin', onReach );
}

import { linkOf, type Showing } from './showing';
import { setTimes } from './swipe-options';

/** Closes the lightbox, even while it opens. */
export function close( showing: Showing ): void {
	const { swipe, dialog, options } = showing;
	if ( swipe.opener.isOpen ) {
		swipe.close();
	} else if ( ! showing.isClosing ) {
		// PhotoSwipe cannot reverse its opening transition.
		beginClosing( showing );
		const end = () => {
			swipe.isDestroying = true;
			swipe.animations.stopAll();
			swipe.destroy();
		};
		const fade = dialog.element.animate( { opacity: [ 1, 0 ] }, dialog.time( options.fade ) );
		fade.onfinish = fade.oncancel = end;
	}
}

export function beginClosing( showing: Showing ): void {
	showing.isClosing = true;
	setTimes( showing );
	showing.resizing?.cancel();
	showing.entry?.leave();
	showing.dialog.element.classList.add( 'is-closing' );
	// The image shrinks into its link, even if the links of the page changed meanwhile.
	linkOf( showing ).scrollIntoView( { block: 'nearest', behavior: 'instant' } );
}

/** Stops everything when other code removes the dialog. */
export function destroyWith( { swipe, dialog: { signal } }: Showing ): void {
	signal.addEventListener( 'abort', () => {
		if ( swipe.element?.isConnected && ! swipe.isDestroying ) {
			swipe.isDestroying = true;
			swipe.destroy();
		}
	} );
}

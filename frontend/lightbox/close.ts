import { linkOf, type Showing } from './showing';
import { setTimes } from './swipe-options';

/** Closes it, also while it still opens. */
export function close( showing: Showing ): void {
	const { swipe, dialog, options } = showing;
	if ( swipe.opener.isOpen ) {
		swipe.close();
	} else if ( ! showing.isClosing ) {
		// PhotoSwipe does not turn round while it opens.
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
	// The picture shrinks into the link that it belongs to, also where others have come and gone meanwhile.
	linkOf( showing ).scrollIntoView( { block: 'nearest', behavior: 'instant' } );
}

/** A dialog that somebody else took away leaves nothing running. */
export function destroyWith( { swipe, dialog: { signal } }: Showing ): void {
	signal.addEventListener( 'abort', () => {
		if ( swipe.element?.isConnected && ! swipe.isDestroying ) {
			swipe.isDestroying = true;
			swipe.destroy();
		}
	} );
}

import { useEffect } from '@wordpress/element';
import type { SelectionBridge } from './selection-bridge';

/** The button that confirms a dialog of WordPress. */
const PRIMARY = '.media-frame-toolbar .media-toolbar-primary button';

/** WordPress's class of a button that waits. */
const WAITS = 'updating-message';

/**
 * Makes the button of the dialog wait until the selected files have loaded: otherwise, a fast click
 * would leave out the last one. A second click does nothing. After a failure, it loads them again.
 */
export function useWaitingButtons( element: HTMLElement, bridge: SelectionBridge ): void {
	useEffect( () => {
		const frame = element.closest( '.media-frame' );
		const wait = ( event: Event ) => {
			const button =
				event.target instanceof HTMLElement
					? event.target.closest< HTMLElement >( PRIMARY )
					: null;
			if ( button && bridge.isPending ) {
				event.preventDefault();
				event.stopImmediatePropagation();
				if ( ! button.classList.contains( WAITS ) ) {
					button.classList.add( WAITS );
					void bridge
						.retry()
						.then( () => bridge.settled() )
						.then( ( isComplete ) => {
							button.classList.remove( WAITS );
							// The user may have closed the dialog meanwhile.
							if ( isComplete && button.offsetParent ) {
								button.click();
							}
						} );
				}
			}
		};
		frame?.addEventListener( 'click', wait, true );
		return () => frame?.removeEventListener( 'click', wait, true );
	}, [ element, bridge ] );
}

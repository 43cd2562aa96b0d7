import { useEffect } from '@wordpress/element';
import type { CoreView } from './core';
import type { SelectionBridge } from './selection-bridge';

/** The button that confirms a dialog of WordPress. */
const PRIMARY = '.media-frame-toolbar .media-toolbar-primary button';

/** WordPress's class of a button that waits. */
const WAITS = 'updating-message';

/**
 * Makes the button of the dialog wait until the selected files have loaded: otherwise, a fast click
 * would leave out the last one. A second click does nothing, and closing the dialog takes it back.
 * After a failure, it loads them again. A file that replaces another loads once more before: WordPress's dialog
 * closes, and would not say that the file was deleted meanwhile.
 */
export function useWaitingButtons(
	{ el, controller, model }: CoreView,
	bridge: SelectionBridge
): void {
	useEffect( () => {
		const frame = el.closest( '.media-frame' );
		let isChecked = ! model.id.startsWith( 'replace-' );
		let waiting: HTMLElement | null = null;
		const stop = () => {
			waiting?.classList.remove( WAITS );
			waiting = null;
		};
		const wait = ( event: Event ) => {
			const button =
				event.target instanceof HTMLElement
					? event.target.closest< HTMLElement >( PRIMARY )
					: null;
			if ( ! button || ( isChecked && ! bridge.isPending ) ) {
				return;
			}
			event.preventDefault();
			event.stopImmediatePropagation();
			if ( waiting ) {
				return;
			}
			waiting = button;
			button.classList.add( WAITS );
			void bridge
				.retry()
				.then( () => bridge.settled() )
				.then( ( isComplete ) => {
					const isWanted = isComplete && waiting === button;
					stop();
					if ( isWanted ) {
						const before = isChecked;
						isChecked = true;
						button.click();
						isChecked = before;
					}
				} );
		};
		const token = {};
		controller.on?.( 'close', stop, token );
		frame?.addEventListener( 'click', wait, true );
		return () => {
			stop();
			controller.off?.( null, null, token );
			frame?.removeEventListener( 'click', wait, true );
		};
	}, [ el, controller, model, bridge ] );
}

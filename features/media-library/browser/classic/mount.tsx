import { createRoot } from '@wordpress/element';
import { ClassicBrowser } from './ClassicBrowser';
import { coreMedia, type CoreView } from './core';
import { sharedPort } from './shared-port';
import { sharedStore } from './shared-store';

export { openDialog } from './open-dialog';

/**
 * Shows our browser in a view of WordPress's dialog.
 *
 * @param element   Element of the view.
 * @param view      Browser of WordPress, with the options of its state.
 * @param onTurnOff Shows WordPress's browser instead.
 * @return Removes it.
 */
export function mount( element: HTMLElement, view: CoreView, onTurnOff: () => void ): () => void {
	const media = coreMedia();
	if ( ! media ) {
		return () => {};
	}
	if ( view.controller.states?.get( 'cropper' ) ) {
		// Without it, the next state has WordPress's cropper.
		void import( /* webpackChunkName: "media-croppers" */ './crop/install-croppers' ).then(
			( { installCroppers } ) => installCroppers( media ),
			() => {}
		);
	}
	const root = createRoot( element );
	root.render(
		<ClassicBrowser
			source={ { media, port: sharedPort() } }
			store={ sharedStore( element.ownerDocument ) }
			view={ view }
			onTurnOff={ onTurnOff }
		/>
	);
	return () => root.unmount();
}

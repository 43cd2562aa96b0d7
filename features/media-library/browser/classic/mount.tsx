import { createRoot } from '@wordpress/element';
import { ClassicBrowser } from './ClassicBrowser';
import { coreMedia, type CoreView } from './core';
import { isArranged } from './replace-browser';
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
	const props = {
		...{ view, onTurnOff },
		source: { media, port: sharedPort() },
		store: sharedStore( element.ownerDocument ),
	};
	let isGone = false;
	if ( isArranged( view ) ) {
		loadArranger().then(
			( { ClassicArranger } ) =>
				isGone ||
				root.render(
					<ClassicArranger
						{ ...props }
						snapshots={ element.ownerDocument.defaultView?.pagewrightMediaViews }
					/>
				),
			() => isGone || onTurnOff()
		);
	} else {
		root.render( <ClassicBrowser { ...props } /> );
	}
	return () => {
		isGone = true;
		root.unmount();
	};
}

/** The order of galleries and playlists, which few dialogs show. */
const loadArranger = () =>
	import( /* webpackChunkName: "media-arranger" */ './collections/ClassicArranger' );

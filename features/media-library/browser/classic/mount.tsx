import { createRoot } from '@wordpress/element';
import { MediaStore } from '../store/media-store';
import { createWordPressPort } from '../../port/wordpress';
import { ClassicBrowser } from './ClassicBrowser';
import { coreMedia, type CoreView } from './core';
import { mediaFacts } from './facts';

let store: MediaStore | null = null;

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
	// All dialogs share one, so that texts that were not saved yet stay.
	store ??= new MediaStore( createWordPressPort( { ajaxUrl: mediaFacts().ajaxUrl } ) );
	const root = createRoot( element );
	root.render(
		<ClassicBrowser media={ media } store={ store } view={ view } onTurnOff={ onTurnOff } />
	);
	return () => root.unmount();
}

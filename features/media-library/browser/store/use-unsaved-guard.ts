import { useEffect, type RefObject } from '@wordpress/element';
import type { MediaStore } from './media-store';

/**
 * Asks before the page is left while texts are not saved, and saves them when the connection is
 * back.
 */
export function useUnsavedGuard( store: MediaStore, root: RefObject< HTMLElement > ): void {
	useEffect( () => {
		const view = root.current?.ownerDocument.defaultView;
		const onLeave = ( event: BeforeUnloadEvent ) => {
			if ( store.unsaved().length ) {
				event.preventDefault();
			}
		};
		view?.addEventListener( 'beforeunload', onLeave );
		view?.addEventListener( 'online', store.saveAll );
		return () => {
			view?.removeEventListener( 'beforeunload', onLeave );
			view?.removeEventListener( 'online', store.saveAll );
		};
	}, [ store, root ] );
}

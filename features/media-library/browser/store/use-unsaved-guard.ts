import { useEffect, type RefObject } from '@wordpress/element';
import { useLeaveGuard } from '../use-leave-guard';
import type { MediaStore } from './media-store';

/**
 * Asks before the page is left while texts are not saved, and saves them when the connection is
 * back.
 */
export function useUnsavedGuard( store: MediaStore, root: RefObject< HTMLElement > ): void {
	useLeaveGuard( root, () => store.unsaved().length > 0 );
	useEffect( () => {
		const view = root.current?.ownerDocument.defaultView;
		view?.addEventListener( 'online', store.saveAll );
		return () => view?.removeEventListener( 'online', store.saveAll );
	}, [ store, root ] );
}

import { useEffect, useSyncExternalStore } from '@wordpress/element';
import type { DisplaySettings } from '../../model/display';
import type { Draft } from '../../model/drafts';
import type { Loaded, MediaEvent, MediaStore } from './media-store';

/** Returns a whole attachment, and loads it; again if that failed before, for example for a preview. */
export function useAttachment( store: MediaStore, id: number ): Loaded {
	const loaded = useSyncExternalStore( store.subscribe, () => store.attachment( id ) );
	const isUnknown = loaded === null;
	useEffect( () => {
		if ( store.attachment( id )?.status === 'failed' ) {
			void store.load( id );
		}
	}, [ store, id ] );
	useEffect( () => {
		if ( isUnknown ) {
			void store.load( id );
		}
	}, [ store, id, isUnknown ] );
	return loaded ?? { status: 'loading' };
}

/** Returns the unsaved texts of an attachment. */
export const useDraft = ( store: MediaStore, id: number ): Draft =>
	useSyncExternalStore( store.subscribe, () => store.draft( id ) );

/** Returns the display settings of an attachment that the user changed; null for none. */
export const useDisplay = ( store: MediaStore, id: number ): DisplaySettings | null =>
	useSyncExternalStore( store.subscribe, () => store.display( id ) );

/** Calls back for each change of the library. */
export const useMediaEvents = (
	store: MediaStore,
	callback: ( event: MediaEvent ) => void
): void => {
	useEffect( () => store.listen( callback ), [ store, callback ] );
};

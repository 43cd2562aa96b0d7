import { useEffect, useRef, useSyncExternalStore } from '@wordpress/element';
import type { Loaded, MediaStore } from '../store/media-store';

const LOADING: Loaded = { status: 'loading' };

/**
 * Loads the files that are missing in the store. Files that failed before load once more.
 *
 * @param store Store of the browser.
 * @param ids   IDs of the files.
 * @param load  Loads several at once; by default the store loads each.
 */
export function useLoaded(
	store: MediaStore,
	ids: readonly number[],
	load: ( ids: readonly number[] ) => unknown = ( wanted ) =>
		wanted.forEach( ( id ) => void store.load( id ) )
): void {
	const wasFailed = useRef( ids.filter( ( id ) => store.attachment( id )?.status === 'failed' ) );
	const isUnknown = ( id: number ) => store.attachment( id ) === null;
	const unknown = useSyncExternalStore( store.subscribe, () => ids.filter( isUnknown ).join() );
	useEffect( () => {
		const wanted = [ ...unknown.split( ',' ).map( Number ), ...wasFailed.current ];
		wasFailed.current = [];
		if ( wanted.some( Boolean ) ) {
			void load( wanted.filter( Boolean ) );
		}
	}, [ unknown, load ] );
}

/** Returns an attachment that `useLoaded` loads. */
export const useListed = ( store: MediaStore, id: number ): Loaded =>
	useSyncExternalStore( store.subscribe, () => store.attachment( id ) ) ?? LOADING;

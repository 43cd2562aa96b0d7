import type { Failure } from '../../model/failure';
import { sourceOf, type CoreAttachment } from '../../port/core-attachment';
import type { LoadChosen } from '../dialog/types';
import type { MediaStore } from '../store/media-store';

/**
 * Returns a function that loads whole attachments with the files that the store shows, so that a
 * large gallery loads once.
 *
 * @param store Store of the dialog.
 * @param load  Loads attachments that the store cannot pass on.
 */
export const throughStore =
	( store: MediaStore, load: LoadChosen ): LoadChosen =>
	async ( ids, signal ) => {
		await settled( store, ids );
		const known = new Map< number, CoreAttachment >();
		const unknown: number[] = [];
		for ( const id of ids ) {
			const state = store.attachment( id );
			const failure = state?.status === 'failed' ? state.failure : null;
			if ( failure && failure.kind !== 'missing' ) {
				return { ok: false, failure: failure as Failure };
			}
			const source = state?.status === 'ready' ? sourceOf( state.attachment ) : undefined;
			if ( source ) {
				known.set( id, source );
			} else if ( ! failure ) {
				unknown.push( id );
			}
		}
		const loaded = unknown.length > 0 ? await load( unknown, signal ) : null;
		if ( loaded?.ok === false ) {
			return loaded;
		}
		loaded?.value.forEach( ( attachment ) => known.set( attachment.id, attachment ) );
		return {
			ok: true,
			value: ids.map( ( id ) => known.get( id ) ).filter( ( found ) => found !== undefined ),
		};
	};

/** Resolves when each file has loaded, or failed to. */
function settled( store: MediaStore, ids: readonly number[] ): Promise< void > {
	ids.forEach( ( id ) => void store.load( id ) );
	return new Promise( ( resolve ) => {
		const check = () => {
			// The list may have been invalidated meanwhile.
			ids.filter( ( id ) => ! store.attachment( id ) ).forEach(
				( id ) => void store.load( id )
			);
			if ( ids.every( ( id ) => store.attachment( id )?.status !== 'loading' ) ) {
				stop();
				resolve();
			}
		};
		const stop = store.subscribe( check );
		check();
	} );
}

import type { MediaStore } from '../../store/media-store';

/** Adds a file that WordPress's uploader has uploaded to the lists, and to the folder that is shown. */
export async function addToLists( id: number, store: MediaStore ): Promise< void > {
	await store.folders.place( id );
	const result = await store.port.get( id );
	if ( result.ok ) {
		store.tell( { type: 'added', item: result.value } );
	}
}

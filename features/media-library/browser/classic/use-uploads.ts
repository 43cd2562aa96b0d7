import { useEffect } from '@wordpress/element';
import type { MediaStore } from '../store/media-store';
import type { CoreCollection, CoreModel } from './core';

interface Uploads {
	Uploader?: { queue?: CoreCollection };
}

/** Adds a file to the lists when WordPress's uploader has uploaded it. */
export function useUploads( store: MediaStore ): void {
	useEffect( () => {
		const queue = ( globalThis as { wp?: Uploads } ).wp?.Uploader?.queue;
		const context = {};
		const arrived = async ( model: CoreModel ) => {
			if ( ! model.id || model.get( 'uploading' ) ) {
				return;
			}
			await store.folders.place( model.id );
			const result = await store.port.get( model.id );
			if ( result.ok ) {
				store.tell( { type: 'added', item: result.value } );
			}
		};
		// Models of the queue tell when their upload ends.
		queue?.on( 'change:uploading', ( model: CoreModel ) => void arrived( model ), context );
		return () => queue?.off( null, null, context );
	}, [ store ] );
}

import { useEffect } from '@wordpress/element';
import type { MediaStore } from '../store/media-store';
import { coreUploads, type CoreModel } from './core';

/** Adds a file to the lists when WordPress's uploader has uploaded it. */
export function useUploads( store: MediaStore ): void {
	useEffect( () => {
		const queue = coreUploads();
		const context = {};
		// Models of the queue tell when their upload ends.
		queue?.on(
			'change:uploading',
			( { id, isSentByUs }: CoreModel & { isSentByUs?: boolean } ) =>
				id &&
				! isSentByUs &&
				// Without the code, the file is in the lists of the next dialog.
				import( /* webpackChunkName: "media-held" */ './uploads/core-upload' ).then(
					( { addToLists } ) => addToLists( id, store ),
					() => {}
				),
			context
		);
		return () => queue?.off( null, null, context );
	}, [ store ] );
}

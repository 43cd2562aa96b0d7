import { useMemo, useReducer, useRef, useState, useSyncExternalStore } from '@wordpress/element';
import { createCollecting, reduceCollecting, shownSelection } from '../../model/collecting';
import { isOfType } from '../../model/match';
import { QUEUED, UPLOADING } from '../../model/uploads/queue';
import type { QueryMemory } from '../types';
import type { UploadOptions } from '../upload/upload-host';
import type { GalleryDialogProps } from './parts';
import { keepDeleted } from './keep-deleted';
import { throughStore } from './load-through-store';

/** Returns the steps of a gallery, its files and its uploads. */
export function useGallery( props: GalleryDialogProps ) {
	const { store, context, request, lastTab } = props;
	const { useConfirmed } = props.parts;
	const [ steps, dispatch ] = useReducer( reduceCollecting, null, () =>
		createCollecting(
			request.addToGallery ? 'gallery-library' : 'gallery-edit',
			request.selected,
			request.tab ?? lastTab
		)
	);
	const loadChosen = useMemo(
		() => throughStore( store, props.loadChosen ),
		[ store, props.loadChosen ]
	);
	const onEnd: typeof props.onEnd = ( result ) =>
		props.onEnd(
			result.type === 'chosen'
				? { ...result, attachments: keepDeleted( steps.files.ids, result.attachments ) }
				: result
		);
	const chosen = useConfirmed( { ...props, loadChosen, onEnd }, steps.files );
	const { files } = useSyncExternalStore( store.uploads.subscribe, store.uploads.state );
	// An upload ends later.
	const cancel = useRef( chosen.cancel );
	cancel.current = chosen.cancel;
	const options: UploadOptions = {
		post: context.post,
		onUpload: ( { id, mime } ) => {
			if ( isOfType( mime, request.types ) ) {
				cancel.current();
				dispatch( { type: 'uploaded', id } );
			}
		},
	};
	const [ memory ] = useState< QueryMemory >( () => ( { current: null } ) );
	const { ids } = steps.files;
	const adding = useMemo(
		() => ( { exclude: [ ...ids ], memory: { current: null } as QueryMemory } ),
		[ ids ]
	);
	const isAdding = steps.navigation.state === 'gallery-library';
	return {
		...{ steps, dispatch, chosen },
		load: loadChosen,
		/** Files that the list of the visible state leaves out, and its search and filters. */
		list: isAdding ? adding : { exclude: [], memory },
		selection: shownSelection( steps ),
		uploading: files.filter( ( { status } ) => status === QUEUED || status === UPLOADING )
			.length,
		upload: ( dropped: readonly File[], folder?: number ) =>
			store.uploads.add( dropped, { ...options, folder } ),
		uploadUrl: ( url: string ) => store.uploads.addUrl( url, options ),
	};
}

export type GalleryControl = ReturnType< typeof useGallery >;

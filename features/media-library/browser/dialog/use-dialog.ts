import { useMemo, useState } from '@wordpress/element';
import { isOfType } from '../../model/match';
import { createSelection, reduceSelection, type Selection } from '../../model/selection';
import { stateOf, type FrameState } from '../../model/states';
import type { QueryMemory } from '../types';
import type { UploadOptions } from '../upload/upload-host';
import type { MediaDialogProps } from './types';
import { useConfirmed } from './use-confirmed';

/** Returns the selection and the uploads of a dialog, which stay while the tab changes. */
export function useDialog( props: MediaDialogProps ) {
	const { store, context, request } = props;
	const [ selection, setSelection ] = useState( () =>
		createSelection( request.multiple, request.selected )
	);
	const state = useMemo< FrameState >(
		() => ( {
			...stateOf( 'library' ),
			multiple: request.multiple,
			filterable: 'uploaded',
		} ),
		[ request ]
	);
	const [ memory ] = useState< QueryMemory >( () => ( { current: null } ) );
	const chosen = useConfirmed( props, selection );
	const options: UploadOptions = {
		post: context.post,
		onUpload: ( { id, mime } ) => {
			// A file of another type is in the library, but not in the list of this dialog.
			if ( isOfType( mime, request.types ) ) {
				chosen.cancel();
				setSelection( ( now ) => reduceSelection( now, { type: 'uploaded', id } ) );
			}
		},
	};
	return {
		selection,
		select: ( next: Selection ) => {
			chosen.cancel();
			setSelection( next );
		},
		chosen,
		upload: ( files: readonly File[], folder?: number ) =>
			store.uploads.add( files, { ...options, folder } ),
		uploadUrl: ( url: string ) => store.uploads.addUrl( url, options ),
		state,
		memory,
	};
}

export type DialogState = ReturnType< typeof useDialog >;

import { useEffect, useState } from '@wordpress/element';
import type { MediaStore } from '../../browser/store/media-store';
import type { Attachment } from '../../port';

/** The files that were uploaded since the screen was opened. */
export interface Uploaded {
	/** In the order of their uploads. */
	items: readonly Attachment[];
	/** Number of uploaded files that could not be loaded. */
	unknown: number;
}

/** Returns the uploaded files of a store. */
export function useUploaded( store: MediaStore ): Uploaded {
	const [ uploaded, setUploaded ] = useState< Uploaded >( { items: [], unknown: 0 } );
	useEffect(
		() =>
			store.listen( ( event ) => {
				if ( event.type === 'added' ) {
					setUploaded( ( now ) => ( { ...now, items: [ ...now.items, event.item ] } ) );
				} else if ( event.type === 'invalidated' ) {
					setUploaded( ( now ) => ( { ...now, unknown: now.unknown + 1 } ) );
				}
			} ),
		[ store ]
	);
	return uploaded;
}

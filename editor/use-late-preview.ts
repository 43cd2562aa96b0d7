import { useEffect, type Dispatch } from 'react';
import type { BlockEvent } from './block-state';

/** How long a form waits for its first preview. */
const LATE_PREVIEW_MS = 3000;

/**
 * Tells a block that its first preview takes too long for the form to wait for it.
 *
 * @param isWaiting Whether the form waits for the preview.
 * @param dispatch  Receives the event.
 */
export function useLatePreview( isWaiting: boolean, dispatch: Dispatch< BlockEvent > ): void {
	useEffect( () => {
		if ( ! isWaiting ) {
			return;
		}
		const timer = setTimeout( () => dispatch( { type: 'previewIsLate' } ), LATE_PREVIEW_MS );
		return () => clearTimeout( timer );
	}, [ isWaiting, dispatch ] );
}

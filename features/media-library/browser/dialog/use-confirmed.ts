import { useEffect, useState } from '@wordpress/element';
import type { Selection } from '../../model/selection';
import type { MediaDialogProps } from './types';
import { useChosen, withTypedTexts } from './use-chosen';

/** Returns the chosen attachments. After `confirm`, the dialog ends as soon as they have loaded. */
export function useConfirmed(
	{ store, loadChosen, onEnd }: MediaDialogProps,
	selection: Selection
) {
	const chosen = useChosen( loadChosen, selection.ids );
	const [ isConfirmed, setIsConfirmed ] = useState( false );
	const { attachments, isPending, failure } = chosen;
	useEffect( () => {
		if ( ! isConfirmed || ( isPending && ! failure ) ) {
			return;
		}
		setIsConfirmed( false );
		if ( ! failure && attachments.length ) {
			store.saveAll();
			onEnd( {
				type: 'chosen',
				attachments: withTypedTexts( attachments, store ),
			} );
		}
	}, [ isConfirmed, isPending, failure, attachments, store, onEnd ] );
	return {
		...chosen,
		/** Whether the dialog ends when the attachments have loaded. */
		isConfirmed,
		confirm: () => {
			if ( failure ) {
				chosen.retry();
			}
			setIsConfirmed( true );
		},
		cancel: () => setIsConfirmed( false ),
	};
}

export type Chosen = ReturnType< typeof useConfirmed >;

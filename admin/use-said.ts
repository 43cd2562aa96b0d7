import { useCallback, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

interface Said {
	id: string;
	content: string;
	spokenMessage: string;
	actions?: Array< { label: string; onClick: () => void } >;
	explicitDismiss?: boolean;
}

/** The last two snackbars of the screen. One with Undo disappears after another action. */
export function useSaid() {
	const [ said, setSaid ] = useState< Said[] >( [] );
	const say = useCallback( ( content: string, onUndo?: () => void ) => {
		const id = `${ Date.now() }-${ content }`;
		const actions = onUndo && [ { label: __( 'Undo', 'pagewright' ), onClick: onUndo } ];
		setSaid( ( before ) => [
			...before.filter( ( one ) => ! one.actions ).slice( -1 ),
			{
				id,
				content,
				spokenMessage: content,
				// A snackbar with Undo stays until it is closed, so that users can take their time.
				...( actions ? { actions, explicitDismiss: true } : {} ),
			},
		] );
	}, [] );
	const unsay = useCallback(
		( id: string ) => setSaid( ( before ) => before.filter( ( one ) => one.id !== id ) ),
		[]
	);
	return { said, say, unsay };
}

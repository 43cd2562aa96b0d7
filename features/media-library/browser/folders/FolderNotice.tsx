import { Snackbar } from '@wordpress/components';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FolderStore } from '../store/folder-store';

/** Changes can be undone with the keyboard later, too. */
const VISIBLE_MS = 10_000;

/** Tells what happened last in the folders, with a button that undoes it. */
export function FolderNotice( { store }: { store: FolderStore } ) {
	const { notice } = useSyncExternalStore( store.subscribe, store.state );
	useEffect( () => {
		if ( ! notice || notice.isError || notice.isRunning ) {
			return undefined;
		}
		const timer = setTimeout( store.dismiss, VISIBLE_MS );
		return () => clearTimeout( timer );
	}, [ notice, store ] );
	if ( ! notice ) {
		return null;
	}
	return (
		<Snackbar
			key={ notice.key }
			className="pagewright-media-library__notice"
			politeness={ notice.isError ? 'assertive' : 'polite' }
			// Without it, the notice is a button that contains the other one.
			explicitDismiss
			onRemove={ store.dismiss }
			actions={
				notice.canUndo
					? [
							{
								label: __( 'Undo', 'pagewright' ),
								onClick: () => void store.undo(),
							},
						]
					: []
			}
		>
			{ notice.text }
		</Snackbar>
	);
}

import { Button } from '@wordpress/components';
import { useSyncExternalStore } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { file } from '@wordpress/icons';
import { entryName } from './texts';
import type { FoldersControl } from './use-folders';

/** Shows and hides the folders. While they are hidden, it names the chosen one. */
export function FolderToggle( { folders }: { folders: FoldersControl } ) {
	const { tree } = useSyncExternalStore( folders.store.subscribe, folders.store.state );
	if ( ! folders.hasFolders ) {
		return null;
	}
	const { isOpen, chosen, setIsOpen } = folders;
	const name = chosen === null || isOpen ? '' : entryName( chosen, tree );
	return (
		<Button
			ref={ folders.toggle }
			className="pagewright-media-library__folder-toggle"
			icon={ file }
			isPressed={ isOpen }
			aria-expanded={ isOpen }
			label={
				name
					? /* translators: %s: name of a folder. */
						sprintf( __( 'Folders: %s', 'pagewright' ), name )
					: __( 'Folders', 'pagewright' )
			}
			onClick={ () => setIsOpen( ! isOpen ) }
			__next40pxDefaultSize
		>
			{ name && <bdi>{ name }</bdi> }
		</Button>
	);
}

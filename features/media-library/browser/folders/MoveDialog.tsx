import { Button, Modal, TreeSelect } from '@wordpress/components';
import { useEffect, useState, useSyncExternalStore } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FolderTree } from '../../port';
import { OVERLAY } from '../components';
import type { FolderStore } from '../store/folder-store';
import { folderOptions } from './folder-options';
import { entryName } from './texts';

type Moved = { files: readonly number[] } | { folder: number };

interface MoveDialogProps {
	store: FolderStore;
	moved: Moved;
	onClose: () => void;
}

/** Asks for the folder to which files or a folder move. */
export function MoveDialog( { store, moved, onClose }: MoveDialogProps ) {
	const { tree } = useSyncExternalStore( store.subscribe, store.state );
	const isFolder = 'folder' in moved;
	const parent = isFolder
		? ( tree?.folders.find( ( { id } ) => id === moved.folder )?.parent ?? 0 )
		: 0;
	const [ chosen, setChosen ] = useState( parent );
	const isUnknown = tree === null;
	useEffect( () => {
		if ( isUnknown ) {
			void store.load();
		}
	}, [ store, isUnknown ] );
	return (
		<Modal
			title={ titleOf( moved, tree ) }
			size="small"
			overlayClassName={ OVERLAY }
			onRequestClose={ onClose }
		>
			<form
				className="pagewright-media-library__move"
				onSubmit={ ( event ) => {
					event.preventDefault();
					onClose();
					void ( isFolder
						? store.moveFolder( moved.folder, chosen )
						: store.moveFiles( moved.files, chosen ) );
				} }
			>
				<TreeSelect
					label={ __( 'Folder', 'pagewright' ) }
					noOptionLabel={
						isFolder
							? __( 'No folder: at the top', 'pagewright' )
							: __( 'Without a folder', 'pagewright' )
					}
					tree={ folderOptions( tree?.folders ?? [], isFolder ? moved.folder : 0 ) }
					selectedId={ chosen ? String( chosen ) : '' }
					onChange={ ( id ) => setChosen( Number( id ) ) }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
				<div className="pagewright-media-library__buttons">
					<Button
						variant="primary"
						type="submit"
						disabled={ isUnknown }
						__next40pxDefaultSize
					>
						{ __( 'Move', 'pagewright' ) }
					</Button>
					<Button variant="tertiary" onClick={ onClose } __next40pxDefaultSize>
						{ __( 'Cancel', 'pagewright' ) }
					</Button>
				</div>
			</form>
		</Modal>
	);
}

const titleOf = ( moved: Moved, tree: FolderTree | null ): string =>
	'folder' in moved
		? /* translators: %s: name of a folder. */
			sprintf( __( 'Move “%s”', 'pagewright' ), entryName( moved.folder, tree ) )
		: sprintf(
				/* translators: %d: number of files. */
				_n( 'Move %d file', 'Move %d files', moved.files.length, 'pagewright' ),
				moved.files.length
			);

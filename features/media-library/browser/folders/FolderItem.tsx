import type { DragEvent } from 'react';
import { useEffect, useRef, useState } from '@wordpress/element';
import { _n, isRTL, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronLeft, chevronRight, file, Icon, inbox, media } from '@wordpress/icons';
import type { TreeEntry, VisibleFolder } from '../../model/folder-tree';
import type { FolderTree } from '../../port';
import { numberText } from '../file-texts';
import type { FolderStore } from '../store/folder-store';
import { canDrop, canReceive, drop, receive, startDrag } from './drag';
import { entryName } from './texts';

interface FolderItemProps {
	entry: TreeEntry;
	/** Null for all files, and for those without a folder. */
	folder: VisibleFolder | null;
	tree: FolderTree;
	store: FolderStore;
	language: string;
	isChosen: boolean;
	/** Whether Tab reaches it. */
	isStop: boolean;
	/** Opens a folder, because something is dragged over it. */
	onOpen: ( id: number ) => void;
}

/** Time after which a closed folder opens under dragged files. */
const OPEN_MS = 700;

/** An entry of the tree, which handles clicks and keys. Files and folders can be dropped on it. */
export function FolderItem( props: FolderItemProps ) {
	const { entry, folder, tree, store, isChosen, isStop } = props;
	const name = entryName( entry, tree );
	const count = countOf( entry, folder, tree );
	const { isOver, handlers } = useDropTarget( props );
	return (
		<div
			role="treeitem"
			tabIndex={ isStop ? 0 : -1 }
			aria-level={ folder?.level ?? 1 }
			aria-selected={ isChosen }
			aria-expanded={ folder?.hasChildren ? folder.isOpen : undefined }
			aria-label={ labelOf( name, count ) }
			data-entry={ entry ?? '' }
			draggable={ folder !== null && tree.canEdit }
			className={ `pagewright-media-library__folder${ isOver ? ' is-over' : '' }` }
			style={ { '--level': folder?.level ?? 1 } as object }
			onDragStart={ ( event ) =>
				folder && startDrag( event, store, { folder: folder.folder.id } )
			}
			{ ...handlers }
		>
			<span className="pagewright-media-library__folder-arrow" data-arrow="">
				{ folder?.hasChildren && <Icon icon={ arrowOf( folder.isOpen ) } /> }
			</span>
			<Icon icon={ iconOf( entry ) } />
			<bdi className="pagewright-media-library__folder-name">{ name }</bdi>
			<span className="pagewright-media-library__folder-count">
				{ numberText( count, props.language ) }
			</span>
		</div>
	);
}

const arrowOf = ( isOpen: boolean ) => {
	const closed = isRTL() ? chevronLeft : chevronRight;
	return isOpen ? chevronDown : closed;
};

function iconOf( entry: TreeEntry ) {
	if ( entry === null ) {
		return media;
	}
	// The icon with the name `file` shows a folder.
	return entry === 0 ? inbox : file;
}

function countOf( entry: TreeEntry, folder: VisibleFolder | null, tree: FolderTree ): number {
	if ( entry === null ) {
		return tree.all;
	}
	return folder?.folder.count ?? tree.unfiled;
}

const labelOf = ( name: string, count: number ): string =>
	sprintf(
		/* translators: 1: name of a folder, 2: number of its files. */
		_n( '%1$s, %2$d file', '%1$s, %2$d files', count, 'pagewright' ),
		name,
		count
	);

/** Returns whether something that can be dropped is over the entry, and the handlers for it. */
function useDropTarget( { entry, folder, tree, store, onOpen }: FolderItemProps ) {
	const [ isOver, setIsOver ] = useState( false );
	const isClosed = Boolean( folder?.hasChildren && ! folder.isOpen );
	const open = useRef( onOpen );
	open.current = onOpen;
	useEffect( () => {
		if ( isOver && isClosed && entry ) {
			const timer = setTimeout( () => open.current( entry ), OPEN_MS );
			return () => clearTimeout( timer );
		}
	}, [ isOver, isClosed, entry ] );
	const accepts = () => canDrop( store.dragged, entry, tree );
	const acceptsFiles = ( { dataTransfer }: DragEvent ) =>
		canReceive( store, dataTransfer, entry, tree );
	return {
		isOver,
		handlers: {
			onDragOver: ( event: DragEvent ) => {
				const isUpload = acceptsFiles( event );
				if ( isUpload || accepts() ) {
					event.preventDefault();
					event.dataTransfer.dropEffect = isUpload ? 'copy' : 'move';
					setIsOver( true );
				}
			},
			onDragLeave: () => setIsOver( false ),
			onDrop: ( event: DragEvent ) => {
				const isUpload = acceptsFiles( event );
				setIsOver( false );
				if ( isUpload || accepts() ) {
					event.preventDefault();
					event.stopPropagation();
					void ( isUpload ? receive( store, event, entry! ) : drop( store, entry ) );
				}
			},
		},
	};
}

import type { DragEvent } from 'react';
import { _n, sprintf } from '@wordpress/i18n';
import { isInside, type TreeEntry } from '../../model/folder-tree';
import type { FolderTree } from '../../port';
import type { FolderStore } from '../store/folder-store';
import { takeDropped } from '../upload/take-dropped';

/** Marks our data, so that editors ignore it. What is dragged is in the store. */
const TYPE = 'application/x-pagewright-media';

/** Begins to drag files or a folder. */
export function startDrag(
	event: DragEvent,
	store: FolderStore,
	dragged: NonNullable< FolderStore[ 'dragged' ] >
): void {
	store.dragged = dragged;
	event.dataTransfer.effectAllowed = 'move';
	event.dataTransfer.setData( TYPE, '' );
	if ( 'files' in dragged && dragged.files.length > 1 ) {
		showCount( event, dragged.files.length );
	}
}

/** Shows the number of files at the pointer, instead of one of them. */
function showCount( event: DragEvent, count: number ): void {
	const { ownerDocument } = event.currentTarget;
	const badge = ownerDocument.createElement( 'div' );
	badge.className = 'pagewright-media-library__dragged';
	/* translators: %d: number of files. */
	badge.textContent = sprintf( _n( '%d file', '%d files', count, 'pagewright' ), count );
	ownerDocument.body.append( badge );
	event.dataTransfer.setDragImage( badge, 0, 0 );
	// The browser has copied it after this event.
	setTimeout( () => badge.remove() );
}

/** Returns whether what is dragged can be dropped on an entry of the tree. */
export function canDrop(
	dragged: FolderStore[ 'dragged' ],
	entry: TreeEntry,
	{ folders, canEdit, canFile }: FolderTree
): boolean {
	if ( ! dragged ) {
		return false;
	}
	if ( 'files' in dragged ) {
		return canFile && entry !== null;
	}
	const folder = folders.find( ( { id } ) => id === dragged.folder );
	return (
		canEdit &&
		folder !== undefined &&
		entry !== 0 &&
		folder.parent !== ( entry ?? 0 ) &&
		( entry === null || ! isInside( folders, entry, folder.id ) )
	);
}

/** Moves what is dragged to an entry of the tree. */
export function drop( store: FolderStore, entry: TreeEntry ): void {
	const { dragged } = store;
	store.dragged = null;
	if ( dragged && 'files' in dragged ) {
		void store.moveFiles( dragged.files, entry ?? 0 );
	} else if ( dragged ) {
		void store.moveFolder( dragged.folder, entry ?? 0 );
	}
}

/** Returns whether files from outside of the page can be uploaded into an entry of the tree. */
export const canReceive = (
	{ dragged, receive: upload }: FolderStore,
	{ types }: DataTransfer,
	entry: TreeEntry,
	{ canFile }: FolderTree
): boolean => ! dragged && Boolean( upload && entry && canFile ) && types.includes( 'Files' );

/** Uploads what was dropped on a folder. */
export function receive( store: FolderStore, event: DragEvent, folder: number ): void {
	store.receive?.( takeDropped( event.dataTransfer ), folder );
	// Drop zones that did not get the drop would stay visible until the mouse moves.
	event.currentTarget.dispatchEvent( new Event( 'dragend', { bubbles: true } ) );
}

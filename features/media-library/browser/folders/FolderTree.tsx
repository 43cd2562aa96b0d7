import type { KeyboardEvent, MouseEvent } from 'react';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import {
	pathOf,
	treeCommand,
	type TreeCommand,
	visibleFolders,
	type TreeEntry,
	type VisibleFolder,
} from '../../model/folder-tree';
import type { FolderTree as Tree } from '../../port';
import type { FolderStore } from '../store/folder-store';
import { FolderItem } from './FolderItem';
import { FolderName } from './FolderName';

/** The name that the user types. */
export type Editing = { type: 'rename'; id: number } | { type: 'create'; parent: number };

interface FolderTreeProps {
	tree: Tree;
	store: FolderStore;
	chosen: TreeEntry;
	editing: Editing | null;
	language: string;
	onChoose: ( entry: TreeEntry ) => void;
	onEdit: ( editing: Editing | null ) => void;
	onDelete: ( id: number ) => void;
}

/** All files, files without a folder, and the folders, as a tree with one tab stop. */
export function FolderTree( props: FolderTreeProps ) {
	const { tree, store, chosen, editing, onEdit } = props;
	const state = useTree( props );
	const parent = editing?.type === 'create' ? editing.parent : null;
	/** Ends the typing of a name; the focus goes to the folder. */
	const end = ( entry: TreeEntry ) => {
		onEdit( null );
		state.focus( entry );
	};
	const item = ( entry: TreeEntry, folder: VisibleFolder | null ) => (
		<FolderItem
			key={ entry ?? 'all' }
			{ ...{ entry, folder, tree, store } }
			language={ props.language }
			isChosen={ entry === chosen }
			isStop={ entry === state.stop }
			onOpen={ ( id ) => state.setIsOpen( id, true ) }
		/>
	);
	const newName = ( level: number ) => (
		<FolderName
			key="new"
			level={ level }
			name=""
			label={ __( 'Name of the new folder', 'pagewright' ) }
			onSave={ ( name ) => store.change( { type: 'create', name, parent: parent ?? 0 } ) }
			onEnd={ ( id ) => end( id ?? ( parent || null ) ) }
		/>
	);
	const newNameOf = ( { folder, level }: VisibleFolder ) => (
		<FolderName
			key={ folder.id }
			level={ level }
			name={ folder.name }
			label={ __( 'Name of the folder', 'pagewright' ) }
			onSave={ ( name ) => store.change( { type: 'update', id: folder.id, name } ) }
			onEnd={ () => end( folder.id ) }
		/>
	);
	return (
		<div
			ref={ state.root }
			role="tree"
			tabIndex={ -1 }
			aria-label={ __( 'Folders', 'pagewright' ) }
			className="pagewright-media-library__tree"
			{ ...state.handlers }
		>
			{ item( null, null ) }
			{ item( 0, null ) }
			{ parent === 0 && newName( 1 ) }
			{ state.visible.map( ( shown ) => [
				editing?.type === 'rename' && editing.id === shown.folder.id
					? newNameOf( shown )
					: item( shown.folder.id, shown ),
				parent === shown.folder.id && newName( shown.level + 1 ),
			] ) }
			{ tree.folders.length === 0 && ! editing && (
				<p className="pagewright-media-library__hint" role="presentation">
					{ tree.canEdit
						? __( 'Create folders to keep files that belong together.', 'pagewright' )
						: __( 'There are no folders yet.', 'pagewright' ) }
				</p>
			) }
		</div>
	);
}

/** Returns the visible folders, the tab stop, and what keys do. */
function useTree( props: FolderTreeProps ) {
	const { tree, chosen, editing } = props;
	const root = useRef< HTMLDivElement >( null );
	const [ open, setOpen ] = useState( () => new Set( ancestorsOf( tree, chosen ) ) );
	const [ stop, setStop ] = useState< TreeEntry >( chosen );
	const [ wanted, setWanted ] = useState< { entry: TreeEntry } | null >( null );
	const visible = visibleFolders( tree.folders, open );
	const entries: TreeEntry[] = [ null, 0, ...visible.map( ( { folder } ) => folder.id ) ];
	const parent = editing?.type === 'create' ? editing.parent : 0;
	useEffect( () => {
		if ( parent ) {
			setOpen( ( now ) => new Set( [ ...now, ...pathOf( tree.folders, parent ) ] ) );
		}
	}, [ parent, tree ] );
	// An entry can appear with the render that gives it the focus, or after it.
	useEffect( () => {
		const element =
			wanted &&
			root.current?.querySelector< HTMLElement >( `[data-entry="${ wanted.entry ?? '' }"]` );
		if ( element ) {
			setStop( wanted.entry );
			element.focus();
			setWanted( null );
		}
	}, [ wanted, tree, open ] );
	const setIsOpen = ( id: number, isOpen: boolean ) =>
		setOpen( ( now ) => {
			const next = new Set( now );
			next[ isOpen ? 'add' : 'delete' ]( id );
			return next;
		} );
	const focus = ( entry: TreeEntry ) => setWanted( { entry } );
	return {
		...{ root, visible, setIsOpen },
		handlers: handlersOf( props, { visible, entries, setIsOpen, setStop, focus } ),
		stop: entries.includes( stop ) ? stop : null,
		focus,
	};
}

interface TreeState {
	visible: readonly VisibleFolder[];
	entries: readonly TreeEntry[];
	setIsOpen: ( id: number, isOpen: boolean ) => void;
	setStop: ( entry: TreeEntry ) => void;
	focus: ( entry: TreeEntry ) => void;
}

/** Returns the handlers of keys and the mouse. */
function handlersOf(
	{ tree, onChoose, onEdit, onDelete }: FolderTreeProps,
	{ visible, entries, setIsOpen, setStop, focus }: TreeState
) {
	const run = ( command: TreeCommand ) => {
		switch ( command.type ) {
			case 'focus':
				return focus( command.entry );
			case 'rename':
				return onEdit( { type: 'rename', id: command.id } );
			case 'delete':
				return onDelete( command.id );
			default:
				return setIsOpen( command.id, command.type === 'open' );
		}
	};
	const onKeyDown = ( event: KeyboardEvent ) => {
		const item = ( event.target as Element ).closest< HTMLElement >( '[data-entry]' );
		if ( item !== event.target || event.ctrlKey || event.metaKey || event.altKey ) {
			return;
		}
		const focused = entryOf( item! );
		const command = treeCommand( {
			...{ key: event.key, isRtl: isRTL(), entries, focused, visible },
			canEdit: tree.canEdit,
		} );
		if ( command ) {
			run( command );
		} else if ( event.key === 'Enter' || event.key === ' ' ) {
			onChoose( focused );
		} else {
			return;
		}
		event.preventDefault();
		event.stopPropagation();
	};
	const onClick = ( { target }: MouseEvent ) => {
		const item = ( target as Element ).closest< HTMLElement >( '[data-entry]' );
		if ( ! item ) {
			return;
		}
		const entry = entryOf( item );
		const folder = visible.find( ( { folder: { id } } ) => id === entry );
		if ( folder?.hasChildren && ( target as Element ).closest( '[data-arrow]' ) ) {
			setIsOpen( folder.folder.id, ! folder.isOpen );
			return;
		}
		// The browser has focused the entry.
		setStop( entry );
		onChoose( entry );
	};
	const onDoubleClick = ( { target }: MouseEvent ) => {
		const item = ( target as Element ).closest< HTMLElement >( '[data-entry]' );
		const entry = item && entryOf( item );
		if ( entry && tree.canEdit ) {
			onEdit( { type: 'rename', id: entry } );
		}
	};
	return { onKeyDown, onClick, onDoubleClick };
}

/** Returns the folders that contain an entry. */
const ancestorsOf = ( { folders }: Tree, entry: TreeEntry ): number[] =>
	entry ? pathOf( folders, entry ).slice( 0, -1 ) : [];

const entryOf = ( { dataset: { entry } }: HTMLElement ): TreeEntry =>
	entry ? Number( entry ) : null;

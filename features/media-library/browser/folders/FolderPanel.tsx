import { Button, DropdownMenu, Spinner } from '@wordpress/components';
import { useEffect, useRef, useState, useSyncExternalStore } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { closeSmall, moreVertical, plus } from '@wordpress/icons';
import type { Folder, FolderTree as Tree } from '../../port';
import { ConfirmDialog, OVERLAY } from '../components';
import { FailurePanel } from '../states/FailurePanel';
import type { BrowserContext } from '../types';
import { FolderTree, type Editing } from './FolderTree';
import { MoveDialog } from './MoveDialog';
import type { FoldersControl } from './use-folders';

export { MoveDialog } from './MoveDialog';

/** A question about a folder. */
interface Asked {
	type: 'delete' | 'move';
	id: number;
}

interface FolderPanelProps {
	folders: FoldersControl;
	context: BrowserContext;
	/** Whether the panel covers the files. */
	isOver: boolean;
}

/** All folders as a tree, and what can be done with them. */
export function FolderPanel( { folders, context, isOver }: FolderPanelProps ) {
	const { store, chosen, choose } = folders;
	const { tree, failure } = useSyncExternalStore( store.subscribe, store.state );
	const [ editing, setEditing ] = useState< Editing | null >( null );
	const [ asked, setAsked ] = useState< Asked | null >( null );
	useEffect( () => void store.load(), [ store ] );
	const current = tree?.folders.find( ( { id } ) => id === chosen ) ?? null;
	const isLost = tree !== null && Boolean( chosen ) && ! current;
	useEffect( () => {
		if ( isLost ) {
			choose( null );
		}
	} );
	return (
		<>
			<Head
				{ ...{ folders, current, isOver } }
				canEdit={ tree?.canEdit ?? false }
				onEdit={ setEditing }
				onAsk={ setAsked }
			/>
			{ ! tree && ! failure && <Spinner /> }
			{ failure && (
				<FailurePanel
					{ ...{ failure } }
					loginUrl={ context.loginUrl }
					onRetry={ () => void store.load() }
				/>
			) }
			{ tree && (
				<FolderTree
					{ ...{ tree, store, chosen, editing } }
					language={ context.language }
					onChoose={ choose }
					onEdit={ setEditing }
					onDelete={ ( id ) => setAsked( { type: 'delete', id } ) }
				/>
			) }
			{ tree && asked?.type === 'delete' && (
				<ConfirmDialog
					overlayClassName={ OVERLAY }
					confirmButtonText={ __( 'Delete folder', 'pagewright' ) }
					onConfirm={ () => {
						setAsked( null );
						void store.deleteFolder( asked.id );
					} }
					onCancel={ () => setAsked( null ) }
				>
					{ questionOf( asked.id, tree ) }
				</ConfirmDialog>
			) }
			{ asked?.type === 'move' && (
				<MoveDialog
					{ ...{ store } }
					moved={ { folder: asked.id } }
					onClose={ () => setAsked( null ) }
				/>
			) }
		</>
	);
}

interface HeadProps {
	folders: FoldersControl;
	/** The chosen folder. */
	current: Folder | null;
	canEdit: boolean;
	isOver: boolean;
	onEdit: ( editing: Editing ) => void;
	onAsk: ( asked: Asked ) => void;
}

/** Heading and buttons. A panel over the files has a button that closes it. */
function Head( { folders, current, canEdit, isOver, onEdit, onAsk }: HeadProps ) {
	const closer = useRef< HTMLButtonElement >( null );
	useEffect( () => closer.current?.focus(), [ isOver ] );
	return (
		<header className="pagewright-media-library__folders-head">
			<h2>{ __( 'Folders', 'pagewright' ) }</h2>
			{ canEdit && (
				<Button
					icon={ plus }
					label={ __( 'New folder', 'pagewright' ) }
					size="compact"
					onClick={ () => onEdit( { type: 'create', parent: current?.id ?? 0 } ) }
				/>
			) }
			{ canEdit && current && (
				<FolderMenu
					folder={ current }
					onRename={ () => onEdit( { type: 'rename', id: current.id } ) }
					onAsk={ ( type ) => onAsk( { type, id: current.id } ) }
				/>
			) }
			{ isOver && (
				<Button
					ref={ closer }
					icon={ closeSmall }
					label={ __( 'Close folders', 'pagewright' ) }
					size="compact"
					onClick={ folders.close }
				/>
			) }
		</header>
	);
}

interface FolderMenuProps {
	folder: Folder;
	onRename: () => void;
	onAsk: ( type: Asked[ 'type' ] ) => void;
}

/** Menu with the actions for the chosen folder. */
function FolderMenu( { folder, onRename, onAsk }: FolderMenuProps ) {
	return (
		<DropdownMenu
			icon={ moreVertical }
			/* translators: %s: name of a folder. */
			label={ sprintf( __( 'Actions for “%s”', 'pagewright' ), folder.name ) }
			toggleProps={ { size: 'compact' } }
			popoverProps={ { className: OVERLAY, placement: 'bottom-end' } }
			controls={ [
				{ title: __( 'Rename', 'pagewright' ), onClick: onRename },
				{
					title: __( 'Move to another folder', 'pagewright' ),
					onClick: () => onAsk( 'move' ),
				},
				{ title: __( 'Delete', 'pagewright' ), onClick: () => onAsk( 'delete' ) },
			] }
		/>
	);
}

/** Above this number of files, the server cannot undo a deletion. */
const MOST_FILES = 5000;

function questionOf( id: number, { folders }: Tree ): string {
	const folder = folders.find( ( each ) => each.id === id );
	const inside = folders.filter( ( { parent } ) => parent === id ).length;
	const count = folder?.count ?? 0;
	const sentences = [
		/* translators: %s: name of a folder. */
		sprintf( __( 'Delete the folder “%s”?', 'pagewright' ), folder?.name ?? '' ),
		count > 0 &&
			sprintf(
				/* translators: %d: number of files. */
				_n(
					'Its %d file stays in the library.',
					'Its %d files stay in the library.',
					count,
					'pagewright'
				),
				count
			),
		inside > 0 && __( 'The folders inside it move up.', 'pagewright' ),
		count > MOST_FILES &&
			__( 'This cannot be undone, because the folder has very many files.', 'pagewright' ),
	];
	return sentences.filter( Boolean ).join( ' ' );
}

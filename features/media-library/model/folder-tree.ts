import type { Folder } from '../port';

/** A folder that is visible, because all folders that contain it are open. */
export interface VisibleFolder {
	folder: Folder;
	/** From 1. */
	level: number;
	hasChildren: boolean;
	isOpen: boolean;
}

/** Returns the visible folders in their order. `folders` are parents before their children. */
export function visibleFolders(
	folders: readonly Folder[],
	open: ReadonlySet< number >
): VisibleFolder[] {
	const parents = new Set( folders.map( ( { parent } ) => parent ) );
	const levels = new Map< number, number >( [ [ 0, 0 ] ] );
	const visible: VisibleFolder[] = [];
	for ( const folder of folders ) {
		const level = levels.get( folder.parent );
		if ( level !== undefined ) {
			const isOpen = open.has( folder.id );
			const hasChildren = parents.has( folder.id );
			visible.push( { folder, level: level + 1, hasChildren, isOpen } );
			if ( isOpen ) {
				levels.set( folder.id, level + 1 );
			}
		}
	}
	return visible;
}

/** Returns the IDs of a folder and of all folders that contain it, from the top. */
export function pathOf( folders: readonly Folder[], id: number ): number[] {
	const folder = folders.find( ( each ) => each.id === id );
	return folder ? [ ...pathOf( folders, folder.parent ), id ] : [];
}

/** Returns whether a folder is the other one, or inside it. */
export const isInside = ( folders: readonly Folder[], id: number, other: number ): boolean =>
	pathOf( folders, id ).includes( other );

/** An entry of the tree: null for all files, 0 for those without a folder, or the ID of a folder. */
export type TreeEntry = number | null;

export type TreeCommand =
	| { type: 'focus'; entry: TreeEntry }
	| { type: 'open' | 'close'; id: number }
	| { type: 'rename' | 'delete'; id: number };

interface TreeKey {
	key: string;
	isRtl: boolean;
	/** All entries in their order. */
	entries: readonly TreeEntry[];
	focused: TreeEntry;
	visible: readonly VisibleFolder[];
	canEdit: boolean;
}

/** Returns what a key does in the tree, as in the tree pattern of WAI-ARIA; null for nothing. */
export function treeCommand( state: TreeKey ): TreeCommand | null {
	const { key, entries, focused } = state;
	const at = entries.indexOf( focused );
	switch ( key ) {
		case 'ArrowDown':
			return focusAt( state, at + 1 );
		case 'ArrowUp':
			return focusAt( state, at - 1 );
		case 'Home':
			return focusAt( state, 0 );
		case 'End':
			return focusAt( state, entries.length - 1 );
		case 'ArrowRight':
		case 'ArrowLeft':
		case 'F2':
		case 'Delete':
			return commandOf( state, focusAt( state, at + 1 ) );
		default:
			return key.length === 1 && key !== ' ' ? startingWith( key, state, at ) : null;
	}
}

/** Returns what a key does with the focused folder. */
function commandOf( state: TreeKey, next: TreeCommand | null ): TreeCommand | null {
	const { key, isRtl, canEdit } = state;
	const current = state.visible.find( ( { folder } ) => folder.id === state.focused );
	if ( ! current ) {
		return null;
	}
	const { id } = current.folder;
	if ( key === 'F2' || key === 'Delete' ) {
		return canEdit ? { type: key === 'F2' ? 'rename' : 'delete', id } : null;
	}
	return sideways( current, ( key === 'ArrowRight' ) !== isRtl, next );
}

function focusAt( { entries, focused }: TreeKey, index: number ): TreeCommand | null {
	const entry = entries[ index ];
	return entry === undefined || entry === focused ? null : { type: 'focus', entry };
}

/** Forward opens a folder, then goes to the first one inside; back closes it, then goes up. */
function sideways(
	{ folder, hasChildren, isOpen }: VisibleFolder,
	isForward: boolean,
	next: TreeCommand | null
): TreeCommand | null {
	if ( isForward ) {
		if ( ! hasChildren ) {
			return null;
		}
		return isOpen ? next : { type: 'open', id: folder.id };
	}
	if ( hasChildren && isOpen ) {
		return { type: 'close', id: folder.id };
	}
	return folder.parent ? { type: 'focus', entry: folder.parent } : null;
}

/** Goes to the next folder whose name begins with a character. */
function startingWith(
	character: string,
	{ visible, entries }: TreeKey,
	at: number
): TreeCommand | null {
	const names = new Map( visible.map( ( { folder } ) => [ folder.id, folder.name ] ) );
	const found = [ ...entries.slice( at + 1 ), ...entries.slice( 0, at ) ].find(
		( entry ) =>
			entry !== null &&
			names.get( entry )?.toLowerCase().startsWith( character.toLowerCase() )
	);
	return found === undefined ? null : { type: 'focus', entry: found };
}

import type { DragEvent, KeyboardEvent, RefObject } from 'react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from '@wordpress/element';
import type { MediaStore } from '../store/media-store';
import type { BrowserContext } from '../types';
import type { QueryControl } from '../use-query';
import { startDrag } from './drag';

/** User setting of WordPress: whether the folders are shown. */
export const FOLDERS_SETTING = 'pagewright_folders';

interface FoldersOptions {
	store: MediaStore;
	context: BrowserContext;
	query: QueryControl;
	isNarrow: boolean;
	/** The files, whose folder button gets the focus back. */
	root: RefObject< HTMLElement >;
	onUserSetting: ( ( name: string, value: string ) => void ) | undefined;
}

/** Returns whether the folders are shown, the chosen one, and what the parts of a browser do with them. */
export function useFolders( options: FoldersOptions ) {
	const { store, context, query, isNarrow, root, onUserSetting } = options;
	const { folders } = store;
	const [ isBeside, setIsBeside ] = useState( context.isFoldersOpen );
	const [ isOver, setIsOver ] = useState( false );
	const toggle = useRef< HTMLButtonElement >( null );
	const chosen = query.query.folder;
	const isShown = isNarrow ? isOver : isBeside;
	const setIsOpen = ( isOpen: boolean ) => {
		if ( isNarrow ) {
			setIsOver( isOpen );
		} else {
			setIsBeside( isOpen );
			onUserSetting?.( FOLDERS_SETTING, isOpen ? 'open' : 'closed' );
		}
	};
	const close = () => {
		setIsOpen( false );
		if ( root.current ) {
			// The files are inert until the next render.
			root.current.inert = false;
		}
		toggle.current?.focus();
	};
	// Before the panel loads the folders.
	useLayoutEffect( () => {
		folders.types = query.types;
	}, [ folders, query.types ] );
	useEffect( () => {
		folders.chosen = chosen;
		return () => {
			folders.chosen = null;
		};
	}, [ folders, chosen ] );
	const dragFiles = useCallback(
		( event: DragEvent, ids: readonly number[] ) => startDrag( event, folders, { files: ids } ),
		[ folders ]
	);
	return {
		hasFolders: context.hasFolders,
		isOpen: context.hasFolders && isShown,
		chosen,
		/** The button that shows and hides the folders. */
		toggle,
		store: folders,
		choose: ( folder: number | null ) => {
			query.folder( folder );
			if ( isNarrow ) {
				close();
			}
		},
		setIsOpen,
		close,
		dragFiles: context.hasFolders ? dragFiles : undefined,
		dragHandlers: {
			onDragOver: ( event: DragEvent ) => hideFromUploader( event, folders.dragged !== null ),
			onDragEnd: () => {
				folders.dragged = null;
			},
		},
		/** Returns whether a key does something with folders. */
		onKeyDown: ( event: KeyboardEvent ): boolean => {
			if ( event.key === 'Escape' && isNarrow && isOver ) {
				close();
				return true;
			}
			const isUndo = event.key.toLowerCase() === 'z' && ( event.ctrlKey || event.metaKey );
			if ( ! isUndo || ! context.hasFolders || isTyping( event.target as Element ) ) {
				return false;
			}
			void ( event.shiftKey ? folders.redo() : folders.undo() );
			return true;
		},
	};
}

export type FoldersControl = ReturnType< typeof useFolders >;

/** Uploaders of WordPress offer to upload whatever is dragged over the page. */
function hideFromUploader( event: DragEvent, isOurs: boolean ): void {
	if ( isOurs ) {
		event.stopPropagation();
	}
}

const isTyping = ( element: Element ) =>
	element.matches( 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable=true]' );

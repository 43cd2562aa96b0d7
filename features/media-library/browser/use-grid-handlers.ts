import type { KeyboardEvent, MouseEvent } from 'react';
import { useRef } from '@wordpress/element';
import { isRTL } from '@wordpress/i18n';
import { commandOf, type KeyCommand } from '../model/grid-keys';
import { positionOf, rowAt, type MediaList } from '../model/list-pages';
import { allowsMany, type Modifier, type Selection, type SelectionEvent } from '../model/selection';
import { useRange } from './use-range';

export interface GridActions {
	/** Called with pages that a range needs. */
	onMissing: ( pages: readonly number[] ) => void;
	onSelect: ( event: SelectionEvent ) => void;
	/** Commands of keys that concern the dialog: open, confirm, leave the bulk mode, search. */
	onCommand: ( command: KeyCommand, id: number | null ) => void;
}

interface GridState {
	position: number;
	/** Moves the focus to a position, and scrolls there. */
	focus: ( position: number ) => void;
	/** Makes a position the tab stop, after the browser has focused it. */
	take: ( position: number ) => void;
	columns: number;
	rowsInView: number;
}

interface GridContent extends GridActions {
	list: MediaList;
	selection: Selection;
}

/** Returns the handlers of keys and the mouse. */
export function useGridHandlers( { list, selection, ...actions }: GridContent, state: GridState ) {
	const { onMissing, onSelect, onCommand } = actions;
	const selectRange = useRange( list, onMissing );
	/** Anchor of a range that still loads. */
	const anchor = useRef< number | null >( null );
	const idAt = ( position: number ) => rowAt( list, position )?.id ?? null;
	const clickAt = ( at: number, modifier: Modifier ) => {
		const id = idAt( at );
		const from = selection.shown === null ? null : positionOf( list, selection.shown );
		if ( id === null ) {
			return;
		}
		if ( modifier === 'range' && from !== null && allowsMany( selection ) ) {
			selectRange( from, at, ( range ) => onSelect( { type: 'clicked', id, modifier, range } ) );
		} else {
			onSelect( { type: 'clicked', id, modifier, range: [] } );
		}
	};
	const extendTo = ( to: number ) => {
		const start = selection.range?.anchor ?? anchor.current ?? idAt( state.position );
		const from = start === null ? null : positionOf( list, start );
		anchor.current = start;
		selectRange( from ?? state.position, to, ( ids ) => onSelect( { type: 'extended', ids } ) );
	};
	const run = ( command: KeyCommand ) => {
		const id = idAt( state.position );
		if ( command.type !== 'move' || ! command.extends ) {
			anchor.current = null;
		}
		switch ( command.type ) {
			case 'move':
				state.focus( command.to );
				return command.extends ? extendTo( command.to ) : undefined;
			case 'toggle':
				return id === null ? undefined : onSelect( { type: 'checkPressed', id } );
			case 'extend':
				return clickAt( state.position, 'range' );
			case 'selectAll':
				return onSelect( { type: 'allSelected', ids: loadedIds( list ) } );
			default:
				return onCommand( command, id );
		}
	};
	return {
		onKeyDown: ( event: KeyboardEvent ) => {
			const command = commandOf( event, {
				position: state.position,
				total: list.total ?? 0,
				columns: state.columns,
				rowsInView: state.rowsInView,
				isRtl: isRTL(),
				allowsMany: allowsMany( selection ),
				isBulk: selection.isBulk,
			} );
			if ( command ) {
				event.preventDefault();
				event.stopPropagation();
				run( command );
			}
		},
		onClick: ( event: MouseEvent ) => {
			const target = event.target as Element;
			const at = positionOfTile( target );
			const id = at === null ? null : idAt( at );
			if ( at === null || id === null ) {
				return;
			}
			anchor.current = null;
			state.take( at );
			if ( target.closest( '[data-check]' ) ) {
				onSelect( { type: 'checkPressed', id } );
			} else {
				clickAt( at, modifierOf( event ) );
			}
		},
		onFocus: ( { target }: { target: EventTarget } ) => {
			const at = positionOfTile( target as Element );
			if ( at !== null && at !== state.position ) {
				state.take( at );
			}
		},
	};
}

function modifierOf( { shiftKey, ctrlKey, metaKey }: MouseEvent ): Modifier {
	if ( shiftKey ) {
		return 'range';
	}
	return ctrlKey || metaKey ? 'toggle' : 'none';
}

function positionOfTile( element: Element ): number | null {
	const tile = element.closest< HTMLElement >( '[data-position]' );
	return tile ? Number( tile.dataset.position ) : null;
}

const loadedIds = ( list: MediaList ): number[] =>
	[ ...list.pages ]
		.sort( ( [ one ], [ other ] ) => one - other )
		.flatMap( ( [ , { rows } ] ) => rows.map( ( { id } ) => id ) );

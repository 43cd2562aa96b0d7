import type { DragEvent } from 'react';
import { useRef } from '@wordpress/element';
import type { KeyCommand } from '../model/grid-keys';
import { positionOf, rowAt, type MediaList } from '../model/list-pages';
import { positionsBetween } from '../model/list-window';
import { allowsMany, type Modifier, type Selection, type SelectionEvent } from '../model/selection';
import { useRange } from './use-range';

export interface GridActions {
	/** Called with pages that a range needs. */
	onMissing: ( pages: readonly number[] ) => void;
	onSelect: ( event: SelectionEvent ) => void;
	/** Commands of keys that concern the dialog: open, confirm, leave the bulk mode, search. */
	onCommand: ( command: KeyCommand, id: number | null ) => void;
	/** Called with the files that the user begins to drag. Without it, files cannot be dragged. */
	onDrag?: ( ( event: DragEvent, ids: readonly number[] ) => void ) | undefined;
}

export interface GridContent extends GridActions {
	list: MediaList;
	selection: Selection;
}

interface GridPlace {
	position: number;
	/** Moves the focus to a position, and scrolls there. */
	focus: ( position: number ) => void;
}

/** Returns functions that select by a click, and by the command of a key. */
export function useGridCommands( content: GridContent, { position, focus }: GridPlace ) {
	const { list, selection, onMissing, onSelect, onCommand } = content;
	const selectRange = useRange( list, onMissing );
	/** Anchor of a range that still loads. */
	const anchor = useRef< number | null >( null );
	const idAt = ( at: number ) => rowAt( list, at )?.id ?? null;
	const clickAt = ( at: number, modifier: Modifier ) => {
		const id = idAt( at );
		if ( id === null ) {
			return;
		}
		const from = selection.shown === null ? null : positionOf( list, selection.shown );
		if ( modifier === 'range' && from !== null && allowsMany( selection ) ) {
			selectRange( {
				positions: positionsBetween( from, at ),
				apply: ( range ) => onSelect( { type: 'clicked', id, modifier, range } ),
			} );
		} else {
			onSelect( { type: 'clicked', id, modifier, range: [] } );
		}
	};
	const extendTo = ( to: number ) => {
		const start = selection.range?.anchor ?? anchor.current ?? idAt( position );
		const from = start === null ? null : positionOf( list, start );
		anchor.current = start;
		selectRange( {
			positions: positionsBetween( from ?? position, to ),
			apply: ( ids ) => onSelect( { type: 'extended', ids } ),
		} );
	};
	const toggle = ( id: number | null ) =>
		id === null ? undefined : onSelect( { type: 'checkPressed', id } );
	const run = ( command: KeyCommand ) => {
		if ( command.type === 'move' ) {
			focus( command.to );
			if ( command.extends ) {
				return extendTo( command.to );
			}
		}
		anchor.current = null;
		switch ( command.type ) {
			case 'move':
				return undefined;
			case 'toggle':
				return toggle( idAt( position ) );
			case 'extend':
				return clickAt( position, 'range' );
			case 'selectAll':
				return onSelect( { type: 'allSelected', ids: loadedIds( list ) } );
			default:
				return onCommand( command, idAt( position ) );
		}
	};
	return {
		idAt,
		run,
		click: ( at: number, modifier: Modifier ) => {
			anchor.current = null;
			clickAt( at, modifier );
		},
	};
}

const loadedIds = ( list: MediaList ): number[] =>
	[ ...list.pages ]
		.sort( ( [ one ], [ other ] ) => one - other )
		.flatMap( ( [ , { rows } ] ) => rows.map( ( { id } ) => id ) );

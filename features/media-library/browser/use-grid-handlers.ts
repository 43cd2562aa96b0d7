import type { DragEvent, KeyboardEvent, MouseEvent } from 'react';
import { isRTL } from '@wordpress/i18n';
import { commandOf } from '../model/grid-keys';
import { allowsMany, type Modifier, type Selection } from '../model/selection';
import { useGridCommands, type GridContent } from './use-grid-commands';

interface GridState {
	position: number;
	/** Moves the focus to a position, and scrolls there. */
	focus: ( position: number ) => void;
	/** Makes a position the tab stop, after the browser has focused it. */
	take: ( position: number ) => void;
	columns: number;
	rowsInView: number;
}

/** Returns the handlers of keys and the mouse. */
export function useGridHandlers( content: GridContent, state: GridState ) {
	const { list, selection, onSelect, onCommand, onDrag } = content;
	const { idAt, run, click } = useGridCommands( content, state );
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
			// The second click of a double click does not take the selection back.
			if ( at === null || id === null || isSecond( event, selection ) ) {
				return;
			}
			state.take( at );
			if ( target.closest( '[data-check]' ) ) {
				onSelect( { type: 'checkPressed', id } );
			} else {
				click( at, modifierOf( event ) );
			}
		},
		onDoubleClick: ( event: MouseEvent ) => {
			const at = positionOfTile( event.target as Element );
			const id = at === null ? null : idAt( at );
			if ( id === null || ! isSecond( event, selection ) ) {
				return;
			}
			if ( ! selection.ids.has( id ) ) {
				onSelect( { type: 'checkPressed', id } );
			}
			onCommand( { type: 'confirm' }, id );
		},
		onDragStart: ( event: DragEvent ) => {
			const at = positionOfTile( event.target as Element );
			const id = at === null ? null : idAt( at );
			if ( id !== null ) {
				onDrag?.( event, selection.ids.has( id ) ? [ ...selection.ids ] : [ id ] );
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

/** Whether a click is part of a double click on a file, which is not one on its check. */
const isSecond = ( event: MouseEvent, { isBulk }: Selection ) =>
	event.detail === 2 &&
	! isBulk &&
	modifierOf( event ) === 'none' &&
	! ( event.target as Element ).closest( '[data-check]' );

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

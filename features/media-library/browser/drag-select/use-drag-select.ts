import { useEffect, useRef, useState, type RefObject } from '@wordpress/element';
import { isRTL } from '@wordpress/i18n';
import { endOf, isTouched, positionsOf } from '../../model/drag-select';
import type { Grid } from '../../model/grid';
import { positionOf, rowAt } from '../../model/list-pages';
import { allowsMany } from '../../model/selection';
import type { GridContent } from '../use-grid-commands';
import { useRange } from '../use-range';
import { watchDrags } from './drag-watch';
import type { DragHost, Draft } from './press';

interface DragGrid {
	/** The scrolling element. Its first child has the size of all files. */
	box: RefObject< HTMLDivElement >;
	grid: Grid;
	gapPx: number;
	/** Number of positions. */
	count: number;
	/** Focuses a file without scrolling. */
	hold: ( position: number ) => void;
}

/**
 * Selects files over which a mouse or a pen is dragged. Returns a function that says whether a file
 * is selected, or will be at the end of the drag: the selection changes once, at the end.
 */
export function useDragSelect( content: GridContent, files: DragGrid ) {
	const { list, selection, onMissing, onSelect } = content;
	const { box, grid, gapPx, count, hold } = files;
	const [ draft, setDraft ] = useState< Draft | null >( null );
	const selectAt = useRange( list, onMissing );
	const isOn = allowsMany( selection );
	const host: DragHost = {
		area: () => ( { ...grid, gapPx, count, isRtl: isRTL() } ),
		idAt: ( position ) => rowAt( list, position )?.id ?? null,
		positionOf: ( id ) => positionOf( list, id ),
		isSelected: ( id ) => selection.ids.has( id ),
		reset: () => {
			selectAt( null );
			setDraft( null );
		},
		onChange: setDraft,
		onEnd: ( { touched, mode } ) => {
			const positions = positionsOf( touched );
			const end = endOf( touched, positions );
			if ( end !== null ) {
				hold( end );
			}
			selectAt( {
				positions,
				apply: ( ids ) => {
					const shown = end === null ? null : ( ids[ positions.indexOf( end ) ] ?? null );
					onSelect( { type: 'dragged', ids, shown, mode } );
					setDraft( null );
				},
				cancel: () => setDraft( null ),
			} );
		},
	};
	const latest = useRef( host );
	latest.current = host;
	useEffect( () => {
		const stop = isOn && box.current ? watchDrags( box.current, latest ) : undefined;
		return () => {
			stop?.();
			latest.current.reset();
		};
	}, [ isOn, box ] );

	return ( position: number, id: number ): boolean => {
		if ( draft && isTouched( draft.touched, position ) ) {
			return draft.mode !== 'remove';
		}
		return draft?.mode !== 'replace' && selection.ids.has( id );
	};
}

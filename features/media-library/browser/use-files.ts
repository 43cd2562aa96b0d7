import { useRef, type Ref } from '@wordpress/element';
import type { Grid } from '../model/grid';
import type { Positions } from '../model/list-window';
import { useGridFocus, type GridHandle } from './use-grid-focus';
import type { GridContent } from './use-grid-commands';
import { useGridHandlers } from './use-grid-handlers';
import { useGridRows, type BoxSize } from './use-grid-rows';

/** Properties that grid and list share. */
export interface FilesProps extends GridContent {
	/** Number of positions to show; fewer than the list has if more load with a button. */
	count: number;
	/** Accessible name. */
	label: string;
	/** Called with the visible positions, and how many around them should load. */
	onView: ( view: Positions, around: number ) => void;
	handle?: Ref< GridHandle >;
}

/** Returns the visible rows of files, their tab stop, and the handlers of keys and the mouse. */
export function useFiles( props: FilesProps, layout: ( size: BoxSize ) => Grid ) {
	const { list, count, onView, handle } = props;
	const box = useRef< HTMLDivElement >( null );
	const { position, focus, take } = useGridFocus( { list, count, box, handle } );
	const rows = useGridRows( box, { count, position, layout, onView } );
	const handlers = useGridHandlers( props, {
		position,
		focus: ( to ) => {
			focus( to );
			rows.scrollTo( to );
		},
		take,
		columns: rows.grid.columns,
		rowsInView: rows.rowsInView,
	} );
	return { box, position, hold: focus, ...rows, handlers };
}

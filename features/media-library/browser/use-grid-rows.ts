import { useEffect, useState, type RefObject } from '@wordpress/element';
import {
	defaultRangeExtractor,
	observeElementRect,
	useVirtualizer,
	type Rect,
} from '@tanstack/react-virtual';
import { positionsInView, prefetchCount, rowCount, rowsInView, type Grid } from '../model/grid';
import type { Positions } from '../model/list-window';

/** Size of the scrolling element. */
export interface BoxSize {
	/** Without padding and scroll bar. */
	widthPx: number;
	/** Width of the window. */
	windowPx: number;
	heightPx: number;
}

/** Size before layout, and while the element is in a closed one. */
const UNSEEN: BoxSize = { widthPx: 640, windowPx: 1280, heightPx: 480 };

interface GridRowsOptions {
	/** Number of positions. */
	count: number;
	/** Position with the tab stop. */
	position: number;
	/** Returns columns and rows for a size. */
	layout: ( size: BoxSize ) => Grid;
	onView: ( view: Positions, around: number ) => void;
}

/** Returns the rows to render, and the geometry of the grid. */
export function useGridRows(
	box: RefObject< HTMLDivElement >,
	{ count, position, layout, onView }: GridRowsOptions
) {
	const [ size, setSize ] = useState( UNSEEN );
	const grid = layout( size );
	const stopRow = Math.floor( position / grid.columns );
	const virtualizer = useVirtualizer( {
		count: rowCount( grid, count ),
		getScrollElement: () => box.current,
		estimateSize: () => grid.rowPx,
		overscan: 2,
		observeElementRect: ( instance, tell ) =>
			observeElementRect( instance, ( rect: Rect ) => {
				const seen = sizeOf( instance.scrollElement, rect );
				setSize( seen );
				tell( { width: seen.widthPx, height: seen.heightPx } );
			} ),
		// The row with the tab stop is always rendered; otherwise scrolling would lose the focus.
		rangeExtractor: ( range ) => {
			const rows = defaultRangeExtractor( range );
			return count === 0 || rows.includes( stopRow )
				? rows
				: [ ...rows, stopRow ].sort( ( one, other ) => one - other );
		},
	} );
	const { rowPx } = grid;
	// Rows are not measured: all have the height of the geometry, which a resize changes.
	useEffect( () => virtualizer.measure(), [ virtualizer, rowPx ] );

	const view = { scrollPx: virtualizer.scrollOffset ?? 0, heightPx: size.heightPx };
	const { first, last } = positionsInView( grid, view, count );
	const around = prefetchCount( grid, view );
	useEffect( () => onView( { first, last }, around ), [ onView, first, last, around ] );

	return {
		grid,
		rowsInView: rowsInView( grid, view ),
		rows: virtualizer.getVirtualItems(),
		heightPx: virtualizer.getTotalSize(),
		scrollTo: ( to: number ) => virtualizer.scrollToIndex( Math.floor( to / grid.columns ) ),
	};
}

function sizeOf( element: Element | null, rect: Rect ): BoxSize {
	if ( ! element || rect.height === 0 ) {
		return UNSEEN;
	}
	const view = element.ownerDocument.defaultView;
	const style = view?.getComputedStyle( element );
	const padding =
		parseFloat( style?.paddingInlineStart || '0' ) +
		parseFloat( style?.paddingInlineEnd || '0' );
	return {
		widthPx: element.clientWidth - padding,
		windowPx: view?.innerWidth ?? rect.width,
		heightPx: rect.height,
	};
}

import { useEffect, useState, type RefObject } from '@wordpress/element';
import {
	defaultRangeExtractor,
	observeElementRect,
	useVirtualizer,
	type Rect,
} from '@tanstack/react-virtual';
import { createGrid, positionsInView, prefetchCount, rowCount, rowsInView } from '../model/grid';
import type { Positions } from '../model/list-window';

/** Space between tiles; grid.css uses the same. */
const GAP_PX = 8;
/** Size of the grid before layout, and while it is in a closed element. */
const UNSEEN = { widthPx: 640, windowPx: 1280, heightPx: 480 };

interface GridRowsOptions {
	total: number;
	/** Position with the tab stop. */
	position: number;
	isGallery: boolean;
	onView: ( view: Positions, around: number ) => void;
}

/** Returns the rows to render, and the geometry of the grid. */
export function useGridRows(
	box: RefObject< HTMLDivElement >,
	{ total, position, isGallery, onView }: GridRowsOptions
) {
	const [ size, setSize ] = useState( UNSEEN );
	const grid = createGrid( { ...size, gapPx: GAP_PX, textPx: 0, isGallery } );
	const stopRow = Math.floor( position / grid.columns );
	const virtualizer = useVirtualizer( {
		count: rowCount( grid, total ),
		getScrollElement: () => box.current,
		estimateSize: () => grid.rowPx,
		overscan: 2,
		initialRect: { width: UNSEEN.widthPx, height: UNSEEN.heightPx },
		observeElementRect: ( instance, tell ) =>
			observeElementRect( instance, ( rect: Rect ) => {
				const element = instance.scrollElement;
				const isSeen = element && rect.height > 0;
				const seen = isSeen
					? {
							widthPx: element.clientWidth,
							windowPx: element.ownerDocument.defaultView?.innerWidth ?? rect.width,
							heightPx: rect.height,
						}
					: UNSEEN;
				setSize( seen );
				tell( { width: seen.widthPx, height: seen.heightPx } );
			} ),
		// The row with the tab stop is always rendered; otherwise scrolling would lose the focus.
		rangeExtractor: ( range ) => {
			const rows = defaultRangeExtractor( range );
			return total === 0 || rows.includes( stopRow )
				? rows
				: [ ...rows, stopRow ].sort( ( one, other ) => one - other );
		},
	} );
	const { rowPx } = grid;
	// Rows are not measured: all have the height of the geometry, which a resize changes.
	useEffect( () => virtualizer.measure(), [ virtualizer, rowPx ] );

	const view = { scrollPx: virtualizer.scrollOffset ?? 0, heightPx: size.heightPx };
	const { first, last } = positionsInView( grid, view, total );
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

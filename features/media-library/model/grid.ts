/** Widest tile that a grid aims at, in CSS pixels. */
export const IDEAL_TILE_PX = { grid: 150, narrow: 135, gallery: 170 } as const;
/** A narrower window has narrow tiles. */
export const NARROW_PX = 640;
export const MAX_COLUMNS = 12;
/** Pages within so many screens of the view load before they are visible. */
export const PREFETCH_SCREENS = 3;

export interface GridSize {
	/** Width of the grid without its padding. */
	widthPx: number;
	/** Width of the window. */
	windowPx: number;
	/** Space between two tiles. */
	gapPx: number;
	/** Height of the texts below each tile, such as the caption in a gallery. */
	textPx: number;
	/** The grid in which galleries are arranged has larger tiles. */
	isGallery: boolean;
}

export interface Grid {
	columns: number;
	/** Width of a tile, which is also the height of its image. */
	tilePx: number;
	/** From the top of a row to the top of the next one. */
	rowPx: number;
}

/** Returns columns and tiles that fill the width. */
export function createGrid( size: GridSize ): Grid {
	const { widthPx, gapPx, textPx } = size;
	const columns = Math.min(
		MAX_COLUMNS,
		Math.max( 1, Math.round( widthPx / idealTile( size ) ) )
	);
	const tilePx = Math.max( 0, ( widthPx - gapPx * ( columns - 1 ) ) / columns );
	return { columns, tilePx, rowPx: tilePx + textPx + gapPx };
}

function idealTile( { windowPx, isGallery }: GridSize ): number {
	if ( isGallery ) {
		return IDEAL_TILE_PX.gallery;
	}
	return windowPx < NARROW_PX ? IDEAL_TILE_PX.narrow : IDEAL_TILE_PX.grid;
}

/** Returns the number of rows of so many tiles. */
export const rowCount = ( { columns }: Grid, total: number ): number =>
	Math.ceil( total / columns );

/** Returns the height of all rows. */
export const gridHeight = ( grid: Grid, total: number ): number =>
	rowCount( grid, total ) * grid.rowPx;

export interface Viewport {
	/** Distance from the top of the grid to the top of the visible part. */
	scrollPx: number;
	heightPx: number;
}

/**
 * Returns the first and the last visible position, of rows that are visible in part, too. Without
 * tiles both are 0.
 */
export function positionsInView(
	grid: Grid,
	{ scrollPx, heightPx }: Viewport,
	total: number
): { first: number; last: number } {
	const lastRow = Math.max( 0, rowCount( grid, total ) - 1 );
	const rowAt = ( px: number ) =>
		grid.rowPx > 0 ? Math.min( lastRow, Math.max( 0, Math.floor( px / grid.rowPx ) ) ) : 0;
	// A row whose top is at the bottom edge is not visible.
	const bottomPx = Math.max( scrollPx, scrollPx + heightPx - 1 );
	const last = ( rowAt( bottomPx ) + 1 ) * grid.columns - 1;
	return {
		first: rowAt( scrollPx ) * grid.columns,
		last: Math.max( 0, Math.min( last, total - 1 ) ),
	};
}

/** Returns the whole rows in the visible part; at least 1. */
export const rowsInView = ( { rowPx }: Grid, { heightPx }: Viewport ): number =>
	rowPx > 0 ? Math.max( 1, Math.floor( heightPx / rowPx ) ) : 1;

/** Returns how many positions before and after the view are loaded. */
export const prefetchCount = ( grid: Grid, view: Viewport ): number =>
	PREFETCH_SCREENS * rowsInView( grid, view ) * grid.columns;

/** Returns where to scroll so that a position is visible; the same place if it is. */
export function scrollTo( grid: Grid, position: number, { scrollPx, heightPx }: Viewport ): number {
	const topPx = Math.floor( position / grid.columns ) * grid.rowPx;
	if ( topPx < scrollPx ) {
		return topPx;
	}
	const bottomPx = topPx + grid.rowPx;
	// The top of a row that is higher than the visible part has priority.
	return bottomPx > scrollPx + heightPx ? Math.min( topPx, bottomPx - heightPx ) : scrollPx;
}

import type { Grid } from './grid';
import type { DragMode } from './selection';

/** A pointer that moves less is a click, in CSS pixels. */
export const MIN_DRAG_PX = 5;
/** So near to the upper and the lower edge, the grid scrolls. */
export const EDGE_PX = 48;
/** Speed at the inner border of that zone, per pixel beyond it, and at most. */
const PX_PER_SECOND = 20;
export const MAX_PX_PER_SECOND = 2400;

/**
 * A place in CSS pixels from the upper left corner of the first row, which may be scrolled out of view.
 */
export interface Point {
	x: number;
	y: number;
}

/** The geometry of all files. */
export interface TileArea extends Grid {
	/** Space between two tiles. */
	gapPx: number;
	/** Number of positions. */
	count: number;
	/** Whether the first column is the right one. */
	isRtl: boolean;
}

/** A drag begins at an empty place and draws a rectangle, or at the check of a tile. */
export type DragStart = { mode: DragMode } & (
	{ type: 'rectangle'; from: Point } | { type: 'check'; position: number }
);

/** Files in some columns, from one position to another, both included; none if `last` is less. */
export interface Touched {
	first: number;
	last: number;
	firstColumn: number;
	lastColumn: number;
	/** Number of columns of the grid. */
	columns: number;
	/** The position at the pointer, which may be after the last file. */
	end: number;
}

/** Returns the mode of a rectangle, from the keys that are held at its start. */
export const modeOf = ( keys: {
	shiftKey: boolean;
	ctrlKey: boolean;
	metaKey: boolean;
} ): DragMode => ( keys.shiftKey || keys.ctrlKey || keys.metaKey ? 'add' : 'replace' );

/** Returns whether a press has become a drag. */
export const isDrag = ( from: Point, to: Point ): boolean =>
	Math.hypot( to.x - from.x, to.y - from.y ) >= MIN_DRAG_PX;

/** Returns the rectangle between two points. */
export const rectangleOf = ( from: Point, to: Point ) => ( {
	left: Math.min( from.x, to.x ),
	top: Math.min( from.y, to.y ),
	width: Math.abs( from.x - to.x ),
	height: Math.abs( from.y - to.y ),
} );

/** Returns the files between the start of a drag and the pointer. */
export function touchedBy( area: TileArea, start: DragStart, to: Point ): Touched {
	return start.type === 'check'
		? rangeTo( area, start.position, positionAt( area, to ) )
		: insideOf( area, start.from, to );
}

/** Returns the position at a point; the nearest one before it in gaps and beside the files. */
function positionAt( area: TileArea, { x, y }: Point ): number {
	const { columns, rowPx, count } = area;
	const row = Math.max( 0, Math.floor( y / rowPx ) );
	const column = Math.floor( fromStart( area, x ) / columnPx( area ) );
	return Math.min( count - 1, row * columns + within( column, 0, columns - 1 ) );
}

const rangeTo = ( { columns }: TileArea, from: number, to: number ): Touched => ( {
	first: Math.min( from, to ),
	last: Math.max( from, to ),
	firstColumn: 0,
	lastColumn: columns - 1,
	columns,
	end: to,
} );

function insideOf( area: TileArea, from: Point, to: Point ): Touched {
	const { columns, tilePx, rowPx, gapPx, count } = area;
	const across = { px: tilePx, stepPx: columnPx( area ), total: columns };
	const down = { px: rowPx - gapPx, stepPx: rowPx, total: Math.ceil( count / columns ) };
	const column = tilesBetween( across, fromStart( area, from.x ), fromStart( area, to.x ) );
	const row = tilesBetween( down, from.y, to.y );
	const isEmpty = column.first > column.last || row.first > row.last;
	return {
		first: isEmpty ? 0 : row.first * columns + column.first,
		last: isEmpty ? -1 : Math.min( count - 1, row.last * columns + column.last ),
		firstColumn: column.first,
		lastColumn: column.last,
		columns,
		end: row.end * columns + column.end,
	};
}

interface Tiles {
	/** Size of a tile in one direction. */
	px: number;
	/** From the start of a tile to the start of the next one. */
	stepPx: number;
	total: number;
}

/** Returns the tiles that a line touches, and the one at its end. */
function tilesBetween( { px, stepPx, total }: Tiles, from: number, to: number ) {
	const first = Math.max( 0, Math.ceil( ( Math.min( from, to ) - px ) / stepPx ) );
	const last = Math.min( total - 1, Math.floor( Math.max( from, to ) / stepPx ) );
	return { first, last, end: from <= to ? last : first };
}

const columnPx = ( { tilePx, gapPx }: TileArea ): number => tilePx + gapPx;

/** Returns the distance from the side where rows begin. */
function fromStart( area: TileArea, x: number ): number {
	return area.isRtl ? area.columns * columnPx( area ) - area.gapPx - x : x;
}

const within = ( value: number, least: number, most: number ): number =>
	Math.min( most, Math.max( least, value ) );

/** Returns whether a drag touches the file at a position. */
export function isTouched( touched: Touched, position: number ): boolean {
	const column = position % touched.columns;
	return (
		position >= touched.first &&
		position <= touched.last &&
		column >= touched.firstColumn &&
		column <= touched.lastColumn
	);
}

/** Returns whether two drags touch the same files. */
export const isSameTouch = ( one: Touched, other: Touched ): boolean =>
	( one.last < one.first && other.last < other.first ) ||
	( one.first === other.first &&
		one.last === other.last &&
		one.firstColumn === other.firstColumn &&
		one.lastColumn === other.lastColumn &&
		one.columns === other.columns );

/** Returns all touched positions in reading order. */
export function positionsOf( touched: Touched ): number[] {
	const positions: number[] = [];
	for ( let position = touched.first; position <= touched.last; position++ ) {
		if ( isTouched( touched, position ) ) {
			positions.push( position );
		}
	}
	return positions;
}

/** Returns the touched position at the pointer, or the last one; null if none is touched. */
export const endOf = ( touched: Touched, positions: readonly number[] ): number | null =>
	isTouched( touched, touched.end ) ? touched.end : ( positions.at( -1 ) ?? null );

/**
 * Returns how fast the grid scrolls, in CSS pixels per second; negative for up.
 *
 * @param pointerPx Distance of the pointer from the upper edge.
 * @param heightPx  Height of the visible part.
 */
export function scrollSpeed( pointerPx: number, heightPx: number ): number {
	// A low grid has a part that does not scroll, too.
	const zonePx = Math.min( EDGE_PX, heightPx / 4 );
	const above = zonePx - pointerPx;
	const below = pointerPx - ( heightPx - zonePx );
	const depth = Math.max( above, below, 0 );
	const speed = Math.min( MAX_PX_PER_SECOND, depth * PX_PER_SECOND );
	return above > below ? -speed : speed;
}

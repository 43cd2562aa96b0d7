import { useEffect, useRef, type RefObject } from '@wordpress/element';

interface Grid {
	/** Number of all cells, rendered or not. */
	count: number;
	columns: number;
	/** Number of rows that PageUp and PageDown skip. */
	pageRows: number;
	moveTo: ( index: number ) => void;
}

/**
 * Arrow keys, Home, End, PageUp and PageDown in a grid of buttons with `data-index`. A native
 * listener, because the block editor handles arrow keys between the canvas and React and would
 * leave the grid.
 */
export function useGridKeys( root: RefObject< HTMLElement >, grid: Grid ): void {
	const newest = useRef( grid );
	newest.current = grid;
	useEffect( () => {
		const element = root.current;
		const onKeyDown = ( event: KeyboardEvent ) => {
			const cell = ( event.target as Element ).closest< HTMLElement >( '[data-index]' );
			const to =
				cell && targetOf( event, Number( cell.dataset.index ), newest.current, cell );
			if ( typeof to === 'number' ) {
				event.preventDefault();
				event.stopPropagation();
				newest.current.moveTo( to );
			}
		};
		element?.addEventListener( 'keydown', onKeyDown );
		return () => element?.removeEventListener( 'keydown', onKeyDown );
	}, [ root ] );
}

/** Returns undefined for a key that the grid does not handle. At an edge, the position stays. */
function targetOf(
	{ key, ctrlKey, metaKey }: KeyboardEvent,
	from: number,
	{ count, columns, pageRows }: Grid,
	cell: Element
): number | undefined {
	const isRtl = cell.matches( ':dir(rtl)' );
	const last = count - 1;
	const rowStart = from - ( from % columns );
	const isWhole = ctrlKey || metaKey;
	const column = from % columns;
	const lastOfColumn = column + Math.floor( ( last - column ) / columns ) * columns;
	const targets: Record< string, number > = {
		ArrowRight: isRtl ? from - 1 : from + 1,
		ArrowLeft: isRtl ? from + 1 : from - 1,
		ArrowDown: Math.min( from + columns, lastOfColumn ),
		ArrowUp: from >= columns ? from - columns : from,
		PageDown: Math.min( from + pageRows * columns, lastOfColumn ),
		PageUp: Math.max( from - pageRows * columns, column ),
		Home: isWhole ? 0 : rowStart,
		End: isWhole ? last : rowStart + columns - 1,
	};
	const to = targets[ key ];
	return to === undefined ? undefined : Math.max( 0, Math.min( last, to ) );
}

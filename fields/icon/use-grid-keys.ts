import { useEffect, useRef, type RefObject } from '@wordpress/element';

interface Grid {
	/** Cells in all, drawn or not. */
	count: number;
	columns: number;
	/** Rows that PageUp and PageDown jump over. */
	pageRows: number;
	moveTo: ( index: number ) => void;
}

/**
 * Arrow keys, Home, End, PageUp and PageDown in a grid of buttons with `data-index`. Native, because the block editor listens for arrow
 * keys between the canvas and React and would leave the grid.
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

/** Undefined for a key that is not the grid's. At an edge the place stays. */
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

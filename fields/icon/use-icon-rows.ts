import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from '@wordpress/element';
import {
	defaultRangeExtractor,
	observeElementRect,
	useVirtualizer,
	type Rect,
} from '@tanstack/react-virtual';
import { useGridKeys } from './use-grid-keys';

/** Height of a row with its gap; control.css uses the same. */
export const ROW_PX = 44;
/** Minimum width of a cell. */
const CELL_PX = 44;
/**
 * Size of the box before layout and while it is in a closed element; control.css uses the same
 * height.
 */
const UNSEEN: Rect = { width: 6 * CELL_PX, height: 6 * ROW_PX };

/**
 * Returns which rows of a long grid to render, how many columns fit, and the position of its tab
 * stop. The keys move through all of `found`.
 */
export function useIconRows( box: RefObject< HTMLDivElement >, found: readonly object[] ) {
	const [ width, setWidth ] = useState( UNSEEN.width );
	const [ stop, setStop ] = useState( { found, index: 0 } );
	const tabStop = stop.found === found ? stop.index : 0;
	const columns = Math.max( 1, Math.floor( width / CELL_PX ) );
	const stopRow = Math.floor( tabStop / columns );
	const virtualizer = useVirtualizer( {
		count: Math.ceil( found.length / columns ),
		getScrollElement: () => box.current,
		estimateSize: () => ROW_PX,
		overscan: 2,
		initialRect: UNSEEN,
		observeElementRect: ( instance, tell ) =>
			observeElementRect( instance, ( rect ) => {
				const seen = rect.height > 0 ? rect : UNSEEN;
				setWidth( seen.width );
				tell( seen );
			} ),
		// The row with the tab stop is always rendered; otherwise scrolling would lose the focus.
		rangeExtractor: ( range ) => {
			const rows = defaultRangeExtractor( range );
			return found.length === 0 || rows.includes( stopRow )
				? rows
				: [ ...rows, stopRow ].sort( ( a, b ) => a - b );
		},
	} );

	const wanted = useRef< number >();
	const moveTo = ( index: number ) => {
		wanted.current = index;
		setStop( { found, index } );
		virtualizer.scrollToIndex( Math.floor( index / columns ) );
	};
	useLayoutEffect( () => {
		const button =
			wanted.current === undefined
				? null
				: box.current?.querySelector< HTMLElement >( `[data-index="${ wanted.current }"]` );
		if ( button ) {
			wanted.current = undefined;
			button.focus( { preventScroll: true } );
		}
	} );
	useGridKeys( box, {
		count: found.length,
		columns,
		pageRows: Math.max( 1, Math.floor( ( virtualizer.scrollRect?.height ?? 0 ) / ROW_PX ) - 1 ),
		moveTo,
	} );
	useEffect( () => {
		box.current?.scrollTo?.( { top: 0 } );
	}, [ box, found ] );

	return {
		rows: virtualizer.getVirtualItems().map( ( { index } ) => index ),
		heightPx: virtualizer.getTotalSize(),
		columns,
		tabStop,
		onFocus: ( index: number ) => index !== tabStop && setStop( { found, index } ),
	};
}

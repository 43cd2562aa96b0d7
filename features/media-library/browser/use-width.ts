import { useCallback, useState } from '@wordpress/element';
import { useResizeObserver } from '@wordpress/compose';

/** In a narrower browser, details and folders cover the files, and filters are behind a button. */
export const SHEET_PX = 720;

/** With less space for files and toolbar, filters are behind a button, too. */
export const TIGHT_PX = 560;

/** Returns whether an element is narrow, and its ref. A media query knows the window only. */
export function useIsNarrow< T extends HTMLElement >( narrowPx = SHEET_PX ) {
	const [ isNarrow, setIsNarrow ] = useState( false );
	const observe = useResizeObserver< T >( ( [ entry ] ) => {
		const width = entry?.contentRect.width ?? 0;
		if ( width > 0 ) {
			setIsNarrow( width < narrowPx );
		}
	} );
	const ref = useCallback(
		( element: T | null ) => {
			const width = element?.clientWidth ?? 0;
			if ( width > 0 ) {
				setIsNarrow( width < narrowPx );
			}
			observe( element );
		},
		[ observe, narrowPx ]
	);
	return [ isNarrow, ref ] as const;
}

import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import type { Size } from '../../model/edit-image/geometry';

/** Space around the image, for handles and focus. */
const MARGIN_PX = 48;

/** Returns the space for an image in an element, and the reference of the element. */
export function useSpace() {
	const root = useRef< HTMLDivElement >( null );
	const [ space, setSpace ] = useState< Size >( { width: 300, height: 200 } );
	useLayoutEffect( () => {
		const element = root.current;
		if ( ! element ) {
			return;
		}
		const measure = () =>
			setSpace( {
				width: Math.max( 50, element.clientWidth - MARGIN_PX ),
				height: Math.max( 50, element.clientHeight - MARGIN_PX ),
			} );
		measure();
		const observer = new ResizeObserver( measure );
		observer.observe( element );
		return () => observer.disconnect();
	}, [] );
	return [ space, root ] as const;
}

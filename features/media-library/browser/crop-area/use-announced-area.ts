import { speak } from '@wordpress/a11y';
import { useEffect, useRef } from '@wordpress/element';
import type { Rect } from '../../model/edit-image/geometry';
import { areaText } from './texts';

/** Time without a change of the crop area, after which it is announced. */
const PAUSE_MS = 400;

/** Announces an area after it has changed. */
export function useAnnouncedArea( area: Rect ): void {
	const text = areaText( area );
	const first = useRef( text );
	useEffect( () => {
		if ( text === first.current ) {
			return;
		}
		first.current = '';
		const pause = setTimeout( () => speak( text ), PAUSE_MS );
		return () => clearTimeout( pause );
	}, [ text ] );
}

import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from '@wordpress/element';

/** The buttons that remove something, in their order. */
const REMOVE = '[data-remove]';

/**
 * Returns an element, and a function to call before one of the things in it is removed. The focus then goes to
 * the button that removes the next one, or the last one; without any, to the first button of the element.
 */
export function useRemoval< E extends HTMLElement >(): [ RefObject< E >, ( at: number ) => void ] {
	const place = useRef< E >( null );
	const removed = useRef< number | null >( null );
	useLayoutEffect( () => {
		if ( removed.current === null ) {
			return;
		}
		const buttons = [ ...( place.current?.querySelectorAll< HTMLElement >( REMOVE ) ?? [] ) ];
		const next = buttons[ Math.min( removed.current, buttons.length - 1 ) ];
		removed.current = null;
		( next ?? place.current?.querySelector( 'button' ) )?.focus();
	} );
	return [
		place,
		( at ) => {
			removed.current = at;
		},
	];
}

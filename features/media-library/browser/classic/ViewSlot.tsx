import { useLayoutEffect, useRef } from '@wordpress/element';

/** Shows an element of a Backbone view inside React. The view owns the element. */
export function ViewSlot( { element, className }: { element: HTMLElement; className?: string } ) {
	const place = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => place.current?.append( element ), [ element ] );
	return <div ref={ place } className={ className } />;
}

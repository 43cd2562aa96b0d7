/** Minimum distance of a slow swipe. */
const SLOW_PX = 50;
/** A quick swipe may be shorter, but not as short as a tap. */
const QUICK_PX = 10;
const QUICK_MS = 300;

const BASE = '.sow-slider-base';
/** Elements with their own swipes. */
const OWN_SWIPES = 'input,.sow-carousel-wrapper';

interface Point {
	clientX: number;
	clientY: number;
}

/**
 * Calls the handler after a horizontal swipe of one finger or pen, in the direction of the text: true
 * for forward. A mouse selects text instead. A vertical movement belongs to the page: with
 * `touch-action: pan-y`, the browser then cancels the pointer.
 */
export function onSwipe(
	section: HTMLElement,
	signal: AbortSignal,
	run: ( isForward: boolean ) => void
): void {
	let start: PointerEvent | undefined;
	let startMs = 0;
	const on = < T extends Event >( type: string, listener: ( event: T ) => void ) =>
		section.addEventListener( type, listener as EventListener, { signal, passive: false } );
	/** Returns the horizontal distance from the start; 0 for a movement that is rather vertical. */
	const distance = ( { clientX, clientY }: Point ) => {
		const x = clientX - start!.clientX;
		return Math.abs( x ) > Math.abs( clientY - start!.clientY ) ? x : 0;
	};

	on< PointerEvent >( 'pointerdown', ( event ) => {
		const target = event.target as Element;
		if ( event.isPrimary && event.pointerType !== 'mouse' ) {
			const isOwn = target.closest( BASE ) === section && ! target.closest( OWN_SWIPES );
			start = isOwn ? event : undefined;
			startMs = Date.now();
		}
	} );
	on< TouchEvent >( 'touchmove', ( event ) => {
		// Otherwise Chrome sees a fling, and ignores a tap shortly after it.
		if ( start && event.cancelable && distance( event.touches[ 0 ]! ) ) {
			event.preventDefault();
		}
	} );
	on< PointerEvent >( 'pointercancel', ( { pointerId } ) => {
		if ( pointerId === start?.pointerId ) {
			start = undefined;
		}
	} );
	on< PointerEvent >( 'pointerup', ( event ) => {
		if ( event.pointerId !== start?.pointerId ) {
			return;
		}
		const x = distance( event );
		start = undefined;
		if ( Math.abs( x ) >= ( Date.now() - startMs <= QUICK_MS ? QUICK_PX : SLOW_PX ) ) {
			run( x < 0 === ( getComputedStyle( section ).direction !== 'rtl' ) );
		}
	} );
}

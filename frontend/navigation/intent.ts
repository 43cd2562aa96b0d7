export interface IntentOptions {
	/** How often the pointer is looked at. */
	intervalMs: number;
	/** A pointer that moves less in that time rests. */
	sensitivityPx: number;
	/** Time after leaving, before the end. */
	timeoutMs: number;
}

export const INTENT: IntentOptions = { intervalMs: 90, sensitivityPx: 7, timeoutMs: 200 };

/**
 * Tells a mouse that means an element from one that only passes over it. Touch and pen never mean anything by hovering.
 *
 * @param element What may be meant.
 * @param signal  Ends it.
 * @param onRest  The pointer came to rest.
 * @param onLeave It has been gone for some time.
 * @param options Times and distance.
 */
export function watchIntent(
	element: HTMLElement,
	signal: AbortSignal,
	onRest: () => void,
	onLeave: () => void,
	options: IntentOptions = INTENT
): void {
	const { intervalMs, sensitivityPx, timeoutMs } = options;
	let timer = 0;
	let at: [ number, number ] = [ 0, 0 ];
	let seen = at;
	const look = () => {
		if ( Math.hypot( at[ 0 ] - seen[ 0 ], at[ 1 ] - seen[ 1 ] ) < sensitivityPx ) {
			onRest();
		} else {
			wait();
		}
	};
	const wait = () => {
		seen = at;
		timer = window.setTimeout( look, intervalMs );
	};
	const listen = ( name: string, listener: ( event: PointerEvent ) => void ) =>
		element.addEventListener(
			name,
			( event ) => {
				if ( ( event as PointerEvent ).pointerType === 'mouse' ) {
					listener( event as PointerEvent );
				}
			},
			{ signal }
		);
	listen( 'pointermove', ( { clientX, clientY } ) => ( at = [ clientX, clientY ] ) );
	listen( 'pointerenter', ( { clientX, clientY } ) => {
		at = [ clientX, clientY ];
		clearTimeout( timer );
		wait();
	} );
	listen( 'pointerleave', () => {
		clearTimeout( timer );
		timer = window.setTimeout( onLeave, timeoutMs );
	} );
	signal.addEventListener( 'abort', () => clearTimeout( timer ) );
}

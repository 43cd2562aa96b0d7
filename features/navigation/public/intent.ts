export interface IntentOptions {
	/** Interval between checks of the pointer. */
	intervalMs: number;
	/** A pointer that moves less during an interval rests. */
	sensitivityPx: number;
	/** Delay after leaving. */
	timeoutMs: number;
}

export const INTENT: IntentOptions = { intervalMs: 90, sensitivityPx: 7, timeoutMs: 200 };

/**
 * Detects whether a mouse rests on an element or only passes over it. Ignores touch and pen.
 *
 * @param element Element to watch.
 * @param signal  Aborts to stop.
 * @param onRest  Called when the pointer rests.
 * @param onLeave Called some time after the pointer left.
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

export type RotationState = 'running' | 'paused' | 'finished';

export interface RotationOptions {
	/** Time between automatic changes, in ms. */
	timeoutMs: number;
	/** Number of changes; 0 for no end. */
	turns?: number;
	onAdvance: () => void;
	/** @param remainingMs Time until the next change. */
	onChange?: ( state: RotationState, remainingMs: number ) => void;
}

/** The clock of a slideshow: runs while nothing holds it, and continues with the remaining time. */
export interface Rotation {
	state: () => RotationState;
	remainingMs: () => number;
	/** Holds it for a reason; the same reason counts once. */
	hold: ( reason: string ) => void;
	release: ( reason: string ) => void;
	/** Whether it is held, for the given reason or for any. */
	isHeld: ( reason?: string ) => boolean;
	/** Restarts the time of a slide, such as after a manual change. */
	restart: () => void;
	destroy: () => void;
}

/** Creates a clock that is held for the reason 'start' until that is released. */
export function createRotation( {
	timeoutMs,
	turns = 0,
	onAdvance,
	onChange = () => {},
}: RotationOptions ): Rotation {
	const holds = new Set( [ 'start' ] );
	let state: RotationState = 'paused';
	let left = timeoutMs;
	let turnsLeft = turns || Infinity;
	let since = 0;
	let timer = 0;

	const remaining = () =>
		state === 'running' ? Math.max( 0, left - ( performance.now() - since ) ) : left;
	const wait = () => {
		since = performance.now();
		timer = window.setTimeout( advance, left );
	};
	const change = ( next: RotationState ) => {
		left = remaining();
		clearTimeout( timer );
		state = next;
		if ( next === 'running' ) {
			wait();
		}
		onChange( state, left );
	};
	const advance = () => {
		left = timeoutMs;
		turnsLeft--;
		wait();
		onAdvance();
		if ( turnsLeft < 1 ) {
			change( 'finished' );
		}
	};
	const update = () => {
		const next = holds.size ? 'paused' : 'running';
		if ( state !== 'finished' && state !== next ) {
			change( next );
		}
	};

	return {
		state: () => state,
		remainingMs: remaining,
		hold( reason ) {
			holds.add( reason );
			update();
		},
		release( reason ) {
			holds.delete( reason );
			update();
		},
		isHeld: ( reason ) => ( reason ? holds.has( reason ) : holds.size > 0 ),
		restart() {
			left = timeoutMs;
			if ( state === 'running' ) {
				clearTimeout( timer );
				wait();
			}
		},
		destroy() {
			holds.add( 'end' );
			clearTimeout( timer );
			state = 'finished';
		},
	};
}

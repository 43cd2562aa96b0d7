import {
	dueMs,
	IDLE,
	reduceHover,
	shownFile,
	type Hover,
	type HoverEvent,
} from '../../model/hover';

/** A file with a visible preview, and its tile. */
export interface ShownTile {
	id: number;
	tile: HTMLElement;
}

/**
 * Watches the pointer above a grid without React: a grid renders nothing while the pointer moves.
 * Tiles have the ID of their file in `data-id`. A tile without one is still loading.
 */
export class HoverWatch {
	#now: Hover = IDLE;
	/** The tile under the pointer. */
	#tile: HTMLElement | null = null;
	#shown: ShownTile | null = null;
	#timer: ReturnType< typeof setTimeout > | undefined;
	readonly #observers = new Set< () => void >();

	/** `onRest` is called when a preview may be visible soon. */
	constructor( readonly onRest: () => void ) {}

	/** Calls back after another preview has become visible, or none. Returns a function that stops it. */
	readonly subscribe = ( observer: () => void ): ( () => void ) => {
		this.#observers.add( observer );
		return () => this.#observers.delete( observer );
	};

	/** Returns the same object while the same preview is visible. */
	readonly shown = (): ShownTile | null => this.#shown;

	/** Watches an element that contains the grid. Returns a function that stops it. */
	readonly start = ( area: HTMLElement ): ( () => void ) => {
		const stopped = new AbortController();
		const quiet = { signal: stopped.signal, passive: true };
		const early = { ...quiet, capture: true };
		const view = area.ownerDocument.defaultView;
		const leave = () => this.#send( { type: 'left' } );
		const interrupt = () => this.#send( { type: 'interrupted' } );
		area.addEventListener( 'pointermove', this.#move, quiet );
		area.addEventListener( 'pointerleave', leave, quiet );
		area.addEventListener( 'pointercancel', leave, quiet );
		// Handlers of dialogs stop some of these before they bubble; `scroll` never bubbles.
		view?.addEventListener( 'scroll', () => this.#send( { type: 'scrolled' } ), early );
		view?.addEventListener( 'pointerdown', interrupt, early );
		view?.addEventListener( 'keydown', interrupt, early );
		view?.addEventListener( 'blur', interrupt, quiet );
		return () => {
			stopped.abort();
			leave();
		};
	};

	readonly #move = ( event: PointerEvent ): void => {
		// A finger that taps or scrolls does not hover.
		if ( event.pointerType === 'touch' ) {
			this.#send( { type: 'left' } );
			return;
		}
		const target = event.target as Element;
		this.#tile = target.closest< HTMLElement >( '[data-id]' );
		this.#send( {
			type: 'moved',
			id: this.#tile && Number( this.#tile.dataset.id ),
			point: { x: event.clientX, y: event.clientY },
			isPressed: event.buttons !== 0,
			nowMs: Date.now(),
		} );
	};

	#send( event: HoverEvent ): void {
		const before = this.#now;
		this.#now = reduceHover( before, event );
		if ( this.#now === before ) {
			return;
		}
		if ( this.#now.status === 'resting' && before.status !== 'resting' ) {
			this.onRest();
		}
		this.#wait();
		const id = shownFile( this.#now );
		if ( id !== ( this.#shown?.id ?? null ) ) {
			this.#shown = id !== null && this.#tile ? { id, tile: this.#tile } : null;
			this.#observers.forEach( ( observer ) => observer() );
		}
	}

	#wait(): void {
		clearTimeout( this.#timer );
		const due = dueMs( this.#now );
		if ( due !== null ) {
			this.#timer = setTimeout( () => this.#pass(), Math.max( 0, due - Date.now() ) );
		}
	}

	#pass(): void {
		const before = this.#now;
		this.#send( { type: 'timePassed', nowMs: Date.now() } );
		// Timers may be early by a part of a millisecond.
		if ( this.#now === before ) {
			this.#wait();
		}
	}
}

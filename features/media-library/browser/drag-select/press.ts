import {
	isDrag,
	isSameTouch,
	rectangleOf,
	scrollSpeed,
	touchedBy,
	type DragStart,
	type Point,
	type TileArea,
	type Touched,
} from '../../model/drag-select';
import type { DragMode } from '../../model/selection';
import { pointIn, portOf, type ClientPoint } from './port';

/** Files under a drag. They are selected when it ends. */
export interface Draft {
	touched: Touched;
	mode: DragMode;
}

/** A value that changes when a component renders. */
export interface Latest< Value > {
	readonly current: Value;
}

/** A grid with files. */
export interface DragHost {
	/** Returns the geometry of all files. */
	area: () => TileArea;
	/** Returns the ID of a file; null while it loads. */
	idAt: ( position: number ) => number | null;
	/** Returns the position of a file, which changes when others are added. */
	positionOf: ( id: number ) => number | null;
	isSelected: ( id: number ) => boolean;
	/** Forgets files of an earlier drag that still load. Called before each press. */
	reset: () => void;
	/** Called when other files are touched; null after the drag was canceled. */
	onChange: ( draft: Draft | null ) => void;
	onEnd: ( draft: Draft ) => void;
}

/** Longest time between two frames of a scrolling grid; longer ones are a page that was busy. */
const MAX_FRAME_MS = 50;

/** A press of the main button, which may become a drag. */
export class Press {
	#status: 'pressed' | 'dragging' | 'canceled' | 'ended' = 'pressed';
	/** The latest place of the pointer in the window. */
	#pointer: ClientPoint;
	readonly #pointerId: number;
	readonly #from: Point;
	/** File at whose check the drag began. */
	readonly #id: number | null;
	readonly #over = new AbortController();
	readonly #view: Window;
	#draft: Draft | null = null;
	#rectangle: HTMLElement | null = null;
	#frame = 0;
	#hasDragged = false;
	#isRecent = true;

	constructor(
		readonly box: HTMLElement,
		event: PointerEvent,
		readonly start: DragStart,
		readonly host: Latest< DragHost >
	) {
		this.#view = box.ownerDocument.defaultView!;
		this.#pointer = event;
		this.#pointerId = event.pointerId;
		this.#from = { x: event.clientX, y: event.clientY };
		this.#id = start.type === 'check' ? host.current.idAt( start.position ) : null;
		const { signal } = this.#over;
		const early = { signal, capture: true };
		const cancel = () => this.#cancel();
		// Handlers of dialogs stop some of these before they bubble.
		this.#view.addEventListener( 'pointermove', this.#move, early );
		this.#view.addEventListener( 'pointerup', this.#up, early );
		this.#view.addEventListener( 'pointercancel', this.stop, early );
		this.#view.addEventListener( 'keydown', this.#key, early );
		this.#view.addEventListener( 'blur', cancel, { signal } );
		// A drag over texts would select them.
		box.ownerDocument.addEventListener( 'selectstart', ( e ) => e.preventDefault(), early );
		box.addEventListener( 'scroll', this.#update, { signal } );
	}

	/** Whether the button is pressed. */
	get isActive(): boolean {
		return this.#status !== 'ended';
	}

	/** Whether the click after the press is part of the drag. */
	get takesClick(): boolean {
		return this.#hasDragged && this.#isRecent;
	}

	readonly stop = (): void => {
		this.#cancel();
		this.#end();
	};

	readonly #move = ( event: PointerEvent ): void => {
		if ( event.pointerId !== this.#pointerId ) {
			return;
		}
		// The button was released where the page does not receive events.
		if ( event.buttons % 2 === 0 ) {
			this.stop();
			return;
		}
		this.#pointer = event;
		const point = { x: event.clientX, y: event.clientY };
		if ( this.#status === 'pressed' && isDrag( this.#from, point ) ) {
			this.#status = 'dragging';
			this.#hasDragged = true;
			this.box.setPointerCapture( this.#pointerId );
		}
		this.#update();
		this.#scroll();
	};

	readonly #up = ( event: PointerEvent ): void => {
		if ( event.pointerId !== this.#pointerId ) {
			return;
		}
		this.#pointer = event;
		this.#update();
		const draft = this.#status === 'dragging' ? this.#draft : null;
		this.#end();
		if ( draft ) {
			this.host.current.onEnd( draft );
		}
	};

	readonly #key = ( event: KeyboardEvent ): void => {
		if ( event.key === 'Escape' && this.#status === 'dragging' ) {
			// Neither the bulk mode nor the dialog ends.
			event.preventDefault();
			event.stopImmediatePropagation();
			this.#cancel();
		}
	};

	/** Finds the files under the drag, after the pointer or the grid moved. */
	readonly #update = (): void => {
		if ( this.#status !== 'dragging' ) {
			return;
		}
		const { box, start, host } = this;
		const to = pointIn( box, this.#pointer );
		const { mode } = start;
		const touched = touchedBy( host.current.area(), this.#current(), to );
		if ( start.type === 'rectangle' ) {
			this.#draw( start.from, to );
		}
		const before = this.#draft;
		this.#draft = { touched, mode };
		if ( ! before || ! isSameTouch( before.touched, touched ) ) {
			host.current.onChange( this.#draft );
		}
	};

	/** Returns the start, whose file has another position after files were added. */
	#current(): DragStart {
		const { start, host } = this;
		const position = this.#id === null ? null : host.current.positionOf( this.#id );
		return start.type === 'check' && position !== null ? { ...start, position } : start;
	}

	#draw( from: Point, to: Point ): void {
		if ( ! this.#rectangle ) {
			this.#rectangle = this.box.ownerDocument.createElement( 'div' );
			this.#rectangle.className = 'pagewright-media-library__marquee';
			this.#rectangle.ariaHidden = 'true';
			this.box.firstElementChild!.append( this.#rectangle );
		}
		const { style } = this.#rectangle;
		for ( const [ name, px ] of Object.entries( rectangleOf( from, to ) ) ) {
			style.setProperty( name, `${ px }px` );
		}
	}

	/** Scrolls while the pointer is near an edge. The event `scroll` updates the files. */
	#scroll(): void {
		if ( this.#frame || this.#status !== 'dragging' || this.#speed() === 0 ) {
			return;
		}
		let lastMs = 0;
		let restPx = 0;
		const step = ( nowMs: number ) => {
			const speed = this.#speed();
			const ms = Math.min( MAX_FRAME_MS, lastMs ? nowMs - lastMs : 0 );
			lastMs = nowMs;
			// Browsers round the position to whole pixels of the screen.
			const px = restPx + ( speed * ms ) / 1000;
			restPx = px - Math.trunc( px );
			this.box.scrollTop += Math.trunc( px );
			this.#frame = speed === 0 ? 0 : this.#view.requestAnimationFrame( step );
		};
		this.#frame = this.#view.requestAnimationFrame( step );
	}

	#speed(): number {
		const { top, height } = portOf( this.box );
		return scrollSpeed( this.#pointer.clientY - top, height );
	}

	/** Forgets the files. The button is still pressed, and the drag of it does nothing. */
	#cancel(): void {
		if ( this.#status === 'dragging' ) {
			this.#status = 'canceled';
			this.#clear();
			this.host.current.onChange( null );
		}
	}

	#end(): void {
		this.#status = 'ended';
		this.#clear();
		this.#over.abort();
		// The click follows at once, if any.
		this.#view.setTimeout( () => ( this.#isRecent = false ) );
	}

	#clear(): void {
		this.#view.cancelAnimationFrame( this.#frame );
		this.#frame = 0;
		this.#rectangle?.remove();
		this.#rectangle = null;
	}
}

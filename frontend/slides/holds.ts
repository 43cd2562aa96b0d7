import type { Motion } from './motion';

/** Something that can be held: a rotation or a continuous movement. */
export interface Held {
	hold: ( reason: string ) => void;
	release: ( reason: string ) => void;
}

export interface HoldOptions {
	/** The labelled region: hover and focus inside it count. */
	region: HTMLElement;
	/** The stop and start button, hidden until now. */
	button: HTMLButtonElement | null;
	isPausedOnHover: boolean;
	motion: Motion;
	signal: AbortSignal;
}

/**
 * Holds a rotation while the pointer is over it (if set), while focus is inside, while it is not
 * visible, while the visitor prefers reduced motion, and from the stop button until the start
 * button.
 * @return Function to call when the motion preference has changed.
 */
export function holdWhileBusy(
	held: Held,
	{ region, button, isPausedOnHover, motion, signal }: HoldOptions
): () => void {
	const doc = region.ownerDocument;
	const on = ( target: EventTarget, type: string, run: ( event: Event ) => void ) =>
		target.addEventListener( type, run, { signal } );
	const set = ( reason: string, isHeld: boolean ) =>
		isHeld ? held.hold( reason ) : held.release( reason );

	if ( isPausedOnHover ) {
		on( region, 'pointerenter', ( event ) =>
			set( 'hover', ( event as PointerEvent ).pointerType !== 'touch' )
		);
		on( region, 'pointerleave', () => set( 'hover', false ) );
	}
	on( region, 'focusin', () => set( 'focus', true ) );
	on( region, 'focusout', ( event ) =>
		set( 'focus', region.contains( ( event as FocusEvent ).relatedTarget as Node | null ) )
	);
	const isUnseen = () => set( 'hidden', doc.hidden );
	on( doc, 'visibilitychange', isUnseen );
	isUnseen();
	const observer = new IntersectionObserver( ( entries ) =>
		set( 'off-screen', ! entries.some( ( { isIntersecting } ) => isIntersecting ) )
	);
	observer.observe( region );

	let isStopped = false;
	const showButton = () => {
		if ( button ) {
			button.classList.toggle( 'is-stopped', isStopped );
			button.ariaLabel = button.dataset[ isStopped ? 'start' : 'stop' ] ?? '';
			button.hidden = motion.isReduced();
		}
		set( 'motion', motion.isReduced() );
	};
	if ( button ) {
		on( button, 'click', () => {
			isStopped = ! isStopped;
			set( 'user', isStopped );
			// The focus is on the button itself, which decides.
			set( 'focus', isStopped );
			showButton();
		} );
	}
	showButton();
	signal.addEventListener( 'abort', () => {
		observer.disconnect();
		isStopped = false;
		showButton();
		if ( button ) {
			button.hidden = true;
		}
	} );
	return showButton;
}

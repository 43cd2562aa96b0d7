import type { Options } from './options';

export interface Dialog {
	element: HTMLDialogElement;
	/** Aborts when the dialog is removed. */
	signal: AbortSignal;
	/** Returns a duration in ms, or 0 while the visitor prefers reduced motion. */
	time: ( ms: number ) => number;
	/** Removes the dialog at once. Safe to call twice. */
	remove: () => void;
}

interface Parts {
	label: string;
	className: string;
	options: Options;
	/** Called when the visitor closes it with a key or a system gesture. */
	onClose: () => void;
	/** Called after the removal, before the focus returns. */
	onRemove: () => void;
	/** Returns the element that gets the focus afterwards. */
	focusAfter: () => HTMLElement;
}

const LOCKED = 'pagewright-lightbox-is-open';

/**
 * Creates a modal dialog over the whole viewport: the page behind is inert and does not scroll or
 * move.
 */
export function createDialog( { label, className, options, onClose, ...parts }: Parts ): Dialog {
	const life = new AbortController();
	const { signal } = life;
	const element = document.createElement( 'dialog' );
	element.className = `pagewright-lightbox ${ className }`;
	element.setAttribute( 'aria-label', label );
	element.dir = getComputedStyle( document.documentElement ).direction;
	const time = keepTime( element, options.fade, signal );
	const remove = () => {
		if ( signal.aborted ) {
			return;
		}
		life.abort();
		parts.onRemove();
		element.close();
		element.remove();
		document.documentElement.classList.remove( LOCKED, 'has-gutter' );
		parts.focusAfter().focus( { preventScroll: true } );
	};
	hearEscape( element, signal, onClose );
	// Browsers may close it without a cancelable event at the second attempt.
	element.addEventListener( 'close', () => element.open || remove(), { signal } );
	lock();
	document.body.append( element );
	element.showModal();
	return { element, signal, time, remove };
}

/**
 * Sets the fade duration for the style sheet, and updates it when the motion preference changes.
 */
function keepTime( element: HTMLElement, fade: number, signal: AbortSignal ): Dialog[ 'time' ] {
	const motion = matchMedia( '(prefers-reduced-motion: reduce)' );
	const time = ( ms: number ) => ( motion.matches ? 0 : ms );
	const setTime = () =>
		element.style.setProperty( '--pagewright-lightbox-fade', `${ time( fade ) }ms` );
	motion.addEventListener( 'change', setTime, { signal } );
	setTime();
	return time;
}

/** Locks the scroll position of the page and keeps the space of its scrollbar. */
function lock(): void {
	const { classList, clientWidth } = document.documentElement;
	classList.toggle( 'has-gutter', innerWidth > clientWidth );
	classList.add( LOCKED );
}

/** Handles Escape before any other script of the page. */
function hearEscape( element: HTMLElement, signal: AbortSignal, onClose: () => void ): void {
	const onEscape = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' && ! event.isComposing ) {
			event.stopImmediatePropagation();
			event.preventDefault();
			if ( event.type === 'keydown' ) {
				onClose();
			}
		}
	};
	addEventListener( 'keydown', onEscape, { signal, capture: true } );
	addEventListener( 'keyup', onEscape, { signal, capture: true } );
	signal.addEventListener( 'abort', () => swallowKeyUp() );
	element.addEventListener(
		'cancel',
		( event ) => {
			event.preventDefault();
			onClose();
		},
		{ signal }
	);
}

/** Catches the keyup of the key that closed the dialog, when the dialog may already be removed. */
function swallowKeyUp(): void {
	const life = new AbortController();
	const options = { capture: true, signal: life.signal };
	addEventListener(
		'keyup',
		( event ) => {
			if ( event.key === 'Escape' ) {
				event.stopImmediatePropagation();
			}
			life.abort();
		},
		options
	);
	addEventListener( 'keydown', () => life.abort(), options );
	addEventListener( 'pointerdown', () => life.abort(), options );
}

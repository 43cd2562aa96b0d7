import type { Options } from './options';

export interface Dialog {
	element: HTMLDialogElement;
	/** Dies with the dialog. */
	signal: AbortSignal;
	/** A time in ms, or 0 for people who want less motion, asked at that moment. */
	time: ( ms: number ) => number;
	/** Takes it from the page at once. Safe twice. */
	remove: () => void;
}

interface Parts {
	label: string;
	className: string;
	options: Options;
	/** Somebody wants it closed: a key, the system's own gesture. */
	onClose: () => void;
	/** After it went, before the focus goes back. */
	onRemove: () => void;
	/** Has the focus afterwards. */
	focusAfter: () => HTMLElement;
}

const LOCKED = 'pagewright-lightbox-is-open';

/** A modal dialog over the whole window: the page behind is inert, does not scroll and does not move. */
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
	// A browser may close it without asking, after the second time.
	element.addEventListener( 'close', () => element.open || remove(), { signal } );
	lock();
	document.body.append( element );
	element.showModal();
	return { element, signal, time, remove };
}

/** Tells the style sheet how long to fade, now and when people change their mind about motion. */
function keepTime( element: HTMLElement, fade: number, signal: AbortSignal ): Dialog[ 'time' ] {
	const motion = matchMedia( '(prefers-reduced-motion: reduce)' );
	const time = ( ms: number ) => ( motion.matches ? 0 : ms );
	const setTime = () =>
		element.style.setProperty( '--pagewright-lightbox-fade', `${ time( fade ) }ms` );
	motion.addEventListener( 'change', setTime, { signal } );
	setTime();
	return time;
}

/** The page stays where it is, with the room of its scrollbar. */
function lock(): void {
	const { classList, clientWidth } = document.documentElement;
	classList.toggle( 'has-gutter', innerWidth > clientWidth );
	classList.add( LOCKED );
}

/** Escape is the dialog's alone: neither what is below nor scripts of the page hear it. */
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

/** The key that closed it comes up again when the dialog may be gone. */
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

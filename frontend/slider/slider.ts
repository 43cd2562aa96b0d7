import { watchMotion } from '../slides/motion';
import type { Motion } from '../slides/motion';
import { placeOf } from './place-of';
import { readSettings } from './options';
import type { Settings } from './options';

/** Reason for a change of slide. */
export type Cause = 'user' | 'timer' | 'hash' | 'broken';

export interface Change {
	outgoing: HTMLElement;
	incoming: HTMLElement;
	isForward: boolean;
	cause: Cause;
}

/** State that the parts of a running slider share. */
export interface Slider {
	/** The labelled region, `.sow-slider-base`. */
	section: HTMLElement;
	/** Contains the slides, and dispatches the events. */
	list: HTMLElement;
	/** All slides, including those that are left out. */
	all: HTMLElement[];
	/** Slides that can be shown. */
	slides: HTMLElement[];
	active: HTMLElement;
	settings: Settings;
	motion: Motion;
	/** Aborts when the slider is destroyed. */
	signal: AbortSignal;
	/** Called after each visible change, and when a slide was left out. */
	changed: Array< ( change: Change ) => void >;
	/** Shows the slide at this index; the first one follows the last. */
	go: ( to: number, cause?: Cause, isForward?: boolean ) => void;
	step: ( by: 1 | -1, cause?: Cause ) => void;
	/** Leaves out a slide. */
	leaveOut: ( slide: HTMLElement ) => void;
	on: (
		target: EventTarget,
		type: string,
		run: ( event: Event ) => void,
		isCapture?: boolean
	) => void;
	/** Runs a function later, unless the slider is destroyed before. */
	wait: ( delayMs: number, run: () => void ) => number;
	emit: ( type: string, detail?: object, target?: HTMLElement ) => void;
}

const BASE = '.sow-slider-base';

/**
 * Finds the slider in the server's HTML; changes are not possible yet. Undefined when there is
 * none.
 */
export function findSlider(
	root: HTMLElement,
	options: Partial< Settings >,
	signal: AbortSignal
): Slider | undefined {
	const section = root.matches( BASE ) ? root : root.querySelector< HTMLElement >( BASE );
	const list = section?.querySelector< HTMLElement >( ':scope > .sow-slider-images' );
	const all = [ ...( list?.children ?? [] ) ] as HTMLElement[];
	if ( ! section || ! list || ! all[ 0 ] ) {
		return;
	}
	const timers = new Set< number >();
	signal.addEventListener( 'abort', () => timers.forEach( ( timer ) => clearTimeout( timer ) ) );
	return {
		section,
		list,
		all,
		slides: all,
		active: all[ firstPlace( list, all ) ] ?? all[ 0 ],
		settings: readSettings( list.dataset.settings, options ),
		motion: watchMotion( signal ),
		signal,
		changed: [],
		on: ( target, type, run, capture ) =>
			target.addEventListener( type, run, { signal, capture } ),
		wait( delayMs, run ) {
			const timer = window.setTimeout( () => {
				timers.delete( timer );
				run();
			}, delayMs );
			timers.add( timer );
			return timer;
		},
		emit: ( type, detail, target = list ) =>
			target.dispatchEvent( new CustomEvent( type, { bubbles: true, detail } ) ),
	} as Partial< Slider > as Slider;
}

/** Returns the slide in the URL, or the one that the visitor has scrolled to. */
function firstPlace( list: HTMLElement, slides: HTMLElement[] ): number {
	const named = placeOf( { list, slides }, location.hash );
	const { scrollLeft, clientWidth } = list;
	return named < 0 && clientWidth ? Math.round( Math.abs( scrollLeft ) / clientWidth ) : named;
}

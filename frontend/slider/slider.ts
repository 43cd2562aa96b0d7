import { watchMotion } from '../slides/motion';
import type { Motion } from '../slides/motion';
import { placeOf } from './hash';
import { readSettings } from './options';
import type { Settings } from './options';

/** Why another slide is shown. */
export type Cause = 'user' | 'timer' | 'hash' | 'broken';

export interface Change {
	outgoing: HTMLElement;
	incoming: HTMLElement;
	isForward: boolean;
	cause: Cause;
}

/** What the parts of a running slider share. */
export interface Slider {
	/** The labelled region, `.sow-slider-base`. */
	section: HTMLElement;
	/** Holds the slides, and sends the events. */
	list: HTMLElement;
	/** All slides, whether shown in turn or left out. */
	all: HTMLElement[];
	/** Those that are shown in turn. */
	slides: HTMLElement[];
	active: HTMLElement;
	settings: Settings;
	motion: Motion;
	/** Ends everything. */
	signal: AbortSignal;
	/** Called at each change once it is seen, and when a slide has been left out. */
	changed: Array< ( change: Change ) => void >;
	/** Shows the slide at this place; after the last comes the first. */
	go: ( to: number, cause?: Cause, isForward?: boolean ) => void;
	step: ( by: 1 | -1, cause?: Cause ) => void;
	/** Takes a slide out of the turn. */
	leaveOut: ( slide: HTMLElement ) => void;
	on: (
		target: EventTarget,
		type: string,
		run: ( event: Event ) => void,
		isCapture?: boolean
	) => void;
	/** Calls later, unless it is destroyed before. */
	wait: ( delayMs: number, run: () => void ) => number;
	emit: ( type: string, detail?: object, target?: HTMLElement ) => void;
}

const BASE = '.sow-slider-base';

/** The slider in the server's HTML, whose changes are still missing; undefined where there is none. */
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

/** The slide that the address names, or that the visitor has scrolled to by now. */
function firstPlace( list: HTMLElement, slides: HTMLElement[] ): number {
	const named = placeOf( { list, slides }, location.hash );
	const { scrollLeft, clientWidth } = list;
	return named < 0 && clientWidth ? Math.round( Math.abs( scrollLeft ) / clientWidth ) : named;
}

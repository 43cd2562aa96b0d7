import { holdWhileBusy } from '../slides/holds';
import type { watchMotion as watch } from '../slides/motion';
import { deviceOf } from './options';
import type { Carousel } from './run';

/**
 * Moves the row at a constant speed by scrolling, so that visitors can scroll it at any time. At
 * the end, CSS order moves the first item behind the last; the order in the DOM, and of reading,
 * stays.
 */
export function moveOn( carousel: Carousel, watchMotion: typeof watch ): void {
	const { root, region, list, button, options, signal } = carousel;
	const items = [ ...list.children ] as HTMLElement[];
	const way = getComputedStyle( list ).direction === 'rtl' ? -1 : 1;
	const holds = new Set< string >( [ 'start' ] );
	let round = 0;
	let frame = 0;
	let last = 0;
	let at = 0;
	let first = 0;
	let width = stride( items[ 0 ]! );
	const { toScroll } = deviceOf( options.devices, window.innerWidth );
	const pxPerMs = ( width * toScroll ) / Math.max( 1, options.speedMs );

	const move = ( now: number ) => {
		// The visitor scrolled: the difference exceeds the rounding of browsers.
		if ( Math.abs( list.scrollLeft * way - at ) > 2 ) {
			at = list.scrollLeft * way;
		}
		// Does not catch up after a long frame, such as after sleep.
		at += Math.min( now - last, 100 ) * pxPerMs;
		last = now;
		const end = list.scrollWidth - list.clientWidth;
		if ( options.isLoop && at >= width && end >= width ) {
			items[ first ]!.style.order = `${ ++round }`;
			at -= width;
			first = ( first + 1 ) % items.length;
			width = stride( items[ first ]! );
		} else if ( at >= end ) {
			at = end;
			holds.add( 'end' );
		}
		list.scrollLeft = at * way;
		frame = holds.size ? 0 : requestAnimationFrame( move );
	};
	const update = () => {
		root.classList.toggle( 'is-scrolling', ! holds.size );
		cancelAnimationFrame( frame );
		if ( ! holds.size ) {
			last = performance.now();
			at = list.scrollLeft * way;
			frame = requestAnimationFrame( move );
		}
	};
	const held = {
		hold: ( reason: string ) => {
			holds.add( reason );
			update();
		},
		release: ( reason: string ) => {
			holds.delete( reason );
			update();
		},
	};
	const motion = watchMotion( signal, () => onMotion() );
	const onMotion = holdWhileBusy( held, {
		region,
		button,
		isPausedOnHover: options.isPausedOnHover,
		motion,
		signal,
	} );
	held.release( 'start' );
	signal.addEventListener( 'abort', () => {
		held.hold( 'start' );
		items.forEach( ( item ) => item.style.removeProperty( 'order' ) );
		if ( button ) {
			button.hidden = true;
		}
	} );
}

/** Distance in px from the start of an item to the start of the next. */
function stride( item: HTMLElement ): number {
	const { marginInlineStart, marginInlineEnd } = getComputedStyle( item );
	return item.offsetWidth + parseFloat( marginInlineStart ) + parseFloat( marginInlineEnd );
}

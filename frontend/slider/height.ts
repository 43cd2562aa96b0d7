import type { Slider } from './slider';

const FIRST_MS = 30;
const RESIZE_MS = 50;
const ANIMATION_MS = 250;

/** Gives the slider the height of the current slide. */
export function fitHeight( slider: Slider ): void {
	const { list, settings, motion, signal, wait, on } = slider;
	if ( ! settings.autoHeight ) {
		return;
	}
	let timer = 0;
	const fit = ( durationMs: number ) => {
		const from = list.offsetHeight;
		const to = slider.active.offsetHeight;
		list.style.height = `${ to }px`;
		if ( from !== to && ! motion.isReduced() ) {
			list.animate( { height: [ `${ from }px`, `${ to }px` ] }, durationMs );
		}
	};
	list.style.alignItems = 'start';
	wait( FIRST_MS, () => fit( 0 ) );
	on( window, 'resize', () => {
		clearTimeout( timer );
		timer = wait( RESIZE_MS, () => fit( 0 ) );
	} );
	slider.changed.push( () => fit( ANIMATION_MS ) );
	signal.addEventListener( 'abort', () => ( list.style.height = list.style.alignItems = '' ) );
}

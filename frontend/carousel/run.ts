import { isInEditor } from '../slides/in-editor';
import { inTurn } from '../slides/in-turn';
import { loadSwiper } from './load-swiper';
import { watchMotion } from '../slides/motion';
import { moveOn } from './continuous';
import { retryImages } from './images';
import { readCarousel } from './options';
import type { CarouselOptions } from './options';
import { runSteps } from './steps';

/** State that the parts of a running carousel share. */
export interface Carousel {
	root: HTMLElement;
	region: HTMLElement;
	/** Clips hidden items. */
	wrapper: HTMLElement;
	list: HTMLElement;
	button: HTMLButtonElement | null;
	options: CarouselOptions;
	/** Aborts when the carousel is destroyed. */
	signal: AbortSignal;
}

/** Starts a carousel on the server's HTML; see blocks/carousels/template.php. */
export async function run( root: HTMLElement, signal: AbortSignal ): Promise< void > {
	const find = ( name: string ) => root.querySelector< HTMLElement >( `.${ name }` );
	const wrapper = find( 'sow-carousel-wrapper' );
	const list = find( 'sow-carousel-items' );
	if ( ! wrapper || ! list?.childElementCount ) {
		return;
	}
	const options = readCarousel( wrapper );
	const button = find( 'pagewright-rotation' ) as HTMLButtonElement | null;
	if ( isInEditor( root.ownerDocument ) || ! button ) {
		options.autoplay = 'off';
	}
	const region = find( 'sow-carousel-container' ) ?? root;
	const carousel = { root, region, wrapper, list, button, options, signal };
	retryImages( list, signal );
	if ( options.autoplay === 'continuous' ) {
		moveOn( carousel, watchMotion );
		return;
	}
	const Swiper = await loadSwiper();
	inTurn( () => signal.aborted || runSteps( carousel, Swiper ) );
}

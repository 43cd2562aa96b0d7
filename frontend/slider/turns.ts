import type { SwiperClass } from '../slides/load-swiper';
import type { Slider } from './slider';

/**
 * Width of slides for Swiper, independent of the viewport: it handles order and swipes, and reads
 * no layout.
 */
const WIDTH_PX = 4000;
/** Minimum distance of a slow swipe; a fast one may be shorter. */
const SWIPE_PX = 50;
const BASE = '.sow-slider-base';

export interface Turns {
	/** Second part of the initialization, which is long enough for its own task. */
	start: () => void;
	slideTo: ( to: number ) => unknown;
	destroy: ( deletesInstance: true, cleansStyles: false ) => unknown;
}

/**
 * Creates Swiper over the displayed slides. Moves nothing and changes no class. Calls `onChange`
 * with the index of the next slide, and after a swipe with its direction.
 */
export function createTurns(
	Swiper: SwiperClass,
	{ section, settings: { swipe }, slides, active }: Slider,
	onChange: ( to: number, isForward: boolean ) => void
): Turns {
	const swiper = new Swiper( section, {
		init: false,
		wrapperClass: 'sow-slider-images',
		slideClass: 'sow-slider-image',
		// Elements with their own swipes, including a nested slider.
		noSwipingSelector: `input,.sow-carousel-wrapper${ section.parentElement!.closest( BASE ) ? '' : `,${ BASE } ${ BASE }` }`,
		initialSlide: slides.indexOf( active ),
		speed: 0,
		rewind: true,
		// Adds no class for effects.
		effect: '' as 'slide',
		virtualTranslate: true,
		followFinger: false,
		longSwipesRatio: SWIPE_PX / WIDTH_PX,
		allowTouchMove: swipe,
		// A mouse selects text, and clicks move the focus.
		simulateTouch: false,
		touchStartPreventDefault: false,
		updateOnWindowResize: false,
		resizeObserver: false,
		lazyPreload: false,
	} );
	const nothing = () => {};
	Object.assign( swiper, {
		size: WIDTH_PX,
		// Redirects the width of slides to a property that is not a style.
		getDirectionLabel: () => 'swiperSize',
		updateSize: nothing,
		updateSlidesClasses: nothing,
		addClasses: nothing,
		setTransition: nothing,
	} );
	return Object.assign( swiper, {
		start() {
			swiper.init();
			swiper.on( 'slideChange', () =>
				onChange( swiper.activeIndex, swiper.swipeDirection !== 'prev' )
			);
		},
	} );
}

import type { SwiperClass } from '../slides/load-swiper';
import type { Slider } from './slider';

/** For Swiper the slides are that wide, whatever the window: it has their order and the swipes, and reads no layout. */
const WIDTH_PX = 4000;
/** Way of a slow swipe; a quick one may be shorter. */
const SWIPE_PX = 50;
const BASE = '.sow-slider-base';

export interface Turns {
	/** The second half of its beginning, which is long enough for a turn of its own. */
	start: () => void;
	slideTo: ( to: number ) => unknown;
	destroy: ( deletesInstance: true, cleansStyles: false ) => unknown;
}

/**
 * Creates Swiper over the slides in use, which are those that are displayed. It moves nothing and changes no class.
 * `onChange` is told the place of the next slide, and after a swipe whether it went forward.
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
		// What has swipes of its own. A slider in a slide is one, but not for itself.
		noSwipingSelector: `input,.sow-carousel-wrapper${ section.parentElement!.closest( BASE ) ? '' : `,${ BASE } ${ BASE }` }`,
		initialSlide: slides.indexOf( active ),
		speed: 0,
		rewind: true,
		// No class for effects of its own.
		effect: '' as 'slide',
		virtualTranslate: true,
		followFinger: false,
		longSwipesRatio: SWIPE_PX / WIDTH_PX,
		allowTouchMove: swipe,
		// A mouse marks text, and what it clicks gets the focus.
		simulateTouch: false,
		touchStartPreventDefault: false,
		updateOnWindowResize: false,
		resizeObserver: false,
		lazyPreload: false,
	} );
	const nothing = () => {};
	Object.assign( swiper, {
		size: WIDTH_PX,
		// Where it writes the width of slides: no style has that name.
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

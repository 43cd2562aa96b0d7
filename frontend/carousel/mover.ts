import type { SwiperClass } from './load-swiper';
import type { More } from './more';
import type { Carousel } from './carousel';
import type { View } from './view';

/** Moves the row and knows its position. */
export interface Mover {
	/** Number of steps; the last one may be partial. */
	steps: () => number;
	/** Index of the current step, from 0. */
	current: () => number;
	/** Index of the first visible item. */
	firstItem: () => number;
	canGo: ( way: 1 | -1 ) => boolean;
	go: ( way: 1 | -1 ) => Promise< void >;
	goTo: ( step: number ) => void;
	/** Scrolls an item into view and returns its index, which wraps or stops at the ends. */
	reveal: ( index: number ) => Promise< number >;
	/** Measures again, and loads items that are near. */
	resize: ( toScroll: number ) => void;
	onTouch: ( start: () => void, end: () => void ) => void;
	destroy: () => void;
}

export interface MoverWorld {
	more: More;
	sight: View;
	toScroll: number;
	/** Current duration of a step in ms. */
	speedMs: () => number;
	onChange: () => void;
}

export function createMover(
	{ wrapper, list, options, signal }: Carousel,
	Swiper: SwiperClass,
	{ more, sight, toScroll, speedMs, onChange }: MoverWorld
): Mover {
	const swiper = new Swiper( wrapper, {
		wrapperClass: 'sow-carousel-items',
		slideClass: 'sow-carousel-item',
		// The style sheet sets the width of items, with and without JavaScript.
		slidesPerView: 'auto',
		slidesPerGroup: toScroll,
		initialSlide: shownItem( list ),
		threshold: 20,
		resistanceRatio: 0.35,
		resizeObserver: false,
		updateOnWindowResize: false,
	} );
	const steps = () => swiper.snapGrid.length;
	/** Loops around the ends, but not over items that are not loaded yet. */
	const isRound = () => options.isLoop && ! more.isLeft();
	const toItem = ( index: number ) => swiper.slideTo( index, speedMs() );
	const lastItem = () => list.childElementCount - 1;
	/** Uses the target position, which differs from the current one during a transition. */
	const isWhole = ( index: number ) => {
		const start = swiper.slidesGrid[ index ]! - Math.abs( swiper.translate );
		return start > -1 && start + swiper.slidesSizesGrid[ index ]! < swiper.size + 1;
	};

	const loadMore = async () => {
		const loading = more.load();
		swiper.update();
		const isAdded = await loading;
		if ( ! signal.aborted ) {
			sight.add();
			swiper.update();
			onChange();
		}
		return isAdded;
	};
	/** Loads more items when the visible end is within two steps of the loaded end. */
	const loadAhead = () => {
		if ( more.isLeft() && swiper.snapIndex + 3 >= steps() ) {
			loadMore();
		}
	};
	const afterLast = async () => {
		const count = list.childElementCount;
		if ( more.isLeft() && ( await loadMore() ) ) {
			return count;
		}
		return isRound() ? 0 : lastItem();
	};
	swiper.on( 'slideChange', () => {
		onChange();
		loadAhead();
	} );

	return {
		steps,
		current: () => swiper.snapIndex,
		firstItem: () => swiper.activeIndex,
		canGo: ( way ) =>
			way < 0
				? ! swiper.isBeginning || isRound()
				: ! swiper.isEnd || more.isLeft() || options.isLoop,
		async go( way ) {
			if ( way < 0 && ! swiper.isBeginning ) {
				swiper.slidePrev( speedMs() );
			} else if ( way < 0 && isRound() ) {
				toItem( lastItem() );
			} else if ( way > 0 ) {
				if ( swiper.isEnd && more.isLeft() ) {
					await loadMore();
				}
				if ( ! swiper.isEnd ) {
					swiper.slideNext( speedMs() );
				} else if ( isRound() ) {
					toItem( 0 );
				}
			}
		},
		goTo: ( step ) => toItem( step * Number( swiper.params.slidesPerGroup ) ),
		async reveal( index ) {
			let to = index;
			if ( index > lastItem() ) {
				to = await afterLast();
			} else if ( index < 0 ) {
				to = isRound() ? lastItem() : 0;
			}
			if ( ! isWhole( to ) ) {
				toItem( to );
			}
			return to;
		},
		resize( count ) {
			swiper.params.slidesPerGroup = count;
			swiper.update();
			loadAhead();
		},
		onTouch( start, end ) {
			swiper.on( 'touchStart', start );
			swiper.on( 'touchEnd', end );
		},
		destroy: () => swiper.destroy(),
	};
}

/** Returns the first visible item while the browser still scrolls the row. */
function shownItem( list: HTMLElement ): number {
	const startPx = Math.abs( list.scrollLeft );
	if ( ! startPx ) {
		return 0;
	}
	const widthPx = list.scrollWidth / list.childElementCount;
	list.scrollLeft = 0;
	return Math.round( startPx / widthPx );
}

import type { SwiperClass } from '../slides/load-swiper';
import type { More } from './more';
import type { Carousel } from './run';
import type { View } from './view';

/** Moves the row, and knows where it stands. */
export interface Mover {
	/** Steps that the row has, of which the last may be a part. */
	steps: () => number;
	/** The step that is shown, from 0. */
	current: () => number;
	/** Index of the first item in view. */
	firstItem: () => number;
	canGo: ( way: 1 | -1 ) => boolean;
	go: ( way: 1 | -1 ) => Promise< void >;
	goTo: ( step: number ) => void;
	/** Brings an item into view and answers its index; beyond the ends it says what comes there. */
	reveal: ( index: number ) => Promise< number >;
	/** Measures anew, and loads what is near. */
	resize: ( toScroll: number ) => void;
	onTouch: ( start: () => void, end: () => void ) => void;
	destroy: () => void;
}

export interface MoverWorld {
	more: More;
	sight: View;
	toScroll: number;
	/** Time of a step in ms, as it holds now. */
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
		// The style sheet knows how wide items are, before script as after.
		slidesPerView: 'auto',
		slidesPerGroup: toScroll,
		initialSlide: shownItem( list ),
		threshold: 20,
		resistanceRatio: 0.35,
		resizeObserver: false,
		updateOnWindowResize: false,
	} );
	const steps = () => swiper.snapGrid.length;
	/** Going round, which must not skip what is not loaded yet. */
	const isRound = () => options.isLoop && ! more.isLeft();
	const toItem = ( index: number ) => swiper.slideTo( index, speedMs() );
	const lastItem = () => list.childElementCount - 1;
	/** Where the row is going counts, which is elsewhere than it is while it moves. */
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
	/** Loads when the end in view is within two steps of the end that is loaded. */
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

/** The first item in view while the row is still the browser's to scroll. */
function shownItem( list: HTMLElement ): number {
	const startPx = Math.abs( list.scrollLeft );
	if ( ! startPx ) {
		return 0;
	}
	const widthPx = list.scrollWidth / list.childElementCount;
	list.scrollLeft = 0;
	return Math.round( startPx / widthPx );
}

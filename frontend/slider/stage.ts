import type { SwiperClass } from '../slides/load-swiper';
import { watchMotion } from '../slides/motion';
import { showOnly } from '../slides/show-only';
import { tellOfChanges } from './events';
import type { Cause, Slider } from './slider';
import { createTurns } from './turns';

const ACTIVE = 'cycle-slide-active';
const RUNNING = 'is-running';
const SPEED = '--pagewright-slides-speed';

/**
 * Enables changes of slides after the returned function was called. Both only read styles, so that
 * many sliders can run them in turns before they are drawn.
 */
export function makeTurns( slider: Slider, Swiper?: SwiperClass ): () => void {
	const { list, signal } = slider;
	const tell = tellOfChanges( slider );
	let how: { cause: Cause; isForward: boolean } | undefined;
	const place = () => slider.slides.indexOf( slider.active );
	const change = ( to: number, isForward: boolean ) => {
		const outgoing = slider.active;
		const incoming = slider.slides[ to ]!;
		const next = { outgoing, incoming, isForward, cause: 'user' as Cause, ...how };
		if ( incoming !== outgoing ) {
			tell( next );
			slider.active = incoming;
			if ( outgoing.contains( list.ownerDocument.activeElement ) ) {
				// The slide loses the focus, and the arrow keys would stop working.
				list.focus( { preventScroll: true } );
			}
			see( slider );
		}
		slider.changed.forEach( ( run ) => run( next ) );
	};

	let turns = Swiper && createTurns( Swiper, slider, change );
	slider.go = ( to, cause = 'user', isForward = to > place() ) => {
		const { length } = slider.slides;
		how = { cause, isForward };
		turns?.slideTo( ( to + length ) % length );
		how = undefined;
	};
	slider.step = ( by, cause ) => slider.go( place() + by, cause, by > 0 );
	slider.leaveOut = ( slide ) => {
		const to = slider.slides.indexOf( slide );
		slider.slides = slider.slides.filter( ( one ) => one !== slide );
		slide.style.display = 'none';
		how = { cause: 'broken', isForward: true };
		change( slide === slider.active ? to % slider.slides.length : place(), true );
		how = undefined;
		turns?.destroy( true, false );
		turns = createTurns( Swiper!, slider, change );
		turns.start();
	};
	signal.addEventListener( 'abort', () => turns?.destroy( true, false ) );
	return () => turns?.start();
}

const see = ( { all, active }: Slider ) =>
	showOnly( all, ( slide ) => slide.classList.toggle( ACTIVE, slide === active ) );

/** Stacks the slides with one of them visible; style sheets fade between them. */
export function makeStack( slider: Slider, root: HTMLElement ): void {
	const { section, list, all, signal, settings } = slider;
	const { tabIndex } = list;
	const setSpeed = () =>
		section.style.setProperty( SPEED, `${ motion.isReduced() ? 0 : settings.speed }ms` );
	const motion = watchMotion( signal, setSpeed );
	setSpeed();
	root.classList.add( RUNNING );
	list.tabIndex = -1;
	list.style.touchAction = settings.swipe ? 'pan-y pinch-zoom' : '';
	see( slider );
	signal.addEventListener( 'abort', () => {
		slider.slides = all;
		section.style.removeProperty( SPEED );
		root.classList.remove( RUNNING );
		list.tabIndex = tabIndex;
		list.style.touchAction = '';
		for ( const slide of all ) {
			slide.classList.remove( ACTIVE );
			slide.style.display = '';
			slide.inert = false;
		}
	} );
}

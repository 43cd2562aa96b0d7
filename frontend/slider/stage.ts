import { watchMotion } from '../slides/motion';
import { showOnly } from '../slides/show-only';
import { tellOfChanges } from './events';
import type { Cause, Slider } from './slider';
import { onSwipe } from './swipe';

const ACTIVE = 'cycle-slide-active';
const RUNNING = 'is-running';
const SPEED = '--pagewright-slides-speed';

/** Enables changes of slides: by other parts, and by swipes. */
export function enableChanges( slider: Slider ): void {
	const { section, list, signal, settings } = slider;
	const tell = tellOfChanges( slider );
	const place = () => slider.slides.indexOf( slider.active );
	const change = ( to: number, cause: Cause, isForward: boolean ) => {
		const outgoing = slider.active;
		const incoming = slider.slides[ to ]!;
		const next = { outgoing, incoming, isForward, cause };
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

	slider.go = ( to, cause = 'user', isForward = to > place() ) => {
		const { length } = slider.slides;
		const next = ( to + length ) % length;
		if ( ! signal.aborted && next !== place() ) {
			change( next, cause, isForward );
		}
	};
	slider.step = ( by, cause ) => slider.go( place() + by, cause, by > 0 );
	slider.leaveOut = ( slide ) => {
		const to = slider.slides.indexOf( slide );
		slider.slides = slider.slides.filter( ( one ) => one !== slide );
		slide.style.display = 'none';
		change( slide === slider.active ? to % slider.slides.length : place(), 'broken', true );
	};
	if ( settings.swipe ) {
		onSwipe( section, signal, ( isForward ) => slider.step( isForward ? 1 : -1 ) );
	}
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

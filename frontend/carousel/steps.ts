import { holdWhileBusy } from '../slides/holds';
import type { SwiperClass } from './load-swiper';
import { watchMotion } from '../slides/motion';
import { createRotation } from '../slides/rotation';
import { createDots } from './dots';
import { createKeys } from './keys';
import { createMore } from './more';
import { createMover } from './mover';
import type { Mover } from './mover';
import { deviceOf } from './options';
import type { Carousel } from './carousel';
import { watchView } from './view';

const RESIZE_MS = 100;

/** Moves the row in steps: by arrows, dots, keys, touch and timer. */
export function runSteps( carousel: Carousel, Swiper: SwiperClass ): void {
	const { root, region, wrapper, list, options, signal } = carousel;
	const view = root.ownerDocument.defaultView!;
	const device = () => deviceOf( options.devices, view.innerWidth );
	const more = createMore( region, wrapper, list, signal );
	const sight = watchView( wrapper, list, signal );
	const motion = watchMotion( signal, () => rotation.onMotion() );
	const speedMs = () => ( motion.isReduced() ? 0 : options.speedMs );

	root.classList.add( 'is-running' );
	list.removeAttribute( 'tabindex' );
	const mover = createMover( carousel, Swiper, {
		more,
		sight,
		toScroll: device().toScroll,
		speedMs,
		onChange: () => show(),
	} );
	const rotation = rotate( carousel, mover, motion );
	const byHand = ( move: () => void ) => () => {
		move();
		rotation.restart();
	};
	const showArrows = createArrows( carousel, mover, byHand );
	const dots = dotsOf( carousel, ( step ) => byHand( () => mover.goTo( step ) )() );
	const keys = createKeys( carousel, mover.go, mover.reveal );

	const show = () => {
		const { hasArrows, hasDots } = device();
		const isNeeded = ! options.isDynamic || mover.steps() > 1 || more.isLeft();
		showArrows( hasArrows && isNeeded );
		dots?.show( hasDots ? mover.steps() : 0, mover.current() );
		if ( ! list.contains( root.ownerDocument.activeElement ) ) {
			keys.rove( mover.firstItem() );
		}
		if ( options.hasAdaptiveHeight ) {
			wrapper.style.height = `${ sight.heightPx( mover.firstItem() ) }px`;
		}
	};
	onResize( wrapper, signal, () => {
		mover.resize( device().toScroll );
		show();
	} );
	show();

	signal.addEventListener( 'abort', () => {
		dots?.remove();
		showArrows( false );
		mover.destroy();
		root.classList.remove( 'is-running' );
		list.tabIndex = 0;
		wrapper.style.height = '';
	} );
}

type Motion = ReturnType< typeof watchMotion >;

/** Advances by a timer, if set. */
function rotate( { region, button, options, signal }: Carousel, mover: Mover, motion: Motion ) {
	if ( options.autoplay === 'off' ) {
		return { restart: () => {}, onMotion: () => {} };
	}
	const rotation = createRotation( {
		timeoutMs: options.timeoutMs,
		onAdvance: () => ( mover.canGo( 1 ) ? mover.go( 1 ) : rotation.hold( 'end' ) ),
	} );
	const { isPausedOnHover } = options;
	const onMotion = holdWhileBusy( rotation, { region, button, isPausedOnHover, motion, signal } );
	mover.onTouch(
		() => rotation.hold( 'touch' ),
		() => rotation.release( 'touch' )
	);
	rotation.release( 'start' );
	signal.addEventListener( 'abort', () => {
		rotation.destroy();
		button!.hidden = true;
	} );
	return {
		onMotion,
		restart() {
			rotation.release( 'end' );
			rotation.restart();
		},
	};
}

/** @return Function that shows or hides the arrows and disables those without effect. */
function createArrows(
	{ region, signal }: Carousel,
	mover: Mover,
	byHand: ( move: () => void ) => () => void
): ( isShown: boolean ) => void {
	const arrows = (
		[
			[ 'previous', -1 ],
			[ 'next', 1 ],
		] as const
	 ).flatMap( ( [ name, way ] ) => {
		const button = region.querySelector< HTMLButtonElement >( `.sow-carousel-${ name }` );
		button?.addEventListener(
			'click',
			byHand( () => mover.go( way ) ),
			{ signal }
		);
		return button ? [ { button, way } ] : [];
	} );
	return ( isShown ) => {
		for ( const { button, way } of arrows ) {
			button.hidden = ! isShown;
			button.ariaDisabled = `${ ! mover.canGo( way ) }`;
		}
	};
}

function dotsOf(
	{ root, region, wrapper, options }: Carousel,
	onChoose: ( step: number ) => void
) {
	const place =
		( options.dotsPlace && root.querySelector( options.dotsPlace ) ) ||
		region.querySelector( '.sow-carousel-nav' );
	return options.hasDots && place
		? createDots( place, wrapper.dataset.dotLabel ?? '%d', onChoose )
		: undefined;
}

function onResize( element: HTMLElement, signal: AbortSignal, run: () => void ): void {
	let timer: ReturnType< typeof setTimeout >;
	const observer = new ResizeObserver( () => {
		clearTimeout( timer );
		timer = setTimeout( run, RESIZE_MS );
	} );
	observer.observe( element );
	signal.addEventListener( 'abort', () => {
		clearTimeout( timer );
		observer.disconnect();
	} );
}

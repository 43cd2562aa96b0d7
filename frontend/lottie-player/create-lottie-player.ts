import type { Engine } from '../mount';
import type { LottiePlayerOptions } from './options';
import type { Player, PlayerModule } from './player-module';

/** Distance in px from the viewport at which the player loads. */
const MARGIN_PX = 200;

/** Loads the player when the animation is near the viewport, and plays only visible animations. */
export function createLottiePlayer(
	root: HTMLElement,
	settings: LottiePlayerOptions,
	loadModule: () => Promise< PlayerModule > = () =>
		import( /* webpackChunkName: "lottie" */ './player' )
): Engine {
	const doc = root.ownerDocument;
	const isCalm = window.matchMedia?.( '(prefers-reduced-motion: reduce)' ).matches;
	const place = root.querySelector< HTMLElement >( 'lottie-player' );
	const button = root.querySelector( 'button' );
	if ( ! place || ! button ) {
		throw new Error( 'the animation has no place or no button.' );
	}
	const listeners = new AbortController();
	const { signal } = listeners;
	let player: Player | undefined;
	let isWanted = settings.isAutoplay && ! isCalm;
	let isSeen = false;

	const update = () => {
		const isPlaying = !! player && isWanted;
		root.classList.toggle( 'is-playing', isPlaying );
		button.setAttribute( 'aria-label', button.dataset[ isPlaying ? 'pause' : 'play' ]! );
		player?.[ isPlaying && isSeen && ! doc.hidden ? 'play' : 'pause' ]();
	};

	const want = ( isNow: boolean ) => {
		isWanted = isNow;
		update();
	};

	const start = async () => {
		near.disconnect();
		const { load } = await loadModule();
		const loaded = await load( place, settings, () => want( false ) );
		if ( signal.aborted ) {
			loaded.destroy();
			return;
		}
		player = loaded;
		// Without autoplay and controls, the animation could not be played.
		button.hidden = ! settings.hasControls && isWanted;
		if ( isCalm ) {
			player.showStill();
		}
		seen.observe( root );
		update();
	};

	const near = new IntersectionObserver(
		( entries ) => {
			if ( entries.pop()?.isIntersecting ) {
				// eslint-disable-next-line no-console -- the only place where developers see it.
				start().catch( console.error );
			}
		},
		{ rootMargin: `${ MARGIN_PX }px` }
	);
	const seen = new IntersectionObserver( ( entries ) => {
		isSeen = !! entries.pop()?.isIntersecting;
		update();
	} );

	button.addEventListener( 'click', () => want( ! isWanted ), { signal } );
	doc.addEventListener( 'visibilitychange', update, { signal } );
	near.observe( root );

	return {
		destroy: () => {
			listeners.abort();
			near.disconnect();
			seen.disconnect();
			player?.destroy();
			player = undefined;
			button.hidden = true;
		},
	};
}

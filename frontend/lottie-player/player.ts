import lottie from 'lottie-web/build/player/esm/lottie_light.min.js';
import type { Player } from './player-module';
import type { LottiePlayerOptions } from './options';
import { readAnimation } from './read-animation';

/**
 * Fetches an animation and renders its first frame. Rejects when the file is missing or invalid.
 */
export async function load(
	place: HTMLElement,
	{ src, isLoop }: LottiePlayerOptions,
	onEnd: () => void
): Promise< Player > {
	const response = await fetch( src );
	if ( ! response.ok ) {
		throw new Error( `pagewright: the animation ${ src } answers ${ response.status }.` );
	}
	const animation = lottie.loadAnimation( {
		container: place,
		renderer: 'svg',
		loop: isLoop,
		autoplay: false,
		animationData: await readAnimation( await response.arrayBuffer() ),
		assetsPath: new URL( '.', response.url ).href,
	} );
	let isOver = false;
	animation.addEventListener( 'complete', () => {
		isOver = true;
		onEnd();
	} );
	return {
		play: () => {
			if ( isOver ) {
				isOver = false;
				animation.goToAndPlay( 0, true );
			} else {
				animation.play();
			}
		},
		pause: () => animation.pause(),
		showStill: () => animation.goToAndStop( Math.floor( animation.totalFrames / 2 ), true ),
		destroy: () => animation.destroy(),
	};
}

import type { LottiePlayerOptions } from './options';

/** A loaded animation. */
export interface Player {
	play: () => void;
	pause: () => void;
	/** Shows a frame in the middle as a still image. */
	showStill: () => void;
	destroy: () => void;
}

export interface PlayerModule {
	/** @param onEnd Called at the end of an animation that does not loop. */
	load: (
		place: HTMLElement,
		options: LottiePlayerOptions,
		onEnd: () => void
	) => Promise< Player >;
}

export interface LottiePlayerOptions {
	/** Address of a .json or .lottie file. */
	src: string;
	isAutoplay: boolean;
	hasControls: boolean;
	isLoop: boolean;
}

export const DEFAULT_OPTIONS: Partial< LottiePlayerOptions > = { hasControls: true, isLoop: true };

import { webAddress } from '../addresses';
import { flag, shape, type Values } from '../read';

const OPTIONS = {
	/** URL of a .json or .lottie file. */
	src: webAddress,
	isAutoplay: flag(),
	hasControls: flag( true ),
	isLoop: flag( true ),
};
export type LottiePlayerOptions = Values< typeof OPTIONS >;

export const readOptions = shape( OPTIONS );

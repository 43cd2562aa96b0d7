import type { Engine } from '../../../frontend/mount';
import type { Source } from './sources';

/** A medium to play. */
export interface Track {
	sources: Source[];
	poster?: string;
	title?: string;
	/** URL of the file for download. */
	file?: string;
	tracks?: Array< {
		src: string;
		kind?: string;
		srclang?: string;
		label?: string;
		default?: boolean;
	} >;
}

export interface Player extends Engine {
	play: () => void;
	pause: () => void;
	/** Shows and prepares another track. */
	change: ( track: Track ) => void;
}

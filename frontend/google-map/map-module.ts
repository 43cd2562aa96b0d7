import type { GoogleMapOptions } from './options';

/** A rendered map. */
export interface MapHandle {
	destroy: () => void;
}

export interface MapModule {
	/** @param onFail Called when the provider removes the map later, with the reason. */
	show: (
		place: HTMLElement,
		options: GoogleMapOptions,
		onFail: ( reason: Error ) => void
	) => Promise< MapHandle >;
}

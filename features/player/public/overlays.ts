/** Elements over the image. */
export interface Overlays {
	poster: boolean;
	loading: boolean;
	error: boolean;
	bigPlay: boolean;
}

/** State of the medium at the time of an event. */
export interface Doing {
	isPaused: boolean;
	/** Whether enough data are buffered. */
	isReady: boolean;
}

export const AT_FIRST: Overlays = { poster: true, loading: false, error: false, bigPlay: true };

const RUNS: Partial< Overlays > = { poster: false, error: false, bigPlay: false };

/** Returns the overlays after an event; each event lists only what it changes. */
export function afterEvent( now: Overlays, event: string, doing: Doing ): Overlays {
	const changes: Partial< Overlays > =
		(
			{
				play: { ...RUNS, loading: ! doing.isReady },
				playing: { ...RUNS, loading: false },
				pause: { bigPlay: ! now.error, loading: false },
				ended: { bigPlay: ! now.error, loading: false },
				seeking: { poster: false, bigPlay: false, loading: ! now.error },
				seeked: { loading: false, bigPlay: doing.isPaused && ! now.error },
				waiting: { loading: ! now.error },
				loadeddata: { loading: ! doing.isPaused && ! doing.isReady },
				canplay: { loading: false },
				error: { loading: false, bigPlay: false, error: true },
				// A new source, or an engine that detaches after an error.
				emptied: { loading: ! doing.isPaused && ! now.error },
				reset: AT_FIRST,
			} as Record< string, Partial< Overlays > >
		 )[ event ] ?? {};
	return { ...now, ...changes };
}

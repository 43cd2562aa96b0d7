/** What lies over the picture. */
export interface Overlays {
	poster: boolean;
	loading: boolean;
	error: boolean;
	bigPlay: boolean;
}

/** What the medium is doing when an event comes. */
export interface Doing {
	isPaused: boolean;
	/** Whether there is enough to go on. */
	isReady: boolean;
}

export const AT_FIRST: Overlays = { poster: true, loading: false, error: false, bigPlay: true };

const RUNS: Partial< Overlays > = { poster: false, error: false, bigPlay: false };

/** What is shown after an event; each lays down only what it speaks of. */
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
				// Another source, or an engine that lets go after an error.
				emptied: { loading: ! doing.isPaused && ! now.error },
				reset: AT_FIRST,
			} as Record< string, Partial< Overlays > >
		 )[ event ] ?? {};
	return { ...now, ...changes };
}

const WITHIN_MS = 3000;
const MOST = 2;

/** Limits recovery attempts: two within three seconds are allowed. */
export function createRecovery( now: () => number = () => Date.now() ) {
	let times: number[] = [];
	/** Returns the number of this attempt within the last three seconds; 0 for one too many. */
	return (): number => {
		times = times.filter( ( time ) => now() - time < WITHIN_MS );
		return times.length < MOST ? times.push( now() ) : 0;
	};
}

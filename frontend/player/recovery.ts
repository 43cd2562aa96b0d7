const WITHIN_MS = 3000;
const MOST = 2;

/** Counts attempts to recover: two within three seconds are allowed. */
export function createRecovery( now: () => number = () => Date.now() ) {
	let times: number[] = [];
	/** Which attempt of the last three seconds this one is; 0 when it is one too many. */
	return (): number => {
		times = times.filter( ( time ) => now() - time < WITHIN_MS );
		return times.length < MOST ? times.push( now() ) : 0;
	};
}

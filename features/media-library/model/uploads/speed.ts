/** Samples of this time count. */
const WINDOW_MS = 10_000;
/** A shorter time says too little. */
const SHORTEST_MS = 1000;

interface Sample {
	atMs: number;
	/** All bytes until then. */
	bytes: number;
}

/** How fast bytes arrive on the server. */
export type Speed = readonly Sample[];

export const NO_SPEED: Speed = [];

/** Adds bytes that arrived. The first sample only starts the time. */
export function addBytes( speed: Speed, atMs: number, bytes: number ): Speed {
	const last = speed.at( -1 );
	const sample = { atMs, bytes: ( last?.bytes ?? 0 ) + Math.max( 0, bytes ) };
	return [ ...speed.filter( ( { atMs: then } ) => atMs - then <= WINDOW_MS ), sample ];
}

/** Returns the bytes of a second; 0 if they are unknown. */
export function bytesPerSecond( speed: Speed ): number {
	const [ first, last ] = [ speed[ 0 ], speed.at( -1 ) ];
	const timeMs = first && last ? last.atMs - first.atMs : 0;
	return first && last && timeMs >= SHORTEST_MS
		? ( ( last.bytes - first.bytes ) / timeMs ) * 1000
		: 0;
}

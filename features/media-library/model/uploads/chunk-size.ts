/** Length of the first chunk in bytes: a slow connection loses little, and servers with small limits accept it. */
export const FIRST_CHUNK_BYTES = 204_798;

/** A chunk that needs less time is followed by one of twice its length. */
const FAST_MS = 1000;

/** A chunk that needs more time is followed by one of half its length. */
const SLOW_MS = 4000;

/**
 * Returns the length of the chunk after one that arrived.
 *
 * @param bytes Length of the chunk.
 * @param ms    Time that it needed.
 * @param most  Length of the longest chunk that the server accepts.
 */
export function nextChunkBytes( bytes: number, ms: number, most: number ): number {
	if ( ms < FAST_MS ) {
		return Math.min( bytes * 2, most );
	}
	const least = firstChunkBytes( most );
	return ms > SLOW_MS ? Math.max( Math.floor( bytes / 2 ), least ) : bytes;
}

/** Returns the length of the first chunk, and of the first one after a failure. */
export const firstChunkBytes = ( most: number ): number => Math.min( FIRST_CHUNK_BYTES, most );

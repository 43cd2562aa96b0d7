import { ENDED, FORBIDDEN, NETWORK, NONCE, type UploadCode } from './codes';

/** Delays before the first retries of a request. The last one repeats. */
export const RETRY_DELAYS_MS = [ 1000, 2000, 4000 ] as const;

/**
 * Retries of a request without any success between them. A file of 2 GB has 10,000 requests: if one
 * of ten fails, it still arrives.
 */
export const MOST_RETRIES = 6;

/** Delay before the server is asked again whether another request has ended. */
export const BUSY_DELAY_MS = 2000;

/** How long another request may work on an upload: a file of a slow server has not failed. */
export const BUSY_LIMIT_MS = 600_000;

/** Repeats of the request that creates the sizes of an image, as in WordPress. */
export const MOST_SIZE_REPEATS = 4;

/** Returns the delay before a retry, counted from 0. */
export const retryDelayMs = ( retry: number ): number => RETRY_DELAYS_MS[ retry ] ?? 4000;

/**
 * Returns what follows when the sizes of an image could not be created, after a number of repeats:
 * another request, the deletion of the image, a pause of the queue, or an error.
 */
export function afterSizesFailed(
	{ code, status }: { code: UploadCode; status: number },
	repeats: number
): 'repeat' | 'cleanUp' | 'hold' | 'fail' {
	if ( code === ENDED || code === NONCE || code === FORBIDDEN ) {
		return 'hold';
	}
	if ( code !== NETWORK && status < 500 ) {
		return 'fail';
	}
	if ( repeats < MOST_SIZE_REPEATS ) {
		return 'repeat';
	}
	// Without a connection, the image cannot be deleted either.
	return code === NETWORK ? 'hold' : 'cleanUp';
}

import type { PlaceAnswer } from './provider';

/** Delay between two requests. */
const PAUSE_MS = 100;

/** Factor of the delay after the provider's rate limit was reached. */
const SLOWER = 10;
const MAX_TRIES = 3;

/**
 * Sends one request after the other, so that many fields of a form do not send requests at once.
 * Retries a request that reached the rate limit after a longer delay, up to three times; does not
 * retry other errors.
 *
 * @param wait  Waits for this number of milliseconds.
 * @param warn  Receives a message for developers when a request fails finally.
 * @returns Adds a request to the queue; returns the last response. Never rejects.
 */
export function createQueue(
	wait: ( ms: number ) => Promise< void >,
	warn: ( line: string ) => void
) {
	let last: Promise< unknown > = Promise.resolve();
	let pauseMs = PAUSE_MS;

	const run = async < T >( question: () => Promise< PlaceAnswer< T > > ) => {
		for ( let tried = 1; ; tried++ ) {
			const answer = await question();
			const isTooFast = ! answer.ok && answer.problem.kind === 'over-limit';
			pauseMs = isTooFast ? pauseMs * SLOWER : PAUSE_MS;
			if ( ! isTooFast || tried === MAX_TRIES ) {
				if ( ! answer.ok && answer.problem.kind !== 'aborted' ) {
					warn( `Pagewright: no place was found: ${ answer.problem.message }` );
				}
				pauseMs = PAUSE_MS;
				return answer;
			}
			await wait( pauseMs );
		}
	};
	return < T >( question: () => Promise< PlaceAnswer< T > > ): Promise< PlaceAnswer< T > > => {
		const answer = last.then( () => run( question ) );
		last = answer.then( () => wait( pauseMs ) );
		return answer;
	};
}

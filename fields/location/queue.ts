import type { PlaceAnswer } from './provider';

/** Pause between two questions. */
const PAUSE_MS = 100;

/** How much longer the pause gets when the provider has had too many. */
const SLOWER = 10;
const MAX_TRIES = 3;

/**
 * Asks one question after the other, so that many fields of a form do not ask at once. A question that came too fast is asked again
 * after a longer pause, three times at most; what else goes wrong is not asked again.
 *
 * @param wait  Waits that many milliseconds.
 * @param warn  Gets a line for the developer when a question is given up.
 * @returns Puts a question at the end of the queue; answers what was said last. Never rejects.
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

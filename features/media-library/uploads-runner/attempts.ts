import { HTTP, NETWORK } from '../model/uploads/codes';
import { MOST_RETRIES, retryDelayMs } from '../model/uploads/retries';
import type { UploadFailure } from '../upload-port';
import { failed, held, STOPPED, type Job, type Outcome } from './job';

/** The retries of requests that do not succeed. */
export class Attempts {
	/** Retries of requests that send the file. */
	#retries = 0;
	/** Retries of requests that only ask what the server has. */
	#questions = 0;
	/** Whether the server responded to such a request since the last success. */
	#isConnected = false;

	constructor( private readonly job: Pick< Job, 'clock' | 'signal' > ) {}

	/** Some of the file arrived. */
	readonly succeeded = (): void => {
		this.#retries = 0;
		this.connected();
		this.#isConnected = false;
	};

	/** The server said what it has. */
	readonly connected = (): void => {
		this.#questions = 0;
		this.#isConnected = true;
	};

	/**
	 * Waits for the next retry. Returns the outcome if there are no more: without any response, the
	 * connection is lost and not this file alone.
	 */
	async next( failure: UploadFailure, isQuestion: boolean ): Promise< Outcome | null > {
		const retry = isQuestion ? this.#questions++ : this.#retries++;
		if ( retry >= MOST_RETRIES ) {
			this.#retries = 0;
			this.#questions = 0;
			const isLost = failure.code === NETWORK && ( isQuestion || ! this.#isConnected );
			return isLost ? held( failure ) : failed( endOf( failure ) );
		}
		await this.job.clock.wait( retryDelayMs( retry ), this.job.signal );
		return this.job.signal.aborted ? STOPPED : null;
	}
}

/** A server that responds, but not to this file, could not process it. */
const endOf = ( failure: UploadFailure ): UploadFailure =>
	failure.code === NETWORK ? { ...failure, code: HTTP } : failure;

import { SIZES } from '../model/uploads/codes';
import { afterSizesFailed, retryDelayMs } from '../model/uploads/retries';
import { done, failed, held, newMemory, STOPPED, type Job, type Outcome } from './job';

/**
 * Asks for the missing sizes of an image until all exist, as WordPress's uploader does: the server
 * creates some of them in each request. An image without sizes is deleted.
 */
export async function makeSizes( job: Job ): Promise< Outcome > {
	const { port, memory, clock, signal } = job;
	const { attachment } = memory;
	for ( let repeats = 0; ; repeats++ ) {
		const answer = await port.makeSizes( attachment, signal );
		if ( signal.aborted ) {
			return STOPPED;
		}
		if ( answer.ok ) {
			return done( attachment );
		}
		switch ( afterSizesFailed( answer.failure, repeats ) ) {
			case 'repeat':
				await clock.wait( retryDelayMs( repeats ), signal );
				break;
			case 'hold':
				return held( answer.failure );
			case 'fail':
				return failed( answer.failure );
			case 'cleanUp':
				await port.cleanUp( attachment );
				Object.assign( memory, newMemory() );
				return failed( { code: SIZES, message: '' } );
		}
		if ( signal.aborted ) {
			return STOPPED;
		}
	}
}

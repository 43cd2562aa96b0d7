import { FIRST_CHUNK_BYTES, firstChunkBytes, nextChunkBytes } from '../model/uploads/chunk-size';
import { BUSY, IO, REACTIONS, TOO_LARGE } from '../model/uploads/codes';
import { BUSY_DELAY_MS, BUSY_LIMIT_MS } from '../model/uploads/retries';
import type { UploadFailure, UploadResult } from '../upload-port';
import { Attempts } from './attempts';
import { isGone } from './gone';
import {
	done,
	failed,
	held,
	newMemory,
	placeOf,
	STOPPED,
	type Job,
	type Memory,
	type Outcome,
} from './job';
import { makeSizes } from './make-sizes';

/** A result that says that the upload is not complete. */
const MORE = { ok: true, value: 0 } as const;

/** Sends a file in chunks, and continues where the server is after each failure. */
export async function sendChunks( job: Job ): Promise< Outcome > {
	const recovery = new Recovery( job );
	for (;;) {
		if ( job.signal.aborted ) {
			return STOPPED;
		}
		const answer = await ask( job, recovery.attempts );
		if ( answer.ok && answer.value ) {
			return done( answer.value );
		}
		if ( job.signal.aborted ) {
			// The server may have the chunk.
			job.memory.isUncertain = job.memory.id !== '';
			return STOPPED;
		}
		const outcome = answer.ok ? null : await recovery.after( answer.failure );
		if ( outcome ) {
			return outcome;
		}
	}
}

/** Sends the next request. Returns the ID of the attachment, or 0 if the upload is not complete. */
async function ask( job: Job, attempts: Attempts ): Promise< UploadResult< number > > {
	const { memory, port, file, signal } = job;
	if ( memory.isUncertain ) {
		return askState( job, attempts );
	}
	if ( ! memory.id ) {
		const known = job.unfinished.find( file, placeOf( job ) );
		if ( known ) {
			Object.assign( memory, { ...known, isUncertain: true } );
			return MORE;
		}
		const created = await port.create( file, job.post, signal );
		if ( created.ok ) {
			Object.assign( memory, created.value );
			attempts.succeeded();
		}
		return created.ok ? MORE : created;
	}
	if ( memory.offset < file.size ) {
		return sendChunk( job, attempts );
	}
	job.onProcessing();
	return job.replaces
		? port.replace( memory.id, job.replaces, signal )
		: port.finish( memory.id, signal );
}

async function askState(
	{ memory, port, signal, onProgress }: Job,
	attempts: Attempts
): Promise< UploadResult< number > > {
	const answer = await port.state( memory.id, signal );
	if ( ! answer.ok ) {
		return answer;
	}
	attempts.connected();
	const { state, offset, attachment } = answer.value;
	if ( state === 'finishing' ) {
		return { ok: false, failure: { code: BUSY, status: 409, message: '' } };
	}
	Object.assign( memory, { offset, isUncertain: false } );
	onProgress( offset );
	return { ok: true, value: state === 'done' ? attachment : 0 };
}

async function sendChunk( job: Job, attempts: Attempts ): Promise< UploadResult< number > > {
	const { memory, file, port, clock } = job;
	const { offset, chunkBytes } = memory;
	const length = memory.nextBytes || firstChunkBytes( chunkBytes );
	const bytes = await read( file, offset, length );
	if ( ! bytes ) {
		return { ok: false, failure: { code: IO, status: 0, message: '' } };
	}
	const chunk = { offset, bytes, hash: await job.hash( bytes ) };
	const startMs = clock.now();
	const sent = await port.chunk( memory.id, chunk, job.signal );
	memory.nextBytes = sent.ok
		? nextChunkBytes( length, clock.now() - startMs, chunkBytes )
		: firstChunkBytes( chunkBytes );
	if ( ! sent.ok ) {
		return refused( memory, length, sent );
	}
	memory.offset = sent.value;
	job.unfinished.keep( file, placeOf( job ), memory );
	job.onProgress( sent.value );
	if ( sent.value > offset ) {
		attempts.succeeded();
	}
	return MORE;
}

/** Returns a part of a file; null if it was moved or changed after it had been selected. */
const read = ( file: File, offset: number, length: number ): Promise< ArrayBuffer | null > =>
	file
		.slice( offset, offset + length )
		.arrayBuffer()
		.catch( () => null );

/** A server in front of the site may accept less than the site: the next chunk has the first length. */
function refused(
	memory: Memory,
	length: number,
	sent: Extract< UploadResult< number >, { ok: false } >
): UploadResult< number > {
	if ( sent.failure.code !== TOO_LARGE || length <= FIRST_CHUNK_BYTES ) {
		return sent;
	}
	memory.chunkBytes = FIRST_CHUNK_BYTES;
	return MORE;
}

/** Decides what follows the failures of an upload in chunks. */
class Recovery {
	readonly attempts: Attempts;
	#hasRestarted = false;
	/** When another request was seen first; null for none. */
	#busySinceMs: number | null = null;

	constructor( private readonly job: Job ) {
		this.attempts = new Attempts( job );
	}

	/** Prepares the next request. Returns the outcome if there is none. */
	async after( failure: UploadFailure ): Promise< Outcome | null > {
		const { memory, replaces } = this.job;
		// A new image without sizes is deleted, and a replaced one never.
		if ( failure.attachment && failure.status >= 500 && ! replaces ) {
			memory.attachment = failure.attachment;
			return makeSizes( this.job );
		}
		const reaction = REACTIONS[ failure.code ];
		if ( reaction !== 'wait' ) {
			this.#busySinceMs = null;
		}
		switch ( reaction ) {
			case 'wait':
				return this.#wait( failure );
			case 'resume':
				return this.#resume( failure );
			case 'repeat': {
				const isQuestion = memory.isUncertain;
				memory.isUncertain = memory.id !== '';
				return this.attempts.next( failure, isQuestion );
			}
			case 'restart':
				return this.#restart( failure );
			case 'hold':
				memory.isUncertain = memory.id !== '';
				return held( failure );
			default:
				if ( isGone( failure.code, Boolean( replaces ) ) ) {
					Object.assign( memory, newMemory() );
				}
				return failed( failure );
		}
	}

	async #wait( failure: UploadFailure ): Promise< Outcome | null > {
		const { memory, clock, signal } = this.job;
		this.#busySinceMs ??= clock.now();
		if ( clock.now() - this.#busySinceMs > BUSY_LIMIT_MS ) {
			return failed( failure );
		}
		memory.isUncertain = true;
		await clock.wait( BUSY_DELAY_MS, signal );
		return null;
	}

	#resume( failure: UploadFailure ): Promise< Outcome | null > | null {
		const { memory, file, onProgress } = this.job;
		const { offset } = failure;
		if ( offset === undefined || offset === memory.offset || offset > file.size ) {
			memory.isUncertain = true;
			return this.attempts.next( failure, false );
		}
		memory.offset = offset;
		onProgress( offset );
		return null;
	}

	#restart( failure: UploadFailure ): Outcome | null {
		const { memory, file, unfinished, onProgress } = this.job;
		Object.assign( memory, newMemory() );
		unfinished.forget( file, placeOf( this.job ) );
		if ( this.#hasRestarted ) {
			return failed( failure );
		}
		this.#hasRestarted = true;
		onProgress( 0 );
		return null;
	}
}

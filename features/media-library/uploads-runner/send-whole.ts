import { HTTP, IO, NETWORK, REACTIONS, TOO_LARGE } from '../model/uploads/codes';
import type { StoredFile, UploadFailure, UploadResult } from '../upload-port';
import { Attempts } from './attempts';
import { done, failed, held, STOPPED, type Job, type Outcome } from './job';
import { makeSizes } from './make-sizes';
import { sendChunks } from './send-chunks';

/**
 * Sends a file in one request to WordPress, whose hooks other plugins use. When no
 * response arrives, the server may have the file: it is searched before it is sent again.
 */
export async function sendWhole( job: Job ): Promise< Outcome > {
	const { memory, signal } = job;
	const attempts = new Attempts( job );
	for (;;) {
		const isSearch = memory.lostAtMs !== null;
		const answer = isSearch ? await search( job, attempts ) : await send( job );
		if ( answer.ok && answer.value ) {
			const { id, attachment } = answer.value;
			return isSearch ? complete( job, id ) : done( id, attachment );
		}
		if ( signal.aborted ) {
			return STOPPED;
		}
		if ( answer.ok ) {
			continue;
		}
		const attachment = answer.failure.attachment ?? memory.attachment;
		if ( attachment && [ HTTP, NETWORK ].includes( answer.failure.code as never ) ) {
			memory.lostAtMs = null;
			return complete( job, attachment );
		}
		memory.attachment = 0;
		if ( answer.failure.code === TOO_LARGE && answer.failure.status === 413 ) {
			memory.mustChunk = true;
			return sendChunks( job );
		}
		const outcome = await react( answer.failure, attempts, isSearch );
		if ( outcome ) {
			return outcome;
		}
	}
}

async function send( job: Job ): Promise< UploadResult< StoredFile > > {
	const { file, memory, clock, port } = job;
	memory.lostAtMs = clock.now();
	const answer = await port.whole( file, job.post, job.signal, {
		onSent: ( share ) =>
			share < 1 ? job.onProgress( Math.floor( share * file.size ) ) : job.onProcessing(),
		onCreated: ( id ) => {
			memory.attachment = id;
			job.onCreated();
		},
	} );
	const isLost = ! answer.ok && [ NETWORK, HTTP ].includes( answer.failure.code as never );
	if ( isLost ) {
		job.onTrouble();
	}
	if ( ! isLost ) {
		memory.lostAtMs = null;
	} else if ( ! ( await isReadable( file ) ) ) {
		// If the server has it nevertheless, it is found when the user tries again.
		return { ok: false, failure: { code: IO, status: 0, message: '' } };
	}
	return answer;
}

/** Returns whether the file still exists. Browsers report that as a lost connection. */
const isReadable = ( file: File ): Promise< boolean > =>
	file
		.slice( 0, 1 )
		.arrayBuffer()
		.then(
			() => true,
			() => false
		);

/** Returns null if the server does not have the file, which is sent again then. */
async function search(
	job: Job,
	attempts: Attempts
): Promise< UploadResult< StoredFile | null > > {
	const { file, memory, clock, port, known, signal } = job;
	const ageMs = clock.now() - ( memory.lostAtMs ?? 0 );
	const found = await port.find( { name: file.name, size: file.size, ageMs, known }, signal );
	if ( ! found.ok ) {
		return found;
	}
	attempts.connected();
	memory.lostAtMs = null;
	return { ok: true, value: found.value ? { id: found.value, attachment: null } : null };
}

/** The request that was lost may have ended before all sizes existed. */
function complete( job: Job, attachment: number ): Outcome | Promise< Outcome > {
	if ( ! job.file.type.startsWith( 'image/' ) ) {
		return done( attachment );
	}
	job.memory.attachment = attachment;
	job.onProcessing();
	return makeSizes( job );
}

function react(
	failure: UploadFailure,
	attempts: Attempts,
	isSearch: boolean
): Outcome | Promise< Outcome | null > {
	switch ( REACTIONS[ failure.code ] ) {
		case 'repeat':
			return attempts.next( failure, isSearch );
		case 'hold':
			return held( failure );
		default:
			return failed( failure );
	}
}

import type { QueueEvent } from '../../model/uploads/queue';
import type { MediaPort } from '../../port';
import type { UploadPort } from '../../upload-port';
import { findDuplicate } from '../../uploads-runner/find-duplicate';
import { hashOf } from '../../uploads-runner/hash';
import { placeOf, type Clock, type Job, type Outcome } from '../../uploads-runner/job';
import { runJob } from '../../uploads-runner/run-job';
import type { Unfinished } from '../../uploads-runner/unfinished';
import { prepareFile } from './prepare-file';
import { targetOf } from './upload-host';
import type { Source } from './upload-source';

/** Services and limits that the files of a queue share. */
export interface TransferHost {
	media: Pick< MediaPort, 'get' >;
	port: UploadPort;
	unfinished: Unfinished;
	clock: Clock;
	/** Files up to this size are sent in one request. */
	wholeBytes: number;
	/** IDs of attachments that belong to other files. */
	known: Set< number >;
}

type Step =
	| { type: 'preparing' | 'processing' }
	| { type: 'prepared'; size: number }
	| ( Omit< Extract< QueueEvent, { type: 'progressed' } >, 'key' > & { type: 'progressed' } );

/** Prepares a file of the queue, searches the library for it, and sends it. Never rejects. */
export async function transfer(
	source: Source,
	{ media, port, unfinished: all, clock, wholeBytes, known }: TransferHost,
	signal: AbortSignal,
	onStep: ( step: Step ) => void
): Promise< Outcome > {
	const ready = await prepareFile( source, port.images, all, signal, onStep );
	if ( ready.type !== 'ready' ) {
		return ready;
	}
	const { file, unfinished } = ready;
	const target = targetOf( source.options );
	source.forget = () => unfinished.forget( file, placeOf( target ) );
	const job: Job = {
		...{ file, ...target, memory: source.memory },
		...{ port, unfinished, clock, signal, wholeBytes, known, hash: hashOf },
		onProgress: ( loaded ) => onStep( { type: 'progressed', loaded, nowMs: clock.now() } ),
		onProcessing: () => onStep( { type: 'processing' } ),
	};
	return ( await check( source, job, media, known ) ) ?? runJob( job );
}

/** Searches the library for a file before it is sent. Returns null if it must be sent. */
async function check(
	source: Source,
	job: Job,
	media: TransferHost[ 'media' ],
	known: Set< number >
): Promise< Outcome | null > {
	if ( source.isChecked || source.memory.id || source.options.replaces ) {
		return null;
	}
	const outcome = await findDuplicate( job, media, known );
	source.isChecked = ! job.signal.aborted;
	return outcome;
}

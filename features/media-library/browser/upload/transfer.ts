import type { QueueEvent } from '../../model/uploads/queue';
import { contentOf, withoutFile } from '../../uploads-runner/content';
import { hashOf } from '../../uploads-runner/hash';
import { placeOf, type Job, type Outcome } from '../../uploads-runner/job';
import { runJob } from '../../uploads-runner/run-job';
import type { Unfinished } from '../../uploads-runner/unfinished';
import { prepareFile } from './prepare-file';
import { searchFor, type SearchHost } from './search';
import { targetOf } from './upload-host';
import type { Source } from './upload-source';

/** Services and limits that the files of a queue share. */
export interface TransferHost extends SearchHost {
	unfinished: Unfinished;
	/** Files up to this size are sent in one request. */
	wholeBytes: number;
}

type Step =
	| { type: 'preparing' }
	| { type: 'sending' }
	| { type: 'processing' }
	| { type: 'created' }
	| { type: 'slowed' }
	| { type: 'prepared'; size: number }
	| ( Omit< Extract< QueueEvent, { type: 'progressed' } >, 'key' > & { type: 'progressed' } );

/** Prepares a file of the queue, searches the library for it, and sends it. Never rejects. */
export async function transfer(
	source: Source,
	host: TransferHost,
	signal: AbortSignal,
	onStep: ( step: Step ) => void
): Promise< Outcome > {
	const { port, unfinished: all, clock, wholeBytes, known, sending, sent } = host;
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
		onTrouble: () => onStep( { type: 'slowed' } ),
		onCreated: () => onStep( { type: 'created' } ),
	};
	const content = contentOf( file );
	const found = await searchFor( source, content, host, signal );
	if ( found ) {
		return found;
	}
	onStep( { type: 'sending' } );
	const uploaded = file === source.file ? content : withoutFile( content );
	void uploaded.sample();
	const end = runJob( job );
	sending.set( uploaded, end );
	const outcome = await end;
	sending.delete( uploaded );
	if ( outcome.type === 'done' ) {
		sent.add( uploaded );
	}
	return outcome;
}

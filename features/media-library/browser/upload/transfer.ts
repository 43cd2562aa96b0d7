import type { QueueEvent } from '../../model/uploads/queue';
import type { MediaPort } from '../../port';
import type { UploadPort } from '../../upload-port';
import { findDuplicate, findDuplicates } from '../../uploads-runner/find-duplicate';
import { hashOf } from '../../uploads-runner/hash';
import { placeOf, STOPPED, type Clock, type Job, type Outcome } from '../../uploads-runner/job';
import { runJob } from '../../uploads-runner/run-job';
import type { Unfinished } from '../../uploads-runner/unfinished';
import { isKept, prepareFile } from './prepare-file';
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
	/** Hashes of files that were uploaded. */
	sent: Set< string >;
}

type Step =
	| { type: 'preparing' }
	| { type: 'sending' }
	| { type: 'processing' }
	| { type: 'prepared'; size: number }
	| ( Omit< Extract< QueueEvent, { type: 'progressed' } >, 'key' > & { type: 'progressed' } );

/** Prepares a file of the queue, searches the library for it, and sends it. Never rejects. */
export async function transfer(
	source: Source,
	host: TransferHost,
	signal: AbortSignal,
	onStep: ( step: Step ) => void
): Promise< Outcome > {
	const { port, unfinished: all, clock, wholeBytes, known, sent } = host;
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
	const found = await check( source, file, host, signal );
	if ( found ) {
		return found;
	}
	onStep( { type: 'sending' } );
	const outcome = await runJob( job );
	if ( outcome.type === 'done' && source.hash ) {
		sent.add( source.hash );
	}
	return outcome;
}

/** A search of the library is repeated after this time: others upload files too. */
const SEARCH_LASTS_MS = 60_000;

/** As many files are searched at once while another one is sent. */
export const MOST_AHEAD = 8;

/**
 * Searches the library for the next files while another one is sent, so that the server does not
 * wait for it. Leaves out images that are changed before they are sent.
 */
export async function lookAhead( next: readonly Source[], host: TransferHost ): Promise< void > {
	if ( ! next[ 0 ] || isSearched( next[ 0 ], host ) ) {
		return;
	}
	const sources: Source[] = [];
	for ( const source of next ) {
		if (
			mustCheck( source ) &&
			! isSearched( source, host ) &&
			( await isKept( source, host.port.images ) )
		) {
			sources.push( source );
		}
	}
	const abort = new AbortController();
	const outcomes = findDuplicates(
		sources.map( ( source ) => searchedFile( source, source.file ) ),
		{ port: host.port, signal: abort.signal },
		host.media,
		host.known
	);
	sources.forEach( ( source, at ) => {
		source.ahead = {
			outcome: outcomes.then( ( all ) => all[ at ] ?? null ),
			atMs: host.clock.now(),
			stop: () => abort.abort(),
		};
	} );
}

const isSearched = ( { ahead }: Source, { clock }: TransferHost ) =>
	ahead !== undefined && clock.now() - ahead.atMs <= SEARCH_LASTS_MS;

/** The file of a source, which keeps its hash. */
const searchedFile = ( source: Source, file: File ) => ( {
	file,
	hash: async ( bytes: ArrayBuffer ) => ( source.hash = await hashOf( bytes ) ),
} );

const mustCheck = ( { isChecked, memory, options }: Source ) =>
	! isChecked && ! memory.id && ! options.replaces;

/** Searches the library for a file before it is sent. Returns null if it must be sent. */
async function check(
	source: Source,
	file: File,
	host: TransferHost,
	signal: AbortSignal
): Promise< Outcome | null > {
	if ( ! mustCheck( source ) ) {
		return null;
	}
	const outcome =
		( await foundAhead( source, host, signal ) ) ??
		( { value: await search( source, file, host, signal ) } as const );
	source.isChecked = ! signal.aborted;
	return signal.aborted ? STOPPED : outcome.value;
}

/** Returns null without a search that began before, and if the same content was sent since then. */
async function foundAhead(
	source: Source,
	host: TransferHost,
	signal: AbortSignal
): Promise< { value: Outcome | null } | null > {
	const ahead = isSearched( source, host ) && source.ahead;
	source.ahead = undefined;
	if ( ! ahead ) {
		return null;
	}
	signal.addEventListener( 'abort', ahead.stop );
	const value = await ahead.outcome;
	signal.removeEventListener( 'abort', ahead.stop );
	const isSent = source.hash && host.sent.has( source.hash );
	return isSent || value?.type === 'stopped' ? null : { value };
}

const search = (
	source: Source,
	file: File,
	{ media, port, known }: TransferHost,
	signal: AbortSignal
): Promise< Outcome | null > =>
	findDuplicate( { ...searchedFile( source, file ), port, signal }, media, known );

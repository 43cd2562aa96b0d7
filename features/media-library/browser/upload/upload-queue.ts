import { NETWORK } from '../../model/uploads/codes';
import { NO_FILTERS, type UploadFilters } from '../../model/uploads/filters';
import {
	EMPTY_QUEUE,
	isActive,
	nextFile,
	reduceQueue,
	UPLOADING,
	type Queue,
	type QueueEvent,
	type QueuedFile,
} from '../../model/uploads/queue';
import type { Attachment, MediaPort } from '../../port';
import type { UploadPort } from '../../upload-port';
import { realClock } from '../../uploads-runner/clock';
import { findDuplicate } from '../../uploads-runner/find-duplicate';
import { hashOf } from '../../uploads-runner/hash';
import {
	newMemory,
	type Clock,
	type Job,
	type Memory,
	type Outcome,
} from '../../uploads-runner/job';
import { runJob } from '../../uploads-runner/run-job';
import { Unfinished } from '../../uploads-runner/unfinished';

/** Observers are called at most once in this time, so that progress does not slow down the page. */
const OBSERVER_MS = 100;

export interface UploadOptions {
	/** ID of the post to which the files are attached; 0 for none. */
	post?: number;
	/** ID of the folder of the files; by default the one that is shown. */
	folder?: number;
	/** Called with each uploaded file. */
	onUpload?: ( attachment: Attachment ) => void;
}

/** Limits of the site. */
export interface UploadLimits {
	filters: UploadFilters;
	/** Files up to this size are sent in one request. */
	wholeBytes: number;
}

export const NO_LIMITS: UploadLimits = { filters: NO_FILTERS, wholeBytes: 0 };

export interface Host {
	port: Pick< MediaPort, 'get' >;
	uploads: UploadPort;
	/** Puts an uploaded file into a folder; into the one that is shown without an ID. */
	place: ( id: number, folder?: number ) => Promise< void >;
	/** Called after each upload; with null if the file could not be loaded. */
	onUpload: ( attachment: Attachment | null ) => void;
}

/** A file of the queue, with what the model does not know. */
interface Source {
	file: File;
	options: UploadOptions;
	memory: Memory;
	/** Whether the library was searched for the same content. */
	isChecked: boolean;
}

/**
 * Uploads files one after another. It belongs to the store, so that files that wait are uploaded
 * after their dialog has closed, and the next dialog shows their progress and failures.
 */
export class UploadQueue {
	#queue: Queue = EMPTY_QUEUE;
	/** The state that observers see. */
	#shown: Queue = EMPTY_QUEUE;
	#timer: ReturnType< typeof setTimeout > | null = null;
	#keys = 0;
	/** The file that is uploading. */
	#running: { key: number; abort: AbortController } | null = null;
	readonly #sources = new Map< number, Source >();
	readonly #attachments = new Set< number >();
	readonly #observers = new Set< () => void >();

	constructor(
		private readonly host: Host,
		private readonly limits: () => UploadLimits = () => NO_LIMITS,
		private readonly clock: Clock = realClock,
		private readonly unfinished = new Unfinished( () => localStorage, clock.now )
	) {}

	readonly state = (): Queue => this.#shown;

	/** Calls back after changes. Returns a function that stops it. */
	readonly subscribe = ( observer: () => void ): ( () => void ) => {
		this.#observers.add( observer );
		return () => this.#observers.delete( observer );
	};

	readonly add = ( files: readonly File[], options: UploadOptions = {} ): void => {
		const added = files.map( ( file ) => {
			const key = ++this.#keys;
			this.#sources.set( key, { file, options, memory: newMemory(), isChecked: false } );
			return { key, name: file.name, size: file.size, type: file.type };
		} );
		this.#send( { type: 'added', files: added, filters: this.limits().filters } );
	};

	/** Returns a file of the queue, for its preview; null if it was removed. */
	readonly fileOf = ( key: number ): File | null => this.#sources.get( key )?.file ?? null;

	readonly pause = (): void => this.#send( { type: 'paused' } );

	/** Continues after a pause, or after the queue stopped by itself. */
	readonly resume = (): void => this.#send( { type: 'resumed' } );

	/** Uses the file of the library with the same content, as if it had been uploaded. */
	readonly useExisting = ( key: number ): void => {
		const existing = this.#queue.files.find( ( file ) => file.key === key )?.existing;
		const options = this.#sources.get( key )?.options;
		this.#send( { type: 'existingUsed', key } );
		if ( existing ) {
			options?.onUpload?.( existing );
		}
	};

	/** Uploads a file although the library has it. */
	readonly uploadAnyway = ( key: number ): void => this.#send( { type: 'allowed', key } );

	/** Removes a file that is waiting, uploading or not decided, also from the server. */
	readonly cancel = ( key: number ): void => this.#send( { type: 'canceled', key } );

	readonly retry = ( key: number ): void => this.#send( { type: 'retried', key } );

	/** Removes a failure that the user has read. */
	readonly dismiss = ( key: number ): void => this.#send( { type: 'dismissed', key } );

	/** Moves a waiting file before another one; to the end with null. */
	readonly move = ( key: number, before: number | null ): void =>
		this.#send( { type: 'moved', key, before } );

	#send( event: QueueEvent ): void {
		const [ before, after ] = [ this.#queue, reduceQueue( this.#queue, event ) ];
		if ( after === before ) {
			return;
		}
		this.#queue = after;
		this.#forgetRemoved( after );
		this.#watchPage( before, after );
		this.#publish();
		this.#run();
	}

	/** Starts the next file. The file that was paused or canceled must have ended before. */
	#run(): void {
		const { files } = this.#queue;
		if ( this.#running ) {
			const isWanted = files.some(
				( { key, status } ) => key === this.#running?.key && status === UPLOADING
			);
			if ( ! isWanted ) {
				this.#running.abort.abort();
			}
			return;
		}
		const next = nextFile( this.#queue );
		if ( next ) {
			void this.#upload( next );
		}
	}

	async #upload( { key }: QueuedFile ): Promise< void > {
		const source = this.#sources.get( key )!;
		const abort = new AbortController();
		this.#running = { key, abort };
		this.#send( { type: 'fileStarted', key, nowMs: this.clock.now() } );
		const job: Job = {
			file: source.file,
			post: source.options.post ?? 0,
			memory: source.memory,
			port: this.host.uploads,
			clock: this.clock,
			unfinished: this.unfinished,
			signal: abort.signal,
			wholeBytes: this.limits().wholeBytes,
			known: this.#attachments,
			hash: hashOf,
			onProgress: ( loaded ) => this.#progress( key, loaded ),
			onProcessing: () => this.#send( { type: 'processing', key } ),
		};
		const outcome = ( await this.#check( source, job ) ) ?? ( await runJob( job ) );
		await this.#end( key, source, outcome );
		this.#running = null;
		this.#forgetRemoved( this.#queue );
		this.#run();
	}

	/** Searches the library for a file before it is sent. Returns null if it must be sent. */
	async #check( source: Source, job: Job ): Promise< Outcome | null > {
		if ( source.isChecked || source.memory.id ) {
			return null;
		}
		const outcome = await findDuplicate( job, this.host.port, this.#attachments );
		source.isChecked = ! job.signal.aborted;
		return outcome;
	}

	async #end( key: number, source: Source, outcome: Outcome ): Promise< void > {
		switch ( outcome.type ) {
			case 'done':
				Object.assign( source.memory, newMemory() );
				this.#progress( key, source.file.size );
				await this.#arrived( outcome.attachment, source.options );
				this.#send( { type: 'finished', key } );
				break;
			case 'failed':
				this.#send( { type: 'failed', key, error: outcome.error } );
				break;
			case 'found':
				this.#send( { type: 'found', key, existing: outcome.existing } );
				break;
			case 'held':
				this.#hold( outcome );
				break;
			case 'stopped':
				break;
		}
	}

	/** After a lost connection, the queue continues by itself when the browser is online again. */
	#hold( { error }: Extract< Outcome, { type: 'held' } > ): void {
		this.#send( { type: 'held', error } );
		if ( error.code === NETWORK ) {
			globalThis.addEventListener( 'online', this.#online, { once: true } );
		}
	}

	readonly #online = (): void => {
		if ( this.#queue.hold?.code === NETWORK ) {
			this.resume();
		}
	};

	async #arrived( id: number, { folder, onUpload }: UploadOptions ): Promise< void > {
		this.#attachments.add( id );
		await ( folder ? this.host.place( id, folder ) : this.host.place( id ) );
		const loaded = await this.host.port.get( id );
		this.host.onUpload( loaded.ok ? loaded.value : null );
		if ( loaded.ok ) {
			onUpload?.( loaded.value );
		}
	}

	#progress( key: number, loaded: number ): void {
		this.#send( { type: 'progressed', key, loaded, nowMs: this.clock.now() } );
	}

	/** Releases files that left the queue, and what the server has of them. */
	#forgetRemoved( { files }: Queue ): void {
		if ( this.#sources.size === files.length ) {
			return;
		}
		const keys = new Set( files.map( ( { key } ) => key ) );
		for ( const [ key, { memory, file, options } ] of this.#sources ) {
			if ( keys.has( key ) || key === this.#running?.key ) {
				continue;
			}
			this.#sources.delete( key );
			if ( memory.id ) {
				this.unfinished.forget( file, options.post ?? 0 );
				void this.host.uploads.remove( memory.id );
			}
		}
	}

	/** The page asks before it is left, as long as files are waiting. */
	#watchPage( before: Queue, after: Queue ): void {
		const [ wasBusy, isBusy ] = [ before, after ].map( ( { files } ) =>
			files.some( isActive )
		);
		if ( isBusy && ! wasBusy ) {
			globalThis.addEventListener( 'beforeunload', askBeforeLeaving );
		} else if ( wasBusy && ! isBusy ) {
			globalThis.removeEventListener( 'beforeunload', askBeforeLeaving );
		}
	}

	#publish(): void {
		if ( this.#timer !== null ) {
			return;
		}
		this.#show();
		this.#timer = setTimeout( () => {
			this.#timer = null;
			if ( this.#shown !== this.#queue ) {
				this.#publish();
			}
		}, OBSERVER_MS );
	}

	#show(): void {
		this.#shown = this.#queue;
		this.#observers.forEach( ( observer ) => observer() );
	}
}

const askBeforeLeaving = ( event: Event ) => event.preventDefault();

import { NETWORK } from '../../model/uploads/codes';
import {
	EMPTY_QUEUE,
	QUEUED,
	reduceQueue,
	UPLOADING,
	type Queue,
	type QueueEvent,
	type QueuedFile,
} from '../../model/uploads/queue';
import { nextFile } from '../../model/uploads/next-file';
import type { ImageChoices } from '../../model/uploads/questions';
import type { UploadPort } from '../../upload-port';
import type { Content } from '../../uploads-runner/content';
import { realClock } from '../../uploads-runner/clock';
import { newMemory, held, type Clock, type Outcome } from '../../uploads-runner/job';
import type { Unfinished } from '../../uploads-runner/unfinished';
import type { Arrivals } from './arrivals';
import { askBeforeLeaving } from './ask-before-leaving';
import { loadUploadCode, type UploadCode } from './load-upload-code';
import type { UploadControls } from './upload-controls';
import { NO_LIMITS, type UploadHost, type UploadLimits, type UploadOptions } from './upload-host';
import { ShownQueue } from './shown-queue';
import { newSource, type Source } from './upload-source';

/**
 * So many files are added in a task: the size of each is a question to another process of the browser. More files are
 * added after the task in which the user chose them, which takes the browser long enough.
 */
const PORTION = 20;

/**
 * Uploads files in their order: the next one when the attachment of the one before exists. It belongs to the store, so
 * that files that wait are uploaded after their dialog has closed, and the next dialog shows their progress and
 * failures.
 */
export class UploadQueue implements UploadControls {
	#queue: Queue = EMPTY_QUEUE;
	readonly #shown = new ShownQueue();
	#keys = 0;
	#port: UploadPort | null;
	#unfinished: Unfinished | null = null;
	/** The files on their way, by their keys. */
	readonly #running = new Map< number, AbortController >();
	/** The end of the last file that was started. */
	#end: Promise< void > = Promise.resolve();
	readonly #sources = new Map< number, Source >();
	readonly #sending = new Map< Content, Promise< unknown > >();
	readonly #sent = new Set< Content >();
	#arrivals: Arrivals | null = null;

	constructor(
		private readonly host: UploadHost,
		private readonly limits: () => UploadLimits = () => NO_LIMITS,
		private readonly clock: Clock = realClock
	) {
		this.#port = host.uploads ?? null;
	}

	readonly state = this.#shown.state;

	readonly subscribe = this.#shown.subscribe;

	readonly add = ( files: readonly File[], options: UploadOptions = {} ): void =>
		this.#add( files, options, files.length > PORTION ? 0 : PORTION );

	#add( files: readonly File[], options: UploadOptions, portion: number ): void {
		const sources = new Map< number, Source >();
		const later = files.slice( portion );
		const added = files.slice( 0, portion ).map( ( file ) => {
			const key = ++this.#keys;
			const source = newSource( file, options );
			this.#sources.set( key, source );
			sources.set( key, source );
			const { replaces, refusal } = options;
			return { key, name: file.name, size: file.size, type: file.type, replaces, refusal };
		} );
		this.#send( { type: 'added', files: added, filters: this.limits().filters } );
		void loadUploadCode().then(
			( code ) =>
				code.receive( sources, { port: this.#portOf( code ), clock: this.clock }, ( key ) =>
					this.#send( { type: 'asked', key, question: { type: 'place' } } )
				),
			() => {}
		);
		if ( later.length ) {
			setTimeout( () => this.#add( later, options, PORTION ) );
		}
	}

	/** Uploads the file at a URL, which the server downloads. Returns why it failed; null after success. */
	readonly addUrl = async ( url: string, options: UploadOptions = {} ) => {
		const code = await loadUploadCode();
		const result = await this.#portOf( code ).fromUrl( url, options.post ?? 0 );
		await ( result.ok && this.#arrivalsOf( code ).add( result.value, null, options ) );
		return result.ok ? null : result.failure;
	};

	readonly fileOf = ( key: number ): File | null => this.#sources.get( key )?.file ?? null;

	readonly pause = (): void => this.#send( { type: 'paused' } );

	readonly resume = (): void => this.#send( { type: 'resumed' } );

	readonly useExisting = ( key: number ): void => {
		const existing = this.#queue.files.find( ( file ) => file.key === key )?.existing;
		const options = this.#sources.get( key )?.options;
		this.#send( { type: 'existingUsed', key } );
		if ( existing ) {
			options?.onUpload?.( existing );
		}
	};

	readonly replaceExisting = ( key: number ): void => {
		const existing = this.#queue.files.find( ( file ) => file.key === key )?.existing;
		const source = this.#sources.get( key );
		if ( existing && source ) {
			const replaces = { id: existing.id, title: existing.title };
			source.options = { ...source.options, replaces };
			this.#send( { type: 'allowed', key, replaces } );
		}
	};

	readonly uploadAnyway = ( key: number, choices: ImageChoices = {} ): void => {
		Object.assign( this.#sources.get( key )?.choices ?? {}, choices );
		this.#send( { type: 'allowed', key } );
	};

	readonly cancel = ( key: number ): void => this.#send( { type: 'canceled', key } );

	readonly retry = ( key: number ): void => this.#send( { type: 'retried', key } );

	readonly dismiss = ( key: number ): void => this.#send( { type: 'dismissed', key } );

	readonly move = ( key: number, before: number | null ): void =>
		this.#send( { type: 'moved', key, before } );

	#send( event: QueueEvent ): void {
		const [ before, after ] = [ this.#queue, reduceQueue( this.#queue, event ) ];
		if ( after === before ) {
			return;
		}
		this.#queue = after;
		this.#forgetRemoved( after );
		askBeforeLeaving( before, after );
		// The next request begins before the page renders.
		this.#shown.show( after, this.#running.size > 0 );
		this.#run();
	}

	/** Starts the next file. A file that was paused or canceled must have ended before. */
	#run(): void {
		const wanted = new Set(
			this.#queue.files
				.filter( ( { status } ) => status === UPLOADING )
				.map( ( { key } ) => key )
		);
		const unwanted = [ ...this.#running ].filter( ( [ key ] ) => ! wanted.has( key ) );
		unwanted.forEach( ( [ , abort ] ) => abort.abort() );
		const next = unwanted.length ? null : nextFile( this.#queue );
		if ( next ) {
			this.#upload( next );
		} else if ( ! this.#running.size ) {
			this.#arrivals?.flush();
		}
	}

	#upload( { key }: QueuedFile ): void {
		const source = this.#sources.get( key )!;
		const abort = new AbortController();
		this.#running.set( key, abort );
		this.#send( { type: 'fileStarted', key, nowMs: this.clock.now() } );
		this.#end = this.#finish( key, source, abort.signal, this.#end );
	}

	/** Sends a file, and takes it to its end after that of the file before. */
	async #finish(
		key: number,
		source: Source,
		signal: AbortSignal,
		before: Promise< void >
	): Promise< void > {
		const code = await loadUploadCode().catch( () => null );
		const outcome = code
			? await this.#transfer( code, key, source, signal )
			: held( { code: NETWORK, status: 0, message: '' } );
		await before;
		await this.#take( key, source, outcome );
		this.#running.delete( key );
		this.#forgetRemoved( this.#queue );
		this.#run();
	}

	#transfer(
		code: UploadCode,
		key: number,
		source: Source,
		signal: AbortSignal
	): Promise< Outcome > {
		this.#unfinished ??= new code.Unfinished( () => localStorage, this.clock.now );
		const host = {
			media: this.host.port,
			port: this.#portOf( code ),
			unfinished: this.#unfinished,
			clock: this.clock,
			wholeBytes: this.limits().wholeBytes,
			known: this.#arrivalsOf( code ).ids,
			...{ sending: this.#sending, sent: this.#sent },
		};
		return code.transfer( source, host, signal, ( step ) => {
			if ( step.type === 'sending' ) {
				void code.lookAhead( this.#next(), host );
			} else {
				this.#send( { ...step, key } );
			}
		} );
	}

	/** Returns the sources of the files that wait. */
	#next(): Source[] {
		return this.#queue.files
			.filter( ( { status } ) => status === QUEUED )
			.map( ( { key } ) => this.#sources.get( key )! );
	}

	readonly #portOf = ( code: UploadCode ): UploadPort =>
		( this.#port ??= code.createUploadPort() );

	readonly #arrivalsOf = ( code: UploadCode ): Arrivals =>
		( this.#arrivals ??= new code.Arrivals( this.host, this.clock ) );

	async #take( key: number, source: Source, outcome: Outcome ): Promise< void > {
		switch ( outcome.type ) {
			case 'done':
				Object.assign( source, { memory: newMemory(), choices: {} } );
				this.#progress( key, source.file.size );
				this.#send( { type: 'arrived', key } );
				void this.#arrivals
					?.add( outcome.id, outcome.attachment, source.options )
					.then( () => this.#send( { type: 'finished', key } ) );
				break;
			case 'failed':
				this.#send( { type: 'failed', key, error: outcome.error } );
				await this.#arrivals?.refresh( source.options );
				break;
			case 'found':
			case 'asked':
				this.#send( { ...outcome, key } );
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

	#progress( key: number, loaded: number ): void {
		this.#send( { type: 'progressed', key, loaded, nowMs: this.clock.now() } );
	}

	/** Releases files that left the queue, and what the server has of them. */
	#forgetRemoved( { files }: Queue ): void {
		if ( this.#sources.size === files.length ) {
			return;
		}
		const keys = new Set( files.map( ( { key } ) => key ) );
		for ( const [ key, { memory, forget } ] of this.#sources ) {
			if ( keys.has( key ) || this.#running.has( key ) ) {
				continue;
			}
			this.#sources.delete( key );
			if ( memory.id ) {
				forget?.();
				void this.#port?.remove( memory.id );
			}
		}
	}
}

import type { Clock } from '../../uploads-runner/job';
import type { Attachment } from '../../port';
import type { UploadHost, UploadOptions } from './upload-host';

/** Attachments of many small files are loaded in one request per time. */
const BREAK_MS = 2000;

/** The next file is sent before lists change, which takes longer than to begin a request. */
const HEAD_START_MS = 30;

interface Arrival {
	id: number;
	/** Null if it must be loaded. */
	attachment: Attachment | null;
	options: UploadOptions;
	onEnd: () => void;
}

/** Uploaded files on their way into the lists, in the order of their uploads. */
export class Arrivals {
	/** IDs of the attachments that belong to files of the queue. */
	readonly ids = new Set< number >();
	#waiting: Arrival[] = [];
	#isLoading = false;
	#lastMs = -Infinity;
	#break = new AbortController();

	constructor(
		private readonly host: UploadHost,
		private readonly clock: Clock
	) {}

	/**
	 * Adds an uploaded file to the lists, after those before it. Loads the attachment if it is null. Never
	 * rejects.
	 */
	readonly add = (
		id: number,
		attachment: Attachment | null,
		options: UploadOptions
	): Promise< void > => {
		if ( ! options.replaces ) {
			this.ids.add( id );
		}
		return new Promise( ( onEnd ) => {
			this.#waiting.push( { id, attachment, options, onEnd } );
			void this.#run();
		} );
	};

	/** Loads files that wait for others at once: no other is on its way. */
	readonly flush = (): void => this.#break.abort();

	/** Loads the file that another one should have replaced: the server may have begun before it failed. */
	readonly refresh = async ( { replaces }: UploadOptions ): Promise< void > => {
		const loaded = replaces && ( await this.host.port.get( replaces.id ) );
		if ( loaded?.ok ) {
			this.host.onUpload( loaded.value, false );
		}
	};

	async #run(): Promise< void > {
		if ( this.#isLoading ) {
			return;
		}
		this.#isLoading = true;
		await this.clock.wait( HEAD_START_MS, new AbortController().signal );
		while ( this.#waiting.length ) {
			if ( this.#waiting.some( ( { attachment } ) => ! attachment ) ) {
				await this.#pause();
			}
			await this.#place( this.#waiting.splice( 0 ) );
		}
		this.#isLoading = false;
	}

	/** Waits for more attachments to load in the same request. */
	async #pause(): Promise< void > {
		const leftMs = this.#lastMs + BREAK_MS - this.clock.now();
		const { signal } = this.#break;
		await ( leftMs > 0 && ! signal.aborted && this.clock.wait( leftMs, signal ) );
		this.#break = new AbortController();
		this.#lastMs = this.clock.now();
	}

	/** Puts files into their folders, then into the lists. */
	async #place( arrivals: readonly Arrival[] ): Promise< void > {
		const folders: number[] = [];
		for ( const { id, options } of arrivals ) {
			const { replaces, folder } = options;
			folders.push( replaces ? 0 : await this.host.place( id, folder || undefined ) );
		}
		const results = await Promise.all(
			arrivals.map( ( arrival, at ) => this.#found( arrival, folders[ at ]! ) )
		);
		arrivals.forEach( ( { options, onEnd }, at ) => {
			const found = results[ at ]!;
			try {
				this.host.onUpload( found, ! options.replaces );
				void ( found && options.onUpload?.( found ) );
			} catch ( error ) {
				reportError( error );
			}
			onEnd();
		} );
	}

	/** Returns the attachment; null if it could not be loaded. */
	async #found( { id, attachment }: Arrival, folder: number ): Promise< Attachment | null > {
		if ( attachment ) {
			return folder ? { ...attachment, folders: [ folder ] } : attachment;
		}
		const loaded = await this.host.port.get( id );
		return loaded.ok ? loaded.value : null;
	}
}

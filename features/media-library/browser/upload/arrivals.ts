import type { Clock } from '../../uploads-runner/job';
import type { UploadHost, UploadOptions } from './upload-host';

/** Attachments of many small files are loaded in one request per time. */
const BREAK_MS = 2000;

interface Arrival {
	id: number;
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

	/** Loads an uploaded file for the lists, after those before it. Never rejects. */
	readonly add = ( id: number, options: UploadOptions ): Promise< void > => {
		if ( ! options.replaces ) {
			this.ids.add( id );
		}
		return new Promise( ( onEnd ) => {
			this.#waiting.push( { id, options, onEnd } );
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
		while ( this.#waiting.length ) {
			const leftMs = this.#lastMs + BREAK_MS - this.clock.now();
			await ( leftMs > 0 && this.clock.wait( leftMs, this.#break.signal ) );
			this.#break = new AbortController();
			this.#lastMs = this.clock.now();
			await this.#load( this.#waiting.splice( 0 ) );
		}
		this.#isLoading = false;
	}

	async #load( arrivals: readonly Arrival[] ): Promise< void > {
		for ( const { id, options } of arrivals ) {
			await ( options.replaces || this.#place( id, options ) );
		}
		const loaded = await Promise.all( arrivals.map( ( { id } ) => this.host.port.get( id ) ) );
		arrivals.forEach( ( { options, onEnd }, at ) => {
			const result = loaded[ at ]!;
			try {
				this.host.onUpload( result.ok ? result.value : null, ! options.replaces );
				void ( result.ok && options.onUpload?.( result.value ) );
			} catch ( error ) {
				reportError( error );
			}
			onEnd();
		} );
	}

	#place( id: number, { folder }: UploadOptions ): Promise< void > {
		return folder ? this.host.place( id, folder ) : this.host.place( id );
	}
}

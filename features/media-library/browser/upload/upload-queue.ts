import type { Attachment, MediaPort } from '../../port';
import { sendFile, type SendFile } from './send-file';

export interface UploadFailure {
	key: number;
	/** Name of the file. */
	name: string;
	message: string;
}

/** Replaced by each change. */
export interface UploadState {
	/** Number of files that are waiting or uploading. */
	left: number;
	failures: readonly UploadFailure[];
}

export interface UploadOptions {
	/** ID of the post to which the files are attached; 0 for none. */
	post?: number;
	/** Called with each uploaded file. */
	onUpload?: ( attachment: Attachment ) => void;
}

interface Host {
	port: Pick< MediaPort, 'get' >;
	/** Puts an uploaded file into the folder that is shown. */
	place: ( id: number ) => Promise< void >;
	/** Called after each upload; with null if the file could not be loaded. */
	onUpload: ( attachment: Attachment | null ) => void;
}

/**
 * Uploads files one after another. It belongs to the store, so that files that wait are uploaded
 * after their dialog has closed, and the next dialog shows their progress and failures.
 */
export class UploadQueue {
	#state: UploadState = { left: 0, failures: [] };
	#last: Promise< void > = Promise.resolve();
	#keys = 0;
	readonly #observers = new Set< () => void >();

	constructor(
		private readonly host: Host,
		private readonly send: SendFile = sendFile
	) {}

	readonly state = (): UploadState => this.#state;

	/** Calls back after each change. Returns a function that stops it. */
	readonly subscribe = ( observer: () => void ): ( () => void ) => {
		this.#observers.add( observer );
		return () => this.#observers.delete( observer );
	};

	readonly add = ( files: readonly File[], options: UploadOptions = {} ): void => {
		if ( ! files.length ) {
			return;
		}
		this.#set( { left: this.#state.left + files.length } );
		files.forEach( ( file ) => {
			this.#last = this.#last.then( () => this.#upload( file, options ) );
		} );
	};

	/** Removes a failure that the user has read. */
	readonly dismiss = ( key: number ): void =>
		this.#set( {
			failures: this.#state.failures.filter( ( failure ) => failure.key !== key ),
		} );

	async #upload( file: File, { post = 0, onUpload }: UploadOptions ): Promise< void > {
		const sent = await this.send( file, post );
		if ( 'message' in sent ) {
			const failure = { key: ++this.#keys, name: file.name, message: sent.message };
			this.#set( {
				left: this.#state.left - 1,
				failures: [ ...this.#state.failures, failure ],
			} );
			return;
		}
		await this.host.place( sent.id );
		const loaded = await this.host.port.get( sent.id );
		this.host.onUpload( loaded.ok ? loaded.value : null );
		if ( loaded.ok ) {
			onUpload?.( loaded.value );
		}
		this.#set( { left: this.#state.left - 1 } );
	}

	#set( change: Partial< UploadState > ): void {
		const wasBusy = this.#state.left > 0;
		this.#state = { ...this.#state, ...change };
		const isBusy = this.#state.left > 0;
		if ( isBusy && ! wasBusy ) {
			globalThis.addEventListener( 'beforeunload', askBeforeLeaving );
		} else if ( wasBusy && ! isBusy ) {
			globalThis.removeEventListener( 'beforeunload', askBeforeLeaving );
		}
		this.#observers.forEach( ( observer ) => observer() );
	}
}

const askBeforeLeaving = ( event: Event ) => event.preventDefault();

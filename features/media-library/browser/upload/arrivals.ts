import type { UploadHost, UploadOptions } from './upload-host';

/** Uploaded files on their way into the lists, in the order of their uploads. */
export class Arrivals {
	/** IDs of the attachments that belong to files of the queue. */
	readonly ids = new Set< number >();
	#last: Promise< void > = Promise.resolve();

	constructor( private readonly host: UploadHost ) {}

	/** Loads an uploaded file for the lists, after those before it. Never rejects. */
	readonly add = ( id: number, options: UploadOptions ): Promise< void > => {
		if ( ! options.replaces ) {
			this.ids.add( id );
		}
		this.#last = this.#last
			.then( () => this.#load( id, options ) )
			.catch( ( error ) => reportError( error ) );
		return this.#last;
	};

	/** Loads the file that another one should have replaced: the server may have begun before it failed. */
	readonly refresh = async ( { replaces }: UploadOptions ): Promise< void > => {
		const loaded = replaces && ( await this.host.port.get( replaces.id ) );
		if ( loaded?.ok ) {
			this.host.onUpload( loaded.value, false );
		}
	};

	async #load( id: number, { folder, replaces, onUpload }: UploadOptions ): Promise< void > {
		if ( ! replaces ) {
			await ( folder ? this.host.place( id, folder ) : this.host.place( id ) );
		}
		const loaded = await this.host.port.get( id );
		this.host.onUpload( loaded.ok ? loaded.value : null, ! replaces );
		if ( loaded.ok ) {
			onUpload?.( loaded.value );
		}
	}
}

import { __ } from '@wordpress/i18n';
import { FILE_EXTENSION } from '../../../model/uploads/codes';
import { DONE, FAILED, QUEUED, type Queue, type QueuedFile } from '../../../model/uploads/queue';
import type { Attachment } from '../../../port';
import type { CoreAttachment } from '../../../port/core-attachment';
import { errorText } from '../../upload/error-text';
import type { UploadQueue } from '../../upload/upload-queue';
import type { CoreCollection, CoreModel } from '../core';
import type { CoreFile, Held } from './held';

/** WordPress's collection of files on their way. */
export interface CoreQueue extends CoreCollection {
	add: ( model: CoreModel ) => void;
}

/** Where the files of a dialog go. */
export interface BridgeHost {
	uploads: Pick< UploadQueue, 'add' | 'addUrl' | 'state' | 'subscribe' | 'fileOf' >;
	/** Loads attachments as WordPress prepares them; null if that fails. */
	load: ( ids: readonly number[] ) => Promise< readonly CoreAttachment[] | null >;
	queue: CoreQueue;
	/** Returns the model of an attachment; undefined if the page does not know it. */
	find: ( id: number ) => CoreModel | undefined;
	/** Returns the model of an attachment, with its values. */
	modelOf: ( attachment: CoreAttachment ) => CoreModel;
	/** Whether the dialog shows our browser. */
	isPossible: () => boolean;
	/** Returns why a file does not belong to the dialog; '' if it does. */
	refusalOf: ( file: CoreFile ) => string;
}

/** A file in the queue of ours and in that of WordPress. */
interface Pair {
	file: CoreFile;
	native: File;
	/** Its key in our queue; null until the queue shows it. */
	key: number | null;
	/** The state that WordPress knows. */
	status: number;
	loaded: number;
	/** Whether its attachment exists. */
	isArrived: boolean;
}

/** An attachment for WordPress's collections, instead of a file that was on its way or without one. */
interface Arrival {
	id: number;
	pair: Pair | null;
}

const UNKNOWN = () =>
	__(
		'The file was uploaded, but could not be loaded. You find it in the media library.',
		'pagewright'
	);

/**
 * Sends the files of a dialog of WordPress with our queue. WordPress's uploader filters them and makes their models;
 * it hears of progress, ends and failures by events of plupload, as if plupload had sent them. So collections,
 * selections and callbacks of plugins get what they expect.
 */
export class UploadBridge {
	readonly #pairs = new Map< CoreFile, Pair >();
	readonly #decisions = new WeakMap< CoreFile, boolean >();
	/** The folders of files, if these are not the one that is shown. */
	readonly #folders = new WeakMap< File, number >();
	#arrivals: Arrival[] = [];
	#isLoading = false;

	constructor(
		private readonly held: Held,
		private readonly host: BridgeHost
	) {
		held.holds = ( file ) => this.#isOurs( file );
		const { uploader } = held.uploader;
		// Runs after the listener of WordPress's uploader, which makes the models.
		uploader.bind( 'FilesAdded', ( _up, files: readonly CoreFile[] ) => this.#take( files ) );
		uploader.bind( 'Error', ( _up, error ) => this.#showRefused( error ) );
		host.uploads.subscribe( () => this.#follow( host.uploads.state() ) );
		this.#take( uploader.files );
	}

	/** Uploads the file at a URL. Returns why it failed; null after success. */
	readonly addUrl = ( url: string ) =>
		this.host.uploads.addUrl( url, {
			post: this.#post,
			onUpload: ( attachment ) => this.#arrive( { id: attachment.id, pair: null } ),
		} );

	/** Notes the folder of files that are added next. */
	putInto( files: readonly File[], folder: number | undefined ): void {
		files.forEach( ( file ) => void ( folder && this.#folders.set( file, folder ) ) );
	}

	/** ID of the post to which WordPress would attach the files. */
	get #post(): number {
		return Number( this.held.uploader.uploader.settings.multipart_params?.post_id ) || 0;
	}

	/** The decision stays, so that plupload does not send a file that is in our queue. */
	#isOurs( file: CoreFile ): boolean {
		if ( ! this.#decisions.has( file ) ) {
			this.#decisions.set( file, this.held.isOurs() && this.host.isPossible() );
		}
		return this.#decisions.get( file )!;
	}

	#take( files: readonly CoreFile[] ): void {
		for ( const file of [ ...files ] ) {
			const native = file.status === QUEUED && file.attachment && file.getNative();
			if ( ! native || this.#pairs.has( file ) || ! this.#isOurs( file ) ) {
				continue;
			}
			const pair: Pair = {
				...{
					file,
					native,
					key: null,
					status: QUEUED,
					loaded: 0,
					isArrived: false,
				},
			};
			this.#pairs.set( file, pair );
			this.host.uploads.add( [ native ], {
				post: this.#post,
				folder: this.#folders.get( native ),
				refusal: this.host.refusalOf( file ),
				onUpload: ( { id }: Attachment ) => {
					// The queue tells of changes at intervals: the file may have been uploaded again since then.
					if ( pair.status === FAILED ) {
						pair.status = QUEUED;
						this.#repeat( pair );
					}
					pair.isArrived = true;
					this.#arrive( { id, pair } );
				},
			} );
		}
	}

	/** Shows a file that WordPress's uploader refused. It has no model. */
	#showRefused( { code, file }: { code?: unknown; file?: CoreFile } ): void {
		const native = code === FILE_EXTENSION && file?.getNative();
		if ( native && this.held.isOurs() && this.host.isPossible() ) {
			this.host.uploads.add( [ native ], {
				refusal: errorText( { code: FILE_EXTENSION, message: '' } ),
			} );
		}
	}

	#follow( queue: Queue ): void {
		const unknown = new Map(
			[ ...this.#pairs.values() ]
				.filter( ( { key } ) => key === null )
				.map( ( pair ) => [ pair.native, pair ] )
		);
		for ( const { key } of unknown.size ? queue.files : [] ) {
			const native = this.host.uploads.fileOf( key );
			const pair = native && unknown.get( native );
			if ( pair ) {
				pair.key = key;
			}
		}
		const byKey = new Map( queue.files.map( ( file ) => [ file.key, file ] ) );
		for ( const pair of this.#pairs.values() ) {
			const now = pair.key === null ? null : byKey.get( pair.key );
			if ( now ) {
				this.#update( pair, now );
			} else if ( pair.key !== null && ! pair.isArrived ) {
				// The user may have chosen the existing file: the queue reports it next.
				queueMicrotask( () => pair.isArrived || this.#remove( pair ) );
			}
		}
	}

	#update( pair: Pair, { status, loaded, size, error }: QueuedFile ): void {
		const { file } = pair;
		const before = pair.status;
		pair.status = status;
		if ( before !== FAILED && status === FAILED ) {
			this.#fail( file, error ? errorText( error ) : '' );
		} else if ( before === FAILED && status !== FAILED ) {
			this.#repeat( pair );
		} else if ( status === DONE && ! pair.isArrived ) {
			this.#pairs.delete( file );
			this.#fail( file, UNKNOWN() );
		} else if ( loaded !== pair.loaded && ! pair.isArrived ) {
			pair.loaded = loaded;
			// The queue may have changed the image, and so its size.
			file.loaded = size > 0 ? Math.round( ( loaded / size ) * file.size ) : 0;
			this.#trigger( 'UploadProgress', file );
		}
	}

	#trigger( event: string, ...values: unknown[] ): void {
		this.held.uploader.uploader.trigger( event, ...values );
	}

	/** WordPress removes the model, and keeps the error for its listeners. */
	#fail( file: CoreFile, message: string ): void {
		file.status = FAILED;
		this.#respond( file, {
			success: false,
			data: { message, filename: file.name },
		} );
	}

	#respond( file: CoreFile, response: object ): void {
		this.#trigger( 'FileUploaded', file, {
			...{
				response: JSON.stringify( response ),
				status: 200,
				responseHeaders: '',
			},
		} );
	}

	/** WordPress makes another model, as if the user had selected the file again. */
	#repeat( pair: Pair ): void {
		const { file } = pair;
		pair.loaded = 0;
		Object.assign( file, { status: QUEUED, loaded: 0, percent: 0 } );
		this.#trigger( 'FilesAdded', [ file ] );
	}

	#remove( { file }: Pair ): void {
		if ( ! this.#pairs.delete( file ) ) {
			return;
		}
		const { uploader } = this.held.uploader;
		file.attachment?.destroy();
		uploader.removeFile( file );
		if ( ! uploader.files.some( ( { status } ) => status === QUEUED ) ) {
			uploader.stop();
		}
		this.#resetCompleted();
	}

	/** As WordPress's uploader does after the last file. */
	#resetCompleted(): void {
		const { queue } = this.host;
		if ( queue.models.every( ( model ) => ! model.get( 'uploading' ) ) ) {
			queue.reset( [] );
		}
	}

	/** Loads attachments that arrive together with one request, in their order. */
	#arrive( arrival: Arrival ): void {
		this.#arrivals.push( arrival );
		if ( ! this.#isLoading ) {
			void this.#loadArrivals();
		}
	}

	async #loadArrivals(): Promise< void > {
		this.#isLoading = true;
		while ( this.#arrivals.length ) {
			const arrivals = this.#arrivals.splice( 0 );
			const ids = arrivals.map( ( { id } ) => id );
			// The connection may be lost for a moment.
			const loaded = ( await this.host.load( ids ) ) ?? ( await this.host.load( ids ) ) ?? [];
			for ( const { id, pair } of arrivals ) {
				const attachment = loaded.find( ( one ) => one.id === id );
				if ( pair ) {
					this.#pairs.delete( pair.file );
				}
				if ( attachment ) {
					this.#pass( attachment, pair );
				} else if ( pair ) {
					this.#fail( pair.file, UNKNOWN() );
				}
			}
		}
		this.#isLoading = false;
	}

	#pass( attachment: CoreAttachment, pair: Pair | null ): void {
		const file = pair?.file;
		if ( file?.attachment && ! this.host.find( attachment.id ) ) {
			file.attachment.isSentByUs = true;
			file.loaded = file.size;
			this.#trigger( 'UploadProgress', file );
			file.status = DONE;
			this.#respond( file, { success: true, data: attachment } );
			return;
		}
		// An attachment that other code has already: there must not be another model of it.
		if ( pair && file ) {
			this.#pairs.set( file, pair );
			this.#remove( pair );
		}
		const { queue, modelOf } = this.host;
		const model = modelOf( attachment );
		queue.add( model );
		this.held.uploader.success( model );
		this.#resetCompleted();
	}
}

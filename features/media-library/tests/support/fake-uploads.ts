import {
	HTTP,
	NETWORK,
	NOT_FOUND,
	OFFSET,
	TYPE,
	URL_REFUSED,
	type UploadCode,
} from '../../model/uploads/codes';
import { NO_RULES, type ImageRules } from '../../model/uploads/image-plan';
import type { Attachment } from '../../port';
import type { FileContent, UploadFailure, UploadPort, UploadResult } from '../../upload-port';

export type Method = Exclude< keyof UploadPort, 'images' >;

/** How a request fails: without a response before or after it had an effect, or with status 500. */
export type Trouble = 'none' | 'lost' | 'lost after effect' | 'error';

interface Stored {
	id: number;
	name: string;
	post: number;
	bytes: Uint8Array;
}

export interface FakeUploads extends UploadPort {
	/** Attachments in the order in which they were stored. */
	stored: Stored[];
	calls: Method[];
	/** Hashes of chunks. */
	hashes: string[];
	/** Most bytes of one chunk. */
	largestChunk: () => number;
	/** Number of uploads that are not complete. */
	openUploads: () => number;
	/** Lets the next calls of a method fail before they have an effect. */
	failNext: ( method: Method, failure: Partial< UploadFailure >, times?: number ) => void;
}

export interface FakeUploadOptions {
	chunkBytes?: number;
	/** Called for each request. */
	trouble?: ( method: Method ) => Trouble;
	/** Requests of chunks that get a response. Others wait until they are aborted. */
	mostChunks?: number;
	/** Duration of the request of a chunk. */
	chunkMs?: number;
	/** Returns the IDs of attachments with the content of a file; none by default. */
	duplicatesOf?: ( file: FileContent ) => readonly number[];
	/** ID of the first attachment. */
	firstId?: number;
	onStored?: ( id: number, file: File ) => void;
	onReplaced?: ( id: number, file: File ) => void;
	/** Resolves when the sizes of a whole file exist, whose attachment was announced; no announcement by default. */
	sizesOf?: ( file: File ) => Promise< void >;
	/** Returns the attachment in the response to a whole file; none by default. */
	attachmentOf?: ( id: number ) => Attachment;
	/** How images are prepared; not at all by default. */
	images?: Partial< ImageRules >;
}

interface Open {
	file: File;
	post: number;
	bytes: Uint8Array;
	attachment: number;
}

export const failure = (
	code: UploadCode,
	more: Partial< UploadFailure > = {}
): { ok: false; failure: UploadFailure } => ( {
	ok: false,
	failure: { code, status: 400, message: '', ...more },
} );

const LOST = failure( NETWORK, { status: 0 } );

/** A server for uploads in memory, which loses connections on demand. */
export function createFakeUploads( options: FakeUploadOptions = {} ): FakeUploads {
	const { chunkBytes = 204_798, trouble = () => 'none', firstId = 5001 } = options;
	const open = new Map< string, Open >();
	const stored: Stored[] = [];
	const calls: Method[] = [];
	const hashes: string[] = [];
	const planned = new Map< Method, UploadFailure[] >();
	let largest = 0;
	let chunks = 0;

	const respond = async < T >(
		method: Method,
		signal: AbortSignal | undefined,
		act: () => UploadResult< T > | Promise< UploadResult< T > >
	): Promise< UploadResult< T > > => {
		calls.push( method );
		await ( method === 'chunk' && options.chunkMs
			? new Promise( ( resolve ) => setTimeout( resolve, options.chunkMs ) )
			: Promise.resolve() );
		const isHanging = method === 'chunk' && ++chunks > ( options.mostChunks ?? Infinity );
		if ( isHanging ) {
			await new Promise< void >( ( resolve ) =>
				signal?.addEventListener( 'abort', () => resolve() )
			);
		}
		if ( signal?.aborted ) {
			return LOST;
		}
		const plan = planned.get( method )?.shift();
		if ( plan ) {
			return { ok: false, failure: plan };
		}
		const how = trouble( method );
		if ( how === 'lost' ) {
			return LOST;
		}
		if ( how === 'error' ) {
			return failure( HTTP, { status: 500 } );
		}
		const result = await act();
		return how === 'lost after effect' ? LOST : result;
	};

	const store = ( file: File, post: number, bytes: Uint8Array ): number => {
		const id = firstId + stored.length;
		stored.push( { id, name: file.name, post, bytes } );
		options.onStored?.( id, file );
		return id;
	};

	const hasSize = ( size: number ): boolean =>
		stored.some( ( { bytes } ) => bytes.length === size ) ||
		( options.duplicatesOf?.( { hash: '', size } ) ?? [] ).length > 0;

	const withUpload = < T >( id: string, act: ( upload: Open ) => UploadResult< T > ) => {
		const upload = open.get( id );
		return upload ? act( upload ) : failure( NOT_FOUND, { status: 404 } );
	};

	return {
		images: { ...NO_RULES, ...options.images },
		stored,
		calls,
		hashes,
		largestChunk: () => largest,
		openUploads: () => [ ...open.values() ].filter( ( { attachment } ) => ! attachment ).length,
		failNext: ( method, why, times = 1 ) =>
			void planned.set( method, [
				...( planned.get( method ) ?? [] ),
				...Array.from( { length: times }, () => ( {
					...failure( HTTP ).failure,
					...why,
				} ) ),
			] ),
		sizes: ( sizes, signal ) =>
			respond( 'sizes', signal, () => ( {
				ok: true,
				value: sizes.filter( hasSize ),
			} ) ),
		duplicates: ( files, signal ) =>
			respond( 'duplicates', signal, () => ( {
				ok: true,
				value: files.map( ( file ) => options.duplicatesOf?.( file ) ?? [] ),
			} ) ),
		create: ( file, post, signal ) =>
			respond( 'create', signal, () => {
				if ( file.name.endsWith( '.php' ) ) {
					return failure( TYPE );
				}
				const id = String( open.size + 1 ).padStart( 32, '0' );
				open.set( id, { file, post, bytes: new Uint8Array(), attachment: 0 } );
				return { ok: true, value: { id, offset: 0, chunkBytes } };
			} ),
		state: ( id, signal ) =>
			respond( 'state', signal, () =>
				withUpload( id, ( { bytes, attachment } ) => ( {
					ok: true,
					value: {
						...{ offset: bytes.length, attachment },
						state: attachment ? ( 'done' as const ) : ( 'open' as const ),
					},
				} ) )
			),
		chunk: ( id, { offset, bytes, hash }, signal ) =>
			respond( 'chunk', signal, () =>
				withUpload( id, ( upload ) => {
					hashes.push( hash );
					largest = Math.max( largest, bytes.byteLength );
					if ( offset !== upload.bytes.length ) {
						return failure( OFFSET, { status: 409, offset: upload.bytes.length } );
					}
					const all = new Uint8Array( offset + bytes.byteLength );
					all.set( upload.bytes );
					all.set( new Uint8Array( bytes ), offset );
					upload.bytes = all;
					return { ok: true, value: upload.bytes.length };
				} )
			),
		finish: ( id, signal ) =>
			respond( 'finish', signal, () =>
				withUpload( id, ( upload ) => {
					if ( upload.file.name.endsWith( '.exe' ) ) {
						return failure( TYPE );
					}
					upload.attachment ||= store( upload.file, upload.post, upload.bytes );
					return { ok: true, value: upload.attachment };
				} )
			),
		replace: ( id, attachment, signal ) =>
			respond( 'replace', signal, () =>
				withUpload( id, ( upload ) => {
					if ( ! upload.attachment ) {
						upload.attachment = attachment;
						options.onReplaced?.( attachment, upload.file );
					}
					return { ok: true, value: upload.attachment };
				} )
			),
		remove: ( id ) =>
			respond( 'remove', undefined, () => {
				open.delete( id );
				return { ok: true, value: true };
			} ),
		whole: ( file, post, signal, { onSent, onCreated } = {} ) =>
			respond( 'whole', signal, async () => {
				[ 0.5, 1 ].forEach( ( share ) => onSent?.( share ) );
				if ( file.name.endsWith( '.php' ) ) {
					return failure( TYPE );
				}
				const bytes = new Uint8Array( await file.arrayBuffer() );
				const id = store( file, post, bytes );
				if ( options.sizesOf ) {
					onCreated?.( id );
					await options.sizesOf( file );
				}
				return {
					ok: true,
					value: { id, attachment: options.attachmentOf?.( id ) ?? null },
				};
			} ),
		fromUrl: ( url, post ) =>
			respond( 'fromUrl', undefined, () =>
				url.startsWith( 'https://media.example/' )
					? {
							ok: true,
							value: store(
								new File( [], url.split( '/' ).pop()! ),
								post,
								new Uint8Array()
							),
						}
					: failure( URL_REFUSED, { message: 'There is no file at this URL.' } )
			),
		find: ( { name, size, known }, signal ) =>
			respond( 'find', signal, () => ( {
				ok: true,
				value:
					stored.find(
						( file ) =>
							file.name === name &&
							file.bytes.length === size &&
							! known.has( file.id )
					)?.id ?? 0,
			} ) ),
		makeSizes: ( _id, signal ) =>
			respond( 'makeSizes', signal, () => ( { ok: true, value: true } ) ),
		cleanUp: ( id ) =>
			respond( 'cleanUp', undefined, () => {
				const place = stored.findIndex( ( file ) => file.id === id );
				stored.splice( place, place < 0 ? 0 : 1 );
				return { ok: true, value: true };
			} ),
	};
}

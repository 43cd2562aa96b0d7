import { requestResponse, type Question } from '../../../rest/send';
import { FIRST_CHUNK_BYTES } from '../model/uploads/chunk-size';
import { codeFrom, ENDED, HTTP, NETWORK, SIZES } from '../model/uploads/codes';
import { NO_RULES, type ImageRules } from '../model/uploads/image-plan';
import type {
	LostFile,
	UploadFailure,
	UploadPort,
	UploadResult,
	UploadState,
} from '../upload-port';

const ROUTE = '/pagewright/v1/media/uploads';
const REPLACE_ROUTE = '/pagewright/v1/media/replace';
const CORE_ROUTE = '/wp/v2/media';

/** Attachments among which a lost one is searched: other users upload too. */
const MOST_NEWEST = 20;

/** Servers may need that long to store a file after the browser has lost the connection. */
const SLACK_MS = 60_000;

interface Answer< T > {
	value: T;
	headers: Headers;
}

/** Browsers that do not tell the memory of the device have so much. */
const USUAL_MEMORY_GB = 4;

/** Values that Facts.php prints for uploads. */
interface Facts {
	pagewrightMedia?: { images?: Omit< ImageRules, 'memoryGb' > };
}

function siteRules(): ImageRules {
	const { deviceMemory: memoryGb = USUAL_MEMORY_GB } = globalThis.navigator as {
		deviceMemory?: number;
	};
	return { ...NO_RULES, ...( globalThis as Facts ).pagewrightMedia?.images, memoryGb };
}

/** Creates the port of uploads to the site of the current page. */
export function createUploadPort(): UploadPort {
	return {
		images: siteRules(),
		duplicates: async ( files, signal ) =>
			map(
				await ask< { files?: ReadonlyArray< { ids?: readonly number[] } > } >(
					{ path: `${ ROUTE }/duplicates`, method: 'POST', data: { files } },
					signal
				),
				( { value } ) => files.map( ( _file, i ) => value.files?.[ i ]?.ids ?? [] )
			),
		create: async ( file, post, signal ) =>
			map(
				await ask< { id: string; offset: number; chunk: number } >(
					{
						path: ROUTE,
						method: 'POST',
						data: {
							...{ name: file.name, size: file.size, type: file.type, post },
							modified: file.lastModified,
						},
					},
					signal
				),
				( { value: { id, offset, chunk } } ) => ( {
					...{ id, offset: Number( offset ) },
					chunkBytes: Number( chunk ) || FIRST_CHUNK_BYTES,
				} )
			),
		state: async ( id, signal ) =>
			map(
				await ask< UploadState >( { path: `${ ROUTE }/${ id }` }, signal ),
				( { value } ) => value
			),
		chunk: async ( id, { offset, bytes, hash }, signal ) =>
			map(
				await ask< { offset: number } >(
					{
						path: `${ ROUTE }/${ id }/chunk?offset=${ offset }`,
						method: 'POST',
						body: bytes,
						headers: {
							'Content-Type': 'application/octet-stream',
							...( hash && { 'X-Chunk-Sha256': hash } ),
						},
					},
					signal
				),
				( { value } ) => value.offset
			),
		finish: async ( id, signal ) =>
			idFrom( await post( `${ ROUTE }/${ id }/finish`, {}, signal ) ),
		replace: async ( upload, id, signal ) =>
			map( await post( REPLACE_ROUTE, { id, upload }, signal ), () => id ),
		remove: async ( id ) => isDone( await remove( `${ ROUTE }/${ id }` ) ),
		whole: sendWhole,
		fromUrl: async ( url, parent, signal ) =>
			idFrom( await post( `${ ROUTE }/url`, { url, post: parent }, signal ) ),
		find: findLost,
		makeSizes: async ( attachment, signal ) =>
			isDone(
				await post(
					`${ CORE_ROUTE }/${ attachment }/post-process`,
					{ action: 'create-image-subsizes' },
					signal
				)
			),
		cleanUp: async ( attachment ) =>
			isDone( await remove( `${ CORE_ROUTE }/${ attachment }?force=true` ) ),
	};
}

const post = ( path: string, data: object, signal?: AbortSignal ) =>
	ask< { id?: number } >( { path, method: 'POST', data }, signal );

const remove = ( path: string ) => ask< object >( { path, method: 'DELETE' } );

/** apiFetch itself asks for missing sizes of images, and deletes an image without them. */
async function sendWhole(
	file: File,
	parent: number,
	signal?: AbortSignal
): Promise< UploadResult< number > > {
	const body = new FormData();
	body.append( 'file', file, file.name );
	if ( parent > 0 ) {
		body.append( 'post', String( parent ) );
	}
	const sent = await ask< { id?: number } >( { path: CORE_ROUTE, method: 'POST', body }, signal );
	return ! sent.ok && sent.failure.attachment
		? { ok: false, failure: { ...sent.failure, code: SIZES } }
		: idFrom( sent );
}

/** The part of an attachment in the REST API that identifies a file. */
interface Stored {
	id: number;
	/** In GMT, without a time zone. */
	date_gmt: string;
	source_url: string;
	media_details?: { filesize?: number; original_image?: string };
}

/** Searches a file among the newest attachments, by its name and size. */
async function findLost(
	{ name, size, ageMs, known }: LostFile,
	signal?: AbortSignal
): Promise< UploadResult< number > > {
	const query = new URLSearchParams( {
		...{ context: 'edit', orderby: 'id', order: 'desc', per_page: String( MOST_NEWEST ) },
		_fields: 'id,date_gmt,source_url,media_details',
	} );
	const found = await ask< Stored[] >( { path: `${ CORE_ROUTE }?${ query }` }, signal );
	return map( found, ( { value, headers } ) => {
		const nowMs = Date.parse( headers.get( 'Date' ) ?? '' ) || Date.now();
		const lost = value.find(
			( stored ) =>
				! known.has( stored.id ) &&
				nowMs - Date.parse( `${ stored.date_gmt }Z` ) <= ageMs + SLACK_MS &&
				hasName( stored, name ) &&
				hasSize( stored, size )
		);
		return lost?.id ?? 0;
	} );
}

/** WordPress changes characters of names, and adds a number to a name that exists. */
function hasName( { source_url: url, media_details: details }: Stored, name: string ): boolean {
	const stored = details?.original_image ?? decodeURIComponent( url.split( '/' ).pop() ?? '' );
	const [ wanted, found ] = [ stemOf( name ), stemOf( stored ) ];
	return (
		wanted !== '' && found.startsWith( wanted ) && /^\d*$/.test( found.slice( wanted.length ) )
	);
}

/** Returns a name without its extension, and without characters that WordPress may change. */
const stemOf = ( name: string ): string =>
	name
		.replace( /\.[^.]*$/, '' )
		.replace( /[^\p{L}\p{N}]/gu, '' )
		.toLowerCase();

/** A scaled image has another size. */
const hasSize = ( { media_details: details }: Stored, size: number ): boolean =>
	! details?.filesize || details.original_image !== undefined || details.filesize === size;

const idFrom = ( result: UploadResult< Answer< { id?: number } > > ): UploadResult< number > => {
	if ( ! result.ok ) {
		return result;
	}
	const id = Number( result.value.value.id );
	return id > 0
		? { ok: true, value: id }
		: { ok: false, failure: { code: HTTP, status: 200, message: '' } };
};

const isDone = ( result: UploadResult< unknown > ): UploadResult< true > =>
	result.ok ? { ok: true, value: true } : result;

const map = < From, To >(
	result: UploadResult< From >,
	change: ( value: From ) => To
): UploadResult< To > => ( result.ok ? { ok: true, value: change( result.value ) } : result );

/** Sends a request and reads its response. Never rejects. */
async function ask< T extends object >(
	question: Question,
	signal?: AbortSignal
): Promise< UploadResult< Answer< T > > > {
	try {
		const { response, isEnded } = await requestResponse( question, signal );
		const text = await response.text();
		const body = parsed( text );
		if ( response.ok && body ) {
			return { ok: true, value: { value: body as T, headers: response.headers } };
		}
		return { ok: false, failure: failureOf( response, body, isEnded || isLogin( text ) ) };
	} catch {
		return { ok: false, failure: { code: NETWORK, status: 0, message: '' } };
	}
}

function failureOf( response: Response, body: object | null, isEnded: boolean ): UploadFailure {
	const { code, message, data } = ( body ?? {} ) as Record< string, unknown >;
	const { offset } = ( typeof data === 'object' && data !== null ? data : {} ) as {
		offset?: unknown;
	};
	const attachment = Number( response.headers.get( 'X-WP-Upload-Attachment-ID' ) );
	return {
		code: isEnded ? ENDED : codeFrom( response.status, typeof code === 'string' ? code : '' ),
		status: response.status,
		message: typeof message === 'string' ? message : '',
		...( typeof offset === 'number' && { offset } ),
		...( attachment > 0 && { attachment } ),
	};
}

/** A redirect to the login screen ends with status 200 and its HTML. */
const isLogin = ( text: string ): boolean => /<form[^>]+id="loginform"/.test( text );

/** Returns null for a text that is not an object of JSON, such as an error page. */
function parsed( text: string ): object | null {
	try {
		const value: unknown = JSON.parse( text );
		return typeof value === 'object' ? value : null;
	} catch {
		return null;
	}
}

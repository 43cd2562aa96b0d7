import { FIRST_CHUNK_BYTES } from '../model/uploads/chunk-size';
import { NO_RULES, type ImageRules } from '../model/uploads/image-plan';
import type { LostFile, UploadPort, UploadResult, UploadState } from '../upload-port';
import { addressOf } from './requests';
import { ask, CORE_ROUTE, idFrom, map } from './upload-requests';
import { createWholeSender } from './whole-file';

const ROUTE = '/pagewright/v1/media/uploads';
const REPLACE_ROUTE = '/pagewright/v1/media/replace';

/** Attachments among which a lost one is searched: other users upload too. */
const MOST_NEWEST = 20;

/** Servers may need that long to store a file after the browser has lost the connection. */
const SLACK_MS = 60_000;

/** Browsers that do not tell the memory of the device have so much. */
const USUAL_MEMORY_GB = 4;

/** Values that Facts.php prints for uploads. */
interface Facts {
	pagewrightMedia?: { images?: Omit< ImageRules, 'memoryGb' >; ajaxUrl?: string };
}

const siteFacts = () => ( globalThis as Facts ).pagewrightMedia ?? {};

function siteRules(): ImageRules {
	const { deviceMemory: memoryGb = USUAL_MEMORY_GB } = globalThis.navigator as {
		deviceMemory?: number;
	};
	return { ...NO_RULES, ...siteFacts().images, memoryGb };
}

/** The searches of the library for files before they are sent, for which the first file waits. */
const createSearch = ( ajaxUrl = '' ): Pick< UploadPort, 'sizes' | 'duplicates' > => ( {
	sizes: async ( sizes, signal ) =>
		map(
			await ask< { sizes?: readonly number[] } >(
				{ ...addressOf( ajaxUrl, '/uploads/sizes' ), method: 'POST', data: { sizes } },
				signal
			),
			// A response without them tells nothing, so all are possible.
			( { value } ) => value.sizes ?? sizes
		),
	duplicates: async ( files, signal ) =>
		map(
			await ask< { files?: ReadonlyArray< { ids?: readonly number[] } > } >(
				{ ...addressOf( ajaxUrl, '/uploads/duplicates' ), method: 'POST', data: { files } },
				signal
			),
			( { value } ) => files.map( ( _file, i ) => value.files?.[ i ]?.ids ?? [] )
		),
} );

/** Creates the port of uploads to the site of the current page. */
export function createUploadPort(): UploadPort {
	return {
		images: siteRules(),
		...createSearch( siteFacts().ajaxUrl ),
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
		whole: createWholeSender(),
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

const isDone = ( result: UploadResult< unknown > ): UploadResult< true > =>
	result.ok ? { ok: true, value: true } : result;

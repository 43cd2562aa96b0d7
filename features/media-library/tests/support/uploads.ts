import { createHash } from 'node:crypto';
import { afterEach } from 'vitest';
import { unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { visitor, type Role } from '../../../../tests/support/visitor';

const { call } = phpFile( 'features/media-library/tests/support/uploads.php' );

export const removeUploads = () => call( 'remove_uploads' );
export const staged = () => call< string[] >( 'staged' );
/** Returns the names of files with bytes: of refused files, only the reason stays. */
export const stagedBytes = async () =>
	( await staged() ).filter( ( name ) => ! /\.(json|lock)$/.test( name ) );
export const stored = () => call< { files: string[]; attachments: number } >( 'stored' );

export interface Answer {
	status: number;
	/** Value of the header with the ID of the attachment; 0 for none. */
	header: number;
	id: string;
	offset: number;
	chunk: number;
	expires: number;
	state: string;
	attachment: number;
	size: number;
	code: string;
	message: string;
	data: { status: number; offset?: number };
	[ property: string ]: unknown;
}

export const sha256 = ( bytes: Uint8Array | string ) =>
	createHash( 'sha256' ).update( bytes ).digest( 'hex' );

/** Sends a request to a route below /media/uploads. */
export async function send(
	path: string,
	init: RequestInit = {},
	role: Role = 'author'
): Promise< Answer > {
	const who = await visitor( role );
	const response = await who.fetch( `/wp-json/pagewright/v1/media/uploads${ path }`, {
		...init,
		headers: { ...who.nonce, ...init.headers },
	} );
	const text = await response.text();
	let body: object;
	try {
		body = JSON.parse( text ) as object;
	} catch {
		body = { text };
	}
	return {
		...body,
		status: response.status,
		header: Number( response.headers.get( 'x-wp-upload-attachment-id' ) ),
	} as Answer;
}

const json = ( data: object ): RequestInit => ( {
	method: 'POST',
	headers: { 'Content-Type': 'application/json' },
	body: JSON.stringify( data ),
} );

export const start = ( data: object, role?: Role ) => send( '', json( data ), role );
export const status = ( id: string, role?: Role ) => send( `/${ id }`, {}, role );
export const finish = ( id: string, data: object = {}, role?: Role ) =>
	send( `/${ id }/finish`, json( data ), role );
export const cancel = ( id: string, role?: Role ) => send( `/${ id }`, { method: 'DELETE' }, role );
export const fromUrl = ( url: string, data: object = {}, role?: Role ) =>
	send( '/url', json( { url, ...data } ), role );
export const duplicates = ( files: object[], role?: Role ) =>
	send( '/duplicates', json( { files } ), role );

export const possibleSizes = async ( sizes: number[], role?: Role ) =>
	( await send( '/sizes', json( { sizes } ), role ) ).sizes as number[];

/** Sends a chunk. */
export const chunk = (
	id: string,
	offset: number,
	bytes: Uint8Array | string,
	headers: Record< string, string > = {},
	role?: Role
) =>
	send(
		`/${ id }/chunk?offset=${ offset }`,
		{
			method: 'POST',
			headers: { 'Content-Type': 'application/octet-stream', ...headers },
			body: bytes as BodyInit,
		},
		role
	);

/** Sends all chunks of a file, from an offset on. Returns the last response, or the first that is refused. */
export async function sendChunks(
	id: string,
	bytes: Uint8Array,
	size: number,
	from = 0,
	role?: Role
) {
	let last = await status( id, role );
	for ( let offset = from; offset < bytes.length; offset += size ) {
		const part = bytes.subarray( offset, offset + size );
		last = await chunk( id, offset, part, { 'X-Chunk-Sha256': sha256( part ) }, role );
		if ( last.status !== 200 ) {
			break;
		}
	}
	return last;
}

/** Uploads a file. Returns the response of the request that ended the upload, also if it was refused before. */
export async function upload(
	name: string,
	bytes: Uint8Array | string,
	{ role = 'author', ...data }: { role?: Role; [ property: string ]: unknown } = {}
): Promise< Answer > {
	const content = Buffer.from( bytes );
	const started = await start( { name, size: content.length, ...data }, role );
	if ( started.status !== 201 ) {
		return started;
	}
	const sent = await sendChunks( started.id, content, started.chunk, 0, role );
	return sent.status === 200 ? finish( started.id, { hash: sha256( content ) }, role ) : sent;
}

const { call: callTests } = phpFile( 'features/media-library/tests/php/media-uploads.php' );

export interface Stored {
	[ property: string ]: unknown;
	file: string;
	title: string;
	type: string;
	hash: string;
	sizes: string[];
}

/** Returns what is stored of an attachment. */
export const attachment = ( id: number | string ) =>
	callTests< Stored >( 'attachment', Number( id ) );

/** Returns an image; `photo` is a JPEG with texts of a camera. */
export const picture = async ( kind: string, ...more: number[] ) =>
	Buffer.from( await callTests< string >( 'picture', kind, ...more ), 'base64' );

/** Returns functions that remember attachments, and delete them. */
export function collection() {
	const made: number[] = [];
	const remember = ( answer: Answer ) => {
		made.push( Number( answer.id ) || answer.header );
		return answer;
	};
	return {
		remember,
		upload: async ( ...values: Parameters< typeof upload > ) =>
			remember( await upload( ...values ) ),
		finish: async ( ...values: Parameters< typeof finish > ) =>
			remember( await finish( ...values ) ),
		/** Deletes the attachments, and all unfinished uploads. */
		remove: async () => {
			await callTests( 'delete', made.splice( 0 ) );
			await removeUploads();
		},
	};
}

/** Prepares the tests of a file: what a test uploads and plugs in is removed after it. */
export function setUp() {
	const files = collection();
	afterEach( async () => {
		await unplug( 'uploads' );
		await files.remove();
	} );
	return files;
}

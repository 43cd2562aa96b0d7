import { afterEach, beforeAll } from 'vitest';
import { unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { visitor, type Role } from '../../../../tests/support/visitor';
import { collection, sendChunks, start, stored, type Answer } from './uploads';

const { call } = phpFile( 'features/media-library/tests/php/media-replace.php' );

export { call as callReplace };

export const RED = [ 220, 20, 20 ];
export const BLUE = [ 20, 20, 220 ];

/** Returns a JPEG of one color. */
export const photo = async ( width: number, height: number, color: number[], orientation = 1 ) =>
	Buffer.from( await call< string >( 'photo', width, height, color, orientation ), 'base64' );

/** Sends a file without finishing it. Returns the ID of the upload. */
export async function stage( name: string, bytes: Uint8Array, role: Role = 'author' ) {
	const { id } = await start( { name, size: bytes.length }, role );
	await sendChunks( id, bytes, 200_000, 0, role );
	return id;
}

async function post( path: string, data: object, role: Role ): Promise< Answer > {
	const who = await visitor( role );
	const response = await who.fetch( `/wp-json/pagewright/v1/media${ path }`, {
		method: 'POST',
		headers: { ...who.nonce, 'Content-Type': 'application/json' },
		body: JSON.stringify( data ),
	} );
	const text = await response.text();
	let body: object = { text };
	try {
		body = JSON.parse( text ) as object;
	} catch {
		// PHP ended.
	}
	return { ...body, status: response.status } as Answer;
}

export const replace = ( id: number | string, upload: string, role: Role = 'author' ) =>
	post( '/replace', { id: Number( id ), upload }, role );
export const undo = ( id: number | string, role: Role = 'author' ) =>
	post( '/replace/undo', { id: Number( id ) }, role );

export interface Made {
	width: number;
	height: number;
	file: string;
	original: string;
	sizes: Record< string, [ string, number, number ] >;
	missing: string[];
	hash: string;
	color: string;
	modified: string;
	mode: string;
	[ property: string ]: unknown;
}

export const made = ( id: number ) => call< Made >( 'made', id );
export const filesOf = ( id: number ) => call< Record< string, string > >( 'files', id );
export const stateOf = ( id: number ) =>
	call< { url: string; texts: unknown[]; meta: Record< string, string[] > } >( 'state', id );
export const image = ( id: number, name: string ) =>
	call< [ number, number, string ] | null >( 'image', id, name );
export const kept = () => call< string[] >( 'kept' );

/** Returns the names of all files of the library, without the folder of old versions. */
export const publicFiles = async () =>
	( await stored() ).files.filter( ( file ) => ! file.startsWith( 'pagewright-replaced-' ) );

/** Prepares the tests of a file: images, and the removal of all that a test makes. */
export function setUp() {
	const files = collection();
	const images = {} as Record< 'red' | 'blue' | 'tall', Buffer >;
	beforeAll( async () => {
		images.red = await photo( 1200, 800, RED );
		images.blue = await photo( 900, 600, BLUE );
		images.tall = await photo( 600, 1200, BLUE );
	} );
	afterEach( async () => {
		await unplug( 'replace' );
		await files.remove();
		await call( 'remove_old' );
	} );
	const upload = async (
		name = 'lake.jpg',
		bytes: Uint8Array = images.red,
		role: Role = 'author'
	) => Number( ( await files.upload( name, bytes, { role } ) ).id );
	return {
		images,
		/** Uploads a file, by default the red image. Returns the ID of the attachment. */
		upload,
		/** Replaces the file of an attachment. */
		put: async ( id: number, bytes: Uint8Array, name = 'new.jpg' ) =>
			replace( id, await stage( name, bytes ) ),
	};
}

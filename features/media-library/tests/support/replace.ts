import { phpFile } from '../../../../tests/support/site';
import { visitor, type Role } from '../../../../tests/support/visitor';
import { collection, sendParts, start, stored, type Answer } from './uploads';

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
	await sendParts( id, bytes, 200_000, 0, role );
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

/** Returns functions that make attachments, and delete them with all old versions. */
export function photos() {
	const files = collection();
	return {
		upload: async ( name: string, bytes: Uint8Array, role: Role = 'author' ) =>
			Number( ( await files.upload( name, bytes, { role } ) ).id ),
		remove: async () => {
			await files.remove();
			await call( 'remove_old' );
		},
	};
}

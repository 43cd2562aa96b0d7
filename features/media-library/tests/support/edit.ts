import { phpFile } from '../../../../tests/support/site';
import { visitor, type Role } from '../../../../tests/support/visitor';
import type { ImageChange, ImageSource } from '../../image-port';

const { call } = phpFile( 'features/media-library/tests/php/media-edit.php' );

export { call as callEdit };

export interface EditAnswer {
	status: number;
	code?: string;
	message?: string;
	attachments?: Array< { id: number; width: number; height: number; url: string } >;
}

interface EditOptions {
	version?: string;
	target?: string;
	copy?: boolean;
	focus?: { x: number; y: number } | null;
	role?: Role;
}

/** Columns and rows of the fields of an image: centers in percent, row by row. */
export const CENTERS = [ 25, 75 ].flatMap( ( y ) => [ 16, 50, 83 ].map( ( x ) => [ x, y ] ) );
/** The same for an image that lies on its side. */
export const CENTERS_TURNED = [ 16, 50, 83 ].flatMap( ( y ) =>
	[ 25, 75 ].map( ( x ) => [ x, y ] )
);

async function send( path: string, role: Role, data?: object ) {
	const who = await visitor( role );
	const response = await who.fetch( `/wp-json/pagewright/v1/media${ path }`, {
		method: data ? 'POST' : 'GET',
		headers: { ...who.nonce, 'Content-Type': 'application/json' },
		body: data && JSON.stringify( data ),
	} );
	return { status: response.status, ...( ( await response.json() ) as object ) };
}

export const source = ( id: number, role: Role = 'author' ) =>
	send( `/edit/source?id=${ id }`, role ) as Promise< ImageSource & EditAnswer >;

/** Edits an image; without a version, the current one. */
export async function edit(
	id: number,
	changes: readonly ImageChange[],
	{ role = 'author', focus = null, ...options }: EditOptions = {}
): Promise< EditAnswer > {
	const version = options.version ?? ( await source( id, role ) ).version;
	return send( '/edit', role, { id, changes, focus, ...options, version } );
}

export async function restore( id: number, version?: string, role: Role = 'author' ) {
	return send( '/edit/restore', role, {
		id,
		version: version ?? ( await source( id, role ) ).version,
	} ) as Promise< EditAnswer >;
}

export interface State {
	files: Record< string, string >;
	meta: Record< string, unknown >;
}

export const stateOf = ( id: number ) => call< State >( 'state', id );

export const colors = ( id: number, points = CENTERS, name = '' ) =>
	call< [ width: number, height: number, colors: string ] >( 'colors', id, name, points );

export const sizesOf = ( id: number ) =>
	call< {
		file: string;
		width: number;
		height: number;
		sizes: Record< string, string >;
		missing: string[];
	} >( 'sizes', id );

/** Returns an image with six fields: r g b above y c m. */
export const fieldsImage = async ( width = 600, height = 400, type = 'png', orientation = 1 ) =>
	Buffer.from(
		await call< string >( 'fields_image', width, height, type, orientation ),
		'base64'
	);

import { phpFile } from '../../../../tests/support/site';
import { visitor, type Role } from '../../../../tests/support/visitor';

const { call } = phpFile( 'features/media-library/tests/support/media.php' );

export const makeAttachments = < Name extends string >( items: Record< Name, object > ) =>
	call< Record< Name, number > >( 'make_attachments', items );
export const removePosts = ( ids: number[] ) => call( 'remove_posts', ids );
export const setColumns = ( id: number, columns: object ) => call( 'set_columns', id, columns );
export const fill = () => call< string >( 'fill' );
export const removeIndex = () => call( 'remove_index' );
export const setMediaTrash = ( isOn: boolean ) => call( 'set_media_trash', isOn );
export const dropTable = () => call( 'drop_table' );
export const halveTable = () => call( 'halve_table' );
export const interrupt = () => call( 'interrupt' );
export const drift = () => call< number[] >( 'drift' );

export interface List {
	fields: string[];
	rows: Array< Array< string | number > >;
	base: string;
	total: number;
	start: number;
	first: string;
	last: string;
	orderby: string;
	source: 'index' | 'wordpress';
	version: string;
	index: { state: string; share: number };
}

const request = async ( query: string, role: Role ) => {
	const who = await visitor( role );
	return who.fetch( `/wp-json/pagewright/v1/media?${ query }`, { headers: who.nonce } );
};

/** Returns the body of a page of the list, as text. */
export const listText = async ( query = '', role: Role = 'administrator' ) =>
	( await request( query, role ) ).text();

/** Returns a page of the list. */
export async function list( query = '', role: Role = 'administrator' ): Promise< List > {
	const response = await request( query, role );
	const text = await response.text();
	if ( response.status !== 200 ) {
		throw new Error( `${ query }: ${ response.status } ${ text }` );
	}
	return JSON.parse( text );
}

/** Requests a route as wp-admin does: the list by default. */
export async function ajax(
	query = '',
	role: Role = 'administrator',
	{ route = '/media', headers = {}, ...init }: RequestInit & { route?: string } = {}
) {
	const who = await visitor( role );
	const door = new URLSearchParams( { action: 'pagewright_media', route } );
	return who.fetch( `/wp-admin/admin-ajax.php?${ door }&${ query }`, {
		...init,
		headers: { ...who.nonce, ...headers },
	} );
}

/** A whole attachment of WordPress. */
export interface Whole {
	id: number;
	title: string;
	alt: string;
	status: string;
	nonces: Record< 'update' | 'delete' | 'edit', string | false >;
	compat: { item: string; meta: string };
	[ property: string ]: unknown;
}

export interface BulkResponse {
	done: number[];
	failed: Array< { id: number; status: number; code: string; message: string } >;
	attachments?: Whole[];
}

/** Sends JSON to a route that changes something. Returns its response. */
export async function send< T >(
	route: string,
	data: object,
	role: Role = 'administrator'
): Promise< T > {
	const who = await visitor( role );
	const response = await who.fetch( `/wp-json/pagewright/v1/media${ route }`, {
		method: 'POST',
		headers: { ...who.nonce, 'Content-Type': 'application/json' },
		body: JSON.stringify( data ),
	} );
	return response.json() as Promise< T >;
}

/** Changes attachments. */
export const bulk = ( action: string, ids: number[], role?: Role, more: object = {} ) =>
	send< BulkResponse >( '/bulk', { action, ids, ...more }, role );

/** Returns the response of a route that reads. */
export async function read< T >( route: string, role: Role = 'administrator' ): Promise< T > {
	const who = await visitor( role );
	const response = await who.fetch( `/wp-json/pagewright/v1/media${ route }`, {
		headers: who.nonce,
	} );
	return response.json() as Promise< T >;
}

/** Returns a value of each row. */
export const column = ( { fields, rows }: List, field: string ) =>
	rows.map( ( row ) => row[ fields.indexOf( field ) ]! );

export const idsOf = ( page: List ) => column( page, 'id' ) as number[];

/** Returns what the media library of WordPress gets: IDs in order, and the total. */
export async function coreList( query: Record< string, string >, role: Role = 'administrator' ) {
	const who = await visitor( role );
	const response = await who.fetch( '/wp-admin/admin-ajax.php', {
		method: 'POST',
		body: new URLSearchParams( {
			action: 'query-attachments',
			'query[orderby]': 'date',
			'query[order]': 'DESC',
			'query[posts_per_page]': '80',
			'query[paged]': '1',
			...Object.fromEntries(
				Object.entries( query ).map( ( [ key, value ] ) => [ `query[${ key }]`, value ] )
			),
		} ),
	} );
	const { data } = ( await response.json() ) as { data: Array< { id: number } > };
	return {
		ids: Object.values( data ).map( ( { id } ) => id ),
		total: Number( response.headers.get( 'x-wp-total' ) ),
	};
}

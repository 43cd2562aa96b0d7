import { afterEach, expect, it, vi } from 'vitest';
import { ENDED, FORBIDDEN, GENERIC, HTTP, NETWORK, SIZES } from '../model/uploads/codes';
import { answer, error, file } from '../tests/support/upload-replies';

const URL_OF_SCREEN = '/wp-admin/async-upload.php';

/** The page has the values for async-upload.php. */
const withScreen = ( params: object = {} ) =>
	vi.stubGlobal( 'pagewrightMedia', {
		upload: {
			url: URL_OF_SCREEN,
			params: { action: 'upload-attachment', _wpnonce: 'abc', ...params },
		},
	} );

const fieldsOf = ( body: unknown ) =>
	[ ...( body as FormData ).entries() ].map( ( [ name, value ] ) => [
		name,
		value instanceof File ? value.name : value,
	] );

afterEach( () => vi.unstubAllGlobals() );

it( 'sends a file as the uploader of WordPress, with the parameters of plugins', async () => {
	withScreen( { gallery: 5, nested: { a: 1 } } );
	vi.stubGlobal( '_wpPluploadSettings', {
		defaults: { multipart_params: { _wpnonce: 'new', folder: 'boats' } },
	} );
	const { port, last } = answer( { body: { success: true, data: { id: 12, title: 'Boat' } } } );
	expect( await port.whole( file, 7 ) ).toMatchObject( {
		ok: true,
		value: { id: 12, attachment: { id: 12, title: 'Boat', mime: '' } },
	} );
	expect( last().url ).toContain( URL_OF_SCREEN );
	expect( fieldsOf( last().body ) ).toEqual( [
		[ 'name', 'boat.jpg' ],
		[ 'action', 'upload-attachment' ],
		[ '_wpnonce', 'new' ],
		[ 'gallery', '5' ],
		[ 'folder', 'boats' ],
		[ 'post_id', '7' ],
		[ 'pagewright_announce', '1' ],
		[ 'async-upload', 'boat.jpg' ],
	] );
} );

it( 'tells which share of a file was sent', async () => {
	withScreen();
	const { port } = answer( { body: { success: true, data: { id: 12 } } } );
	const shares: number[] = [];
	await port.whole( file, 0, undefined, { onSent: ( share ) => void shares.push( share ) } );
	expect( shares ).toEqual( [ 0.5, 1 ] );
} );

it.each( [
	[ 'has sizes', {}, { ok: true } ],
	[ 'has none, and the connection is lost', { isCut: true }, { failure: { code: NETWORK } } ],
	[
		'has none, and PHP stops',
		{ body: ' <p>Error' },
		{ failure: { code: HTTP, attachment: 12 } },
	],
] )( 'tells the attachment before it %s', async ( _when, reply, expected ) => {
	withScreen();
	const { port } = answer( {
		body: { success: true, data: { id: 12 } },
		headers: { 'X-WP-Upload-Attachment-ID': '12' },
		...reply,
	} );
	const created: number[] = [];
	const onCreated = ( id: number ) => void created.push( id );
	expect( await port.whole( file, 0, undefined, { onCreated } ) ).toMatchObject( expected );
	expect( created ).toEqual( [ 12 ] );
} );

it.each( [ 'before', 'while' ] )( 'fails when it is stopped %s it is sent', async ( when ) => {
	withScreen();
	const { port, requests } = answer( { body: { success: true, data: { id: 12 } } } );
	const abort = new AbortController();
	if ( when === 'before' ) {
		abort.abort();
	}
	const sent = await port.whole( file, 0, abort.signal, { onSent: () => abort.abort() } );
	expect( sent ).toEqual( { ok: false, failure: { code: NETWORK, status: 0, message: '' } } );
	expect( requests ).toHaveLength( when === 'before' ? 0 : 1 );
} );

it( 'fails without a connection', async () => {
	withScreen();
	const { port } = answer( 'offline' );
	expect( await port.whole( file, 0 ) ).toMatchObject( { failure: { code: NETWORK } } );
} );

it( 'sends no post without one', async () => {
	withScreen();
	const { port, last } = answer( { body: { success: true, data: { id: 12 } } } );
	await port.whole( file, 0 );
	expect( fieldsOf( last().body ).map( ( [ name ] ) => name ) ).not.toContain( 'post_id' );
} );

it( 'uses the REST API after the nonce of the page has expired', async () => {
	withScreen();
	const { port, requests, last } = answer(
		...[
			{ status: 403, body: '-1' },
			{ status: 201, body: { id: 12 } },
		],
		{ status: 201, body: { id: 13 } }
	);
	expect( await port.whole( file, 7 ) ).toEqual( {
		ok: true,
		value: { id: 12, attachment: null },
	} );
	expect( last().url ).toContain( '/wp/v2/media' );
	expect( fieldsOf( last().body ) ).toEqual( [
		[ 'file', 'boat.jpg' ],
		[ 'post', '7' ],
	] );
	expect( await port.whole( file, 0 ) ).toMatchObject( { value: { id: 13 } } );
	expect( requests ).toHaveLength( 3 );
} );

it.each( [
	[ 'of the file', 'GET, POST', GENERIC ],
	[ 'of the lost right to upload', 'GET', FORBIDDEN ],
] )( 'says that a file was refused because %s', async ( _why, allow, code ) => {
	withScreen();
	const { port } = answer(
		{ body: { success: false, data: { message: 'Sorry.', filename: 'boat.jpg' } } },
		{ headers: { Allow: allow } }
	);
	expect( await port.whole( file, 0 ) ).toEqual( {
		ok: false,
		failure: { code, status: 200, message: 'Sorry.' },
	} );
} );

it.each( [
	[ 'a login screen', { body: '<form name="l" id="loginform">' }, { code: ENDED } ],
	[ 'an error of PHP before the response', { body: 'Warning {"success":true}' }, { code: HTTP } ],
	[
		'an image whose sizes are missing',
		{ status: 500, headers: { 'X-WP-Upload-Attachment-ID': '12' } },
		{ code: HTTP, attachment: 12 },
	],
	[ 'a firewall', { status: 403, body: '<html></html>' }, { code: GENERIC } ],
	[ 'no attachment', { body: { success: true, data: null } }, { code: GENERIC } ],
] )( 'never rejects: %s', async ( _what, reply, expected ) => {
	withScreen();
	const { port } = answer( reply );
	expect( await port.whole( file, 0 ) ).toMatchObject( { ok: false, failure: expected } );
} );

it( 'says that sizes are missing, for which apiFetch has asked on a site', async () => {
	const { port } = answer( {
		...error( 'internal_server_error', 500 ),
		headers: { 'X-WP-Upload-Attachment-ID': '12' },
	} );
	expect( await port.whole( file, 0 ) ).toMatchObject( {
		ok: false,
		failure: { code: SIZES, attachment: 12 },
	} );
} );

import { afterEach, describe, expect, it, vi } from 'vitest';
import {
	ENDED,
	EXPIRED,
	GENERIC,
	HTTP,
	NETWORK,
	NONCE,
	OFFSET,
	OTHER_TYPE,
	TYPE,
} from '../model/uploads/codes';
import { answer, error, file } from '../tests/support/upload-replies';

afterEach( () => vi.unstubAllGlobals() );

const ID = 'a'.repeat( 32 );
describe( 'the port of uploads', () => {
	it( 'replaces the file of an attachment, and says why not', async () => {
		const { port, last } = answer(
			{ body: { attachments: [ { id: 80 } ] } },
			error( 'pagewright_upload_other_type', 400 )
		);
		expect( await port.replace( ID, 80 ) ).toEqual( { ok: true, value: 80 } );
		expect( last() ).toMatchObject( {
			...{ method: 'POST', body: JSON.stringify( { id: 80, upload: ID } ) },
			path: '/pagewright/v1/media/replace?_locale=user',
		} );
		expect( await port.replace( ID, 80 ) ).toEqual( {
			ok: false,
			failure: { code: OTHER_TYPE, status: 400, message: 'Why.' },
		} );
	} );

	it( 'finds duplicates of files, and takes a response without them for none', async () => {
		const files = [
			{ hash: 'a'.repeat( 64 ), size: 5 },
			{ hash: 'b'.repeat( 64 ), size: 6 },
		];
		const { port, last } = answer(
			{ body: { files: [ { ids: [ 7, 8 ] }, { ids: [] } ] } },
			{ body: {} },
			error( 'rest_no_route', 404 )
		);
		expect( await port.duplicates( files ) ).toEqual( { ok: true, value: [ [ 7, 8 ], [] ] } );
		expect( last() ).toMatchObject( {
			...{ method: 'POST', body: JSON.stringify( { files } ) },
			path: '/pagewright/v1/media/uploads/duplicates?_locale=user',
		} );
		expect( await port.duplicates( files ) ).toEqual( { ok: true, value: [ [], [] ] } );
		expect( await port.duplicates( files ) ).toMatchObject( { ok: false } );
	} );

	it( 'asks which sizes the library has, and takes all without a response', async () => {
		const { port, last } = answer(
			{ body: { sizes: [ 6 ] } },
			{ body: {} },
			error( 'rest_no_route', 404 )
		);
		expect( await port.sizes( [ 5, 6 ] ) ).toEqual( { ok: true, value: [ 6 ] } );
		expect( last() ).toMatchObject( {
			...{ method: 'POST', body: JSON.stringify( { sizes: [ 5, 6 ] } ) },
			path: '/pagewright/v1/media/uploads/sizes?_locale=user',
		} );
		expect( await port.sizes( [ 5, 6 ] ) ).toEqual( { ok: true, value: [ 5, 6 ] } );
		expect( await port.sizes( [ 5 ] ) ).toMatchObject( { ok: false } );
	} );

	it( 'searches with the Ajax action where the page has its URL', async () => {
		vi.stubGlobal( 'pagewrightMedia', { ajaxUrl: '/wp-admin/admin-ajax.php' } );
		const { port, last } = answer( { body: { sizes: [] } }, { body: { files: [] } } );
		for ( const route of [ 'sizes', 'duplicates' ] as const ) {
			expect( await port[ route ]( [] ) ).toEqual( { ok: true, value: [] } );
			expect( last() ).toMatchObject( {
				...{ method: 'POST' },
				url: `/wp-admin/admin-ajax.php?action=pagewright_media&route=/media/uploads/${ route }&_locale=user`,
			} );
		}
	} );

	it( 'begins an upload', async () => {
		const { port, last } = answer( { status: 201, body: { id: ID, offset: 0, chunk: 500 } } );
		expect( await port.create( file, 7 ) ).toEqual( {
			ok: true,
			value: { id: ID, offset: 0, chunkBytes: 500 },
		} );
		expect( last().url ).toContain( '/pagewright/v1/media/uploads' );
		expect( JSON.parse( last().body as string ) ).toEqual( {
			...{ name: 'boat.jpg', size: 9, type: 'image/jpeg', post: 7, modified: 5 },
		} );
	} );

	it( 'sends a chunk with its hash as raw bytes', async () => {
		const { port, last } = answer( { body: { offset: 9 } }, { body: { offset: 9 } } );
		const bytes = new ArrayBuffer( 4 );
		const sent = await port.chunk( ID, { offset: 5, bytes, hash: 'abc' } );
		expect( sent ).toEqual( { ok: true, value: 9 } );
		expect( last().url ).toContain( `/uploads/${ ID }/chunk?offset=5` );
		expect( last().body ).toBe( bytes );
		expect( last().headers.get( 'X-Chunk-Sha256' ) ).toBe( 'abc' );
		expect( last().headers.get( 'Content-Type' ) ).toBe( 'application/octet-stream' );
		await port.chunk( ID, { offset: 5, bytes, hash: '' } );
		expect( last().headers.has( 'X-Chunk-Sha256' ) ).toBe( false );
	} );

	it( 'asks for the state, finishes and removes', async () => {
		const state = { offset: 5, size: 9, state: 'open', attachment: 0 };
		const { port, last } = answer(
			...[ { body: state }, { body: { id: 12 } }, { body: { deleted: true } } ]
		);
		expect( await port.state( ID ) ).toEqual( { ok: true, value: state } );
		expect( await port.finish( ID ) ).toEqual( { ok: true, value: 12 } );
		expect( last().url ).toContain( `/uploads/${ ID }/finish` );
		expect( await port.remove( ID ) ).toEqual( { ok: true, value: true } );
		expect( last().headers.get( 'X-HTTP-Method-Override' ) ?? last().method ).toBe( 'DELETE' );
	} );

	it.each( [
		[ error( 'pagewright_upload_offset', 409, { offset: 5 } ), { code: OFFSET, offset: 5 } ],
		[ error( 'pagewright_upload_expired', 410 ), { code: EXPIRED, message: 'Why.' } ],
		[ error( 'pagewright_upload_type', 400 ), { code: TYPE, message: 'Why.' } ],
		[ error( 'rest_forbidden', 401 ), { code: ENDED } ],
		[
			{ status: 403, body: '<html>Firewall</html>' },
			{ code: GENERIC, message: '' },
		],
		[
			{ status: 502, body: '<html>Bad gateway</html>' },
			{ code: HTTP, message: '' },
		],
		[ { body: 'Not JSON' }, { code: HTTP, status: 200 } ],
		[ { body: '<form name="l" id="loginform">' }, { code: ENDED } ],
		[ { body: 'null' }, { code: HTTP } ],
		[ 'offline' as const, { code: NETWORK, status: 0 } ],
		[
			{ status: 500, body: '', headers: { 'X-WP-Upload-Attachment-ID': '12' } },
			{ code: HTTP, status: 500, attachment: 12 },
		],
	] )( 'never rejects: %j', async ( reply, expected ) => {
		const { port } = answer( reply );
		const result = await port.finish( ID );
		expect( result ).toMatchObject( { ok: false, failure: expected } );
	} );

	it( 'says that a nonce expired when it cannot be renewed', async () => {
		const { port } = answer( error( 'rest_cookie_invalid_nonce', 403 ) );
		const result = await port.finish( ID );
		expect( [ ENDED, NONCE ] ).toContain( result.ok ? '' : result.failure.code );
	} );

	it( 'creates missing sizes, or deletes the image', async () => {
		const { port, last } = answer( { body: { id: 12 } }, { body: { deleted: true } } );
		expect( await port.makeSizes( 12 ) ).toEqual( { ok: true, value: true } );
		expect( last().url ).toContain( '/wp/v2/media/12/post-process' );
		expect( await port.cleanUp( 12 ) ).toEqual( { ok: true, value: true } );
		expect( last().url ).toContain( '/wp/v2/media/12?force=true' );
	} );
} );

describe( 'a file whose request had no response', () => {
	const stored = ( changes: object = {} ) => ( {
		id: 12,
		date_gmt: '2026-05-01T10:00:00',
		source_url: 'https://example.org/uploads/2026/05/red-boat-1.jpg',
		media_details: { filesize: 9 },
		...changes,
	} );
	const headers = { Date: 'Fri, 01 May 2026 10:00:30 GMT' };
	const lost = { name: 'Red boat.JPG', size: 9, ageMs: 30_000, known: new Set< number >() };

	it.each( [
		[ 'equal', stored(), lost, 12 ],
		[ 'without a number', stored( { source_url: '/a/Red-boat.jpg' } ), lost, 12 ],
		[
			'a scaled image',
			stored( {
				source_url: '/a/red-boat-scaled.jpg',
				media_details: { filesize: 4, original_image: 'red-boat.jpg' },
			} ),
			lost,
			12,
		],
		[ 'another name', stored( { source_url: '/a/red-boats.jpg' } ), lost, 0 ],
		[ 'another size', stored( { media_details: { filesize: 8 } } ), lost, 0 ],
		[ 'an older file', stored( { date_gmt: '2026-05-01T09:00:00' } ), lost, 0 ],
		[ 'another upload', stored(), { ...lost, known: new Set( [ 12 ] ) }, 0 ],
	] )( 'is found among the newest: %s', async ( _what, found, asked, expected ) => {
		const { port, last } = answer( { body: [ found ], headers } );
		expect( await port.find( asked ) ).toEqual( { ok: true, value: expected } );
		expect( last().url ).toMatch( /\/wp\/v2\/media.*orderby=id/ );
	} );
} );

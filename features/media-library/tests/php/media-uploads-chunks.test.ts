import { afterEach, describe, expect, it } from 'vitest';
import { cutLog, logSize, phpFile } from '../../../../tests/support/site';
import { chunk, collection, sendChunks, sha256, start, status } from '../support/uploads';

const { call } = phpFile( 'features/media-library/tests/php/media-uploads.php' );

const files = collection();

afterEach( async () => {
	await files.remove();
} );

describe( 'chunks', () => {
	const begin = async ( size = 10 ) => ( await start( { name: 'a.txt', size } ) ).id;

	it( 'continue where the bytes on the server end, also after PHP was killed in one', async () => {
		const id = await begin();
		await chunk( id, 0, 'abcd' );
		await call( 'append', id, 'ef' );
		expect( await chunk( id, 4, 'efgh' ) ).toMatchObject( {
			status: 409,
			code: 'pagewright_upload_offset',
			data: { offset: 6 },
		} );
		expect( await status( id ) ).toMatchObject( { offset: 6 } );
		await chunk( id, 6, 'ghij' );
		const answer = await files.finish( id, { hash: sha256( 'abcdefghij' ).toUpperCase() } );
		expect( answer.status ).toBe( 200 );
	} );

	it( 'are neither skipped nor taken twice', async () => {
		const id = await begin();
		await chunk( id, 0, 'abcd' );
		for ( const offset of [ 0, 3, 5, 10, 999_999_999_999 ] ) {
			expect( await chunk( id, offset, 'efgh' ) ).toMatchObject( {
				code: 'pagewright_upload_offset',
				data: { offset: 4 },
			} );
		}
	} );

	it( 'that are damaged are refused', async () => {
		const id = await begin();
		for ( const headers of [
			{ 'X-Chunk-Sha256': sha256( 'abce' ) },
			{ 'X-Chunk-Sha256': 'x' },
		] ) {
			expect( await chunk( id, 0, 'abcd', headers ) ).toMatchObject( {
				status: 400,
				code: 'pagewright_upload_damaged',
			} );
		}
		expect( await chunk( id, 0, '' ) ).toMatchObject( { code: 'pagewright_upload_damaged' } );
		expect( await status( id ) ).toMatchObject( { offset: 0 } );
		expect(
			await chunk( id, 0, 'abcd', { 'X-Chunk-Sha256': sha256( 'abcd' ) } )
		).toMatchObject( { offset: 4 } );
	} );

	it( 'that are too long are refused', async () => {
		const id = await begin();
		expect( await chunk( id, 0, 'abcdefghijk' ) ).toMatchObject( {
			code: 'pagewright_upload_too_long',
		} );
		const long = await begin( 2_000_000 );
		expect( await chunk( long, 0, Buffer.alloc( 1_000_001 ) ) ).toMatchObject( {
			code: 'pagewright_upload_too_long',
		} );
		expect( await chunk( long, 0, Buffer.alloc( 1_000_000 ) ) ).toMatchObject( {
			offset: 1_000_000,
		} );
	} );

	it( 'on a full disk leave what was there, and say so', async () => {
		const id = await begin();
		const size = await logSize();
		await call( 'fill_disk', id );
		expect( await chunk( id, 0, 'abcd' ) ).toMatchObject( {
			status: 507,
			code: 'pagewright_upload_disk_full',
		} );
		expect( await status( id ) ).toMatchObject( { offset: 0 } );
		expect( await cutLog( size ) ).toContain( 'No space left' );
	} );

	it( 'of any content keep every byte', async () => {
		const bytes = Buffer.from( Array.from( { length: 512 }, ( _, at ) => at % 256 ) );
		const id = await begin( 512 );
		await sendChunks( id, bytes, 100 );
		expect( ( await files.finish( id, { hash: sha256( bytes ) } ) ).code ).not.toBe(
			'pagewright_upload_changed'
		);
	} );
} );

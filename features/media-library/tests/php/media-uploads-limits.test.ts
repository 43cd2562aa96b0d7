// Does not depend on the database.
import { describe, expect, it } from 'vitest';
import { plug, unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { setUp, chunk, finish, start, status, staged } from '../support/uploads';

const { call } = phpFile( 'features/media-library/tests/php/media-uploads.php' );

const files = setUp();

const PREFIX = 'pagewright/media-library/';
/** Filters a limit. */
const limit = ( name: string, value: string ) =>
	plug( 'uploads', `add_filter( '${ PREFIX }${ name }', static fn () => ${ value } );` );

describe( 'the length of chunks', () => {
	it( 'is that of a filter', async () => {
		await limit( 'chunk-size', '1000' );
		const { id, chunk: most } = await start( { name: 'a.txt', size: 5_000 } );
		expect( most ).toBe( 1_000 );
		expect( await chunk( id, 0, Buffer.alloc( 1_001, 97 ) ) ).toMatchObject( {
			code: 'pagewright_upload_too_long',
		} );
		expect( await chunk( id, 0, Buffer.alloc( 1_000, 97 ) ) ).toMatchObject( {
			offset: 1_000,
		} );
	} );

	it( 'never exceeds what PHP accepts', async () => {
		await limit( 'chunk-size', 'PHP_INT_MAX' );
		const { chunk: most } = await start( { name: 'a.txt', size: 5_000 } );
		expect( most ).toBe( await call( 'post_max_size' ) );
	} );

	it.each( [ 'null', "'many'", '-5', 'array()', '0' ] )(
		'is the default if a filter returns %s',
		async ( value ) => {
			await limit( 'chunk-size', value );
			const { chunk: most } = await start( { name: 'a.txt', size: 5_000 } );
			expect( most ).toBe( 1_000_000 );
		}
	);
} );

describe( 'a new upload is refused', () => {
	it( 'above the largest size of the site, which is not that of one request', async () => {
		const huge = { name: 'a.mp4', size: 6_000_000_000 };
		await plug( 'uploads', `add_filter( 'upload_size_limit', static fn () => 1000 );` );
		expect( ( await start( huge ) ).status ).toBe( 201 );
		await limit( 'max-upload-size', '5 * MB_IN_BYTES' );
		expect( await start( huge ) ).toMatchObject( {
			status: 400,
			code: 'pagewright_upload_too_large',
			message: expect.stringContaining( '5.0 MB' ),
		} );
		expect( ( await start( { name: 'a.mp4', size: 5 * 1024 * 1024 } ) ).status ).toBe( 201 );
	} );

	it( 'without space for it and for the rest of the other uploads', async () => {
		await limit( 'upload-space', '10000' );
		const first = await start( { name: 'a.txt', size: 6_000 } );
		expect( first.status ).toBe( 201 );
		expect( await start( { name: 'b.txt', size: 4_001 } ) ).toMatchObject( {
			status: 400,
			code: 'pagewright_upload_no_space',
			message: expect.stringContaining( '1 B' ),
		} );
		expect( ( await start( { name: 'b.txt', size: 4_000 } ) ).status ).toBe( 201 );
	} );

	it( 'on a full disk', async () => {
		expect( await start( { name: 'a.mp4', size: Number.MAX_SAFE_INTEGER } ) ).toMatchObject( {
			status: 507,
			code: 'pagewright_upload_disk_full',
		} );
		expect( await staged() ).toEqual( [] );
	} );

	it( 'while the user has too many unfinished uploads; expired uploads do not count', async () => {
		await limit( 'max-open-uploads', '2' );
		const first = await start( { name: 'a.txt', size: 9 } );
		await start( { name: 'b.txt', size: 9 } );
		expect( await start( { name: 'c.txt', size: 9 } ) ).toMatchObject( {
			status: 429,
			code: 'pagewright_upload_too_many',
		} );
		expect( ( await start( { name: 'c.txt', size: 9 }, 'editor' ) ).status ).toBe( 201 );
		await call( 'age', first.id, 8_000 );
		expect( ( await start( { name: 'c.txt', size: 9 } ) ).status ).toBe( 201 );
	} );

	it( 'if it is an image that the server cannot open, but not HEIC', async () => {
		await plug(
			'uploads',
			`add_filter( 'wp_image_editors', static fn () => array() ); wp_cache_delete( 'wp_image_editor_choose', 'image_editor' );`
		);
		const names = [ 'a.webp', 'a.avif', 'a.jpg', 'a.heic', 'a.HEIF', 'a.heics', 'a.pdf' ];
		const answers = [];
		for ( const name of names ) {
			answers.push( ( await start( { name, size: 9 } ) ).code ?? 'started' );
		}
		expect( answers ).toEqual( [
			'pagewright_upload_type',
			'pagewright_upload_type',
			'pagewright_upload_type',
			'started',
			'started',
			'started',
			'started',
		] );
	} );
} );

it( 'a quota that is used up before the end keeps the bytes until there is space', async () => {
	const { id } = await start( { name: 'a.txt', size: 4 } );
	await chunk( id, 0, 'text' );
	await limit( 'upload-space', '-1' );
	expect( await finish( id ) ).toMatchObject( { code: 'pagewright_upload_no_space' } );
	await unplug( 'uploads' );
	expect( await status( id ) ).toMatchObject( { state: 'open', offset: 4 } );
	expect( ( await files.finish( id ) ).status ).toBe( 200 );
} );

it( 'the folder of unfinished uploads can be on another disk', async () => {
	await limit( 'upload-folder', `'/dev/shm'` );
	const { id } = await start( { name: 'a.txt', size: 4 } );
	await chunk( id, 0, 'text' );
	expect( await call( 'in_shared_memory', id ) ).toBe( true );
	expect( ( await files.finish( id ) ).status ).toBe( 200 );
	await files.remove();
	expect( await call( 'in_shared_memory', id ) ).toBe( false );
} );

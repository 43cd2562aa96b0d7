import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { visitor, type Role } from '../../../../tests/support/visitor';
import { removePosts } from '../support/media';
import {
	attachment,
	cancel,
	chunk,
	setUp,
	finish,
	picture,
	sendChunks,
	sha256,
	staged,
	stagedBytes,
	start,
	status,
	stored,
} from '../support/uploads';

const { call } = phpFile( 'features/media-library/tests/php/media-uploads.php' );

/** Sizes of the site. */
const SIZES = expect.arrayContaining( [ 'medium', 'thumbnail' ] );

const files = setUp();

let photo: Buffer;
let before: Awaited< ReturnType< typeof stored > >;
beforeAll( async () => {
	photo = await picture( 'photo' );
	for ( const role of [ 'author', 'editor' ] as Role[] ) {
		await visitor( role );
	}
	before = await stored();
} );
afterAll( async () => {
	expect( ( await stored() ).files ).toEqual( before.files );
} );

describe( 'a file', () => {
	it( 'arrives in chunks, and becomes what a usual upload becomes', async () => {
		const started = await start( { name: 'Lake & sun.jpg', size: photo.length } );
		expect( started ).toMatchObject( { status: 201, offset: 0, chunk: 1_000_000 } );
		expect( started.id ).toMatch( /^[0-9a-f]{32}$/ );
		expect( started.expires - Date.now() ).toBeGreaterThan( 7_120_000 );
		const half = Math.floor( photo.length / 2 );
		expect( await sendChunks( started.id, photo.subarray( 0, half ), 777 ) ).toMatchObject( {
			offset: half,
		} );
		expect( await status( started.id ) ).toMatchObject( {
			status: 200,
			offset: half,
			size: photo.length,
			state: 'open',
			attachment: 0,
		} );
		await sendChunks( started.id, photo, 777, half );
		const answer = await files.finish( started.id, { hash: sha256( photo ) } );
		expect( answer ).toMatchObject( { status: 200, header: answer.id } );
		expect( await attachment( answer.id ) ).toMatchObject( {
			title: 'Title of the camera',
			caption: 'Caption of the camera',
			type: 'image/jpeg',
			author: 'test-author',
			file: expect.stringMatching( /^\d{4}\/\d\d\/Lake-sun\.jpg$/ ),
			hash: sha256( photo ),
			stored: sha256( photo ),
			mode: '644',
			width: 400,
			sizes: SIZES,
		} );
		expect( await status( started.id ) ).toMatchObject( {
			state: 'done',
			attachment: answer.id,
			offset: photo.length,
		} );
	} );

	it( 'has the texts that the user typed', async () => {
		const { id } = await files.upload( 'a.jpg', photo, {
			fields: { title: `O'Brien \\ 5 < 6`, caption: '<b>Bold</b>', alt: 'A "lake"' },
		} );
		expect( await attachment( id ) ).toMatchObject( {
			title: expect.stringContaining( `O'Brien \\ 5` ),
			caption: '<b>Bold</b>',
			alt: 'A "lake"',
		} );
	} );

	it( 'goes into the month of its post, which the user may edit', async () => {
		const own = await call< number >( 'make_post', 'test-author', '2019-03-01 10:00:00' );
		const foreign = await call< number >( 'make_post', 'test-editor', '2019-04-01 10:00:00' );
		const { id } = await files.upload( 'a.txt', 'Some text', { post: own } );
		expect( await attachment( id ) ).toMatchObject( {
			parent: own,
			file: '2019/03/a.txt',
		} );
		expect( await start( { name: 'a.txt', size: 9, post: foreign } ) ).toMatchObject( {
			status: 403,
			code: 'pagewright_upload_parent',
		} );
		expect( await start( { name: 'a.txt', size: 9, post: id } ) ).toMatchObject( {
			code: 'pagewright_upload_parent',
		} );
		const lost = await start( { name: 'a.txt', size: 4, post: own } );
		await chunk( lost.id, 0, 'text' );
		await removePosts( [ own ] );
		expect( await finish( lost.id ) ).toMatchObject( { code: 'pagewright_upload_parent' } );
		await removePosts( [ foreign ] );
	} );

	it( 'gets a free name, also beside files that finish at the same time', async () => {
		const answers = await Promise.all(
			[ 'one', 'two', 'three', 'four' ].map( ( text ) => files.upload( 'same.txt', text ) )
		);
		const all = await Promise.all( answers.map( ( { id } ) => attachment( id ) ) );
		expect( new Set( all.map( ( { file } ) => file ) ).size ).toBe( 4 );
		expect( all.map( ( { hash } ) => hash ) ).toEqual(
			[ 'one', 'two', 'three', 'four' ].map( sha256 )
		);
	} );

	it( 'of any size needs little memory', async () => {
		await plug(
			'uploads',
			`register_shutdown_function( static function () { if ( str_contains( $_SERVER['REQUEST_URI'], '/media/uploads' ) ) { file_put_contents( WP_CONTENT_DIR . '/peak', memory_get_peak_usage() ); } } );`
		);
		const peak = async () => Number( await call( 'read', 'peak' ) );
		const small = await files.upload( 'a.zip', Buffer.from( 'PK\x05\x06'.padEnd( 22, '\0' ) ) );
		const least = await peak();
		const size = 400_000_000;
		const { id } = await start( { name: 'b.zip', size } );
		await chunk( id, 0, 'PK\x05\x06' );
		await call( 'extend', id, size - 4 );
		expect( await chunk( id, size - 4, 'last' ) ).toMatchObject( { offset: size } );
		const large = await files.finish( id );
		expect( [ small.status, large.status ] ).toEqual( [ 200, 200 ] );
		expect( ( await peak() ) - least ).toBeLessThan( 2_000_000 );
		await call( 'remove', [ 'peak' ] );
	} );
} );

describe( 'the end of an upload', () => {
	it( 'needs all bytes', async () => {
		const { id } = await start( { name: 'a.txt', size: 10 } );
		await chunk( id, 0, 'abcd' );
		expect( await finish( id ) ).toMatchObject( {
			status: 409,
			code: 'pagewright_upload_incomplete',
			data: { offset: 4 },
		} );
	} );

	it( 'refuses a file that changed, and deletes it', async () => {
		const { id } = await start( { name: 'a.txt', size: 4 } );
		await chunk( id, 0, 'abcd' );
		expect( await finish( id, { hash: sha256( 'abce' ) } ) ).toMatchObject( {
			status: 400,
			code: 'pagewright_upload_changed',
		} );
		expect( await stagedBytes() ).toEqual( [] );
	} );

	it( 'can be repeated', async () => {
		const { id } = await start( { name: 'a.jpg', size: photo.length } );
		await sendChunks( id, photo, 100_000 );
		const first = await files.finish( id );
		const { attachments } = await stored();
		const second = await finish( id );
		expect( second ).toMatchObject( { status: 200, id: first.id, header: first.id } );
		expect( await chunk( id, photo.length, 'more' ) ).toMatchObject( { status: 409 } );
		expect( await stored() ).toMatchObject( { attachments } );
		await call( 'delete', [ first.id ] );
		expect( await finish( id ) ).toMatchObject( { code: 'pagewright_upload_not_found' } );
		expect( await staged() ).toEqual( [] );
	} );

	it( 'happens in one request at a time', async () => {
		await plug(
			'uploads',
			`add_filter( 'wp_handle_upload_prefilter', static function ( $file ) {
				file_put_contents( WP_CONTENT_DIR . '/waits', '1' );
				for ( $end = microtime( true ) + 20; microtime( true ) < $end && ! is_file( WP_CONTENT_DIR . '/go' ); clearstatcache() ) { usleep( 10000 ); }
				return $file;
			} );`
		);
		const { id } = await start( { name: 'a.txt', size: 4 } );
		await chunk( id, 0, 'text' );
		const running = files.finish( id );
		await expect.poll( () => call( 'read', 'waits' ), { timeout: 10_000 } ).toBe( '1' );
		const answers = await Promise.all( [ finish( id ), chunk( id, 4, 'a' ), cancel( id ) ] );
		expect( answers.map( ( { code } ) => code ) ).toEqual( [
			'pagewright_upload_busy',
			'pagewright_upload_busy',
			'pagewright_upload_busy',
		] );
		expect( await status( id ) ).toMatchObject( { state: 'finishing', attachment: 0 } );
		await call( 'write', 'go', '1' );
		expect( ( await running ).status ).toBe( 200 );
		await call( 'remove', [ 'waits', 'go' ] );
		expect( await status( id ) ).toMatchObject( { state: 'done' } );
	} );

	it( 'deletes everything when the user cancels', async () => {
		const { id } = await start( { name: 'a.txt', size: 10 } );
		await chunk( id, 0, 'abcd' );
		expect( await staged() ).toHaveLength( 3 );
		expect( await cancel( id ) ).toMatchObject( { status: 200, deleted: true } );
		expect( await staged() ).toEqual( [] );
		expect( await chunk( id, 4, 'efgh' ) ).toMatchObject( { status: 404 } );
	} );

	it( 'leaves the attachment when the user cancels later', async () => {
		const { id } = await start( { name: 'a.txt', size: 4 } );
		await chunk( id, 0, 'text' );
		const answer = await files.finish( id );
		await cancel( id );
		expect( await attachment( answer.id ) ).toMatchObject( { type: 'text/plain' } );
	} );
} );

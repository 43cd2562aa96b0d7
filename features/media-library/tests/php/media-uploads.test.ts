import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plug, unplug } from '../../../../tests/support/plug';
import { cutLog, logSize, phpFile } from '../../../../tests/support/site';
import { visitor, type Role } from '../../../../tests/support/visitor';
import { removePosts } from '../support/media';
import {
	cancel,
	chunk,
	finish,
	removeUploads,
	sendParts,
	sha256,
	staged,
	start,
	status,
	stored,
	upload,
} from '../support/uploads';

const { call } = phpFile( 'features/media-library/tests/php/media-uploads.php' );

/** Sizes of the site. */
const SIZES = expect.arrayContaining( [ 'medium', 'thumbnail' ] );

interface Stored {
	[ property: string ]: unknown;
	file: string;
	sizes: string[];
}

const attachment = ( id: number ) => call< Stored >( 'attachment', id );
const picture = async ( kind: string, ...more: number[] ) =>
	Buffer.from( await call< string >( 'picture', kind, ...more ), 'base64' );

let photo: Buffer;
const made: number[] = [];
/** Uploads a file whose attachment is deleted after the test. */
const uploaded = async ( ...[ name, bytes, data ]: Parameters< typeof upload > ) => {
	const answer = await upload( name, bytes, data );
	made.push( Number( answer.id ) );
	return answer;
};
const finished = async ( ...values: Parameters< typeof finish > ) => {
	const answer = await finish( ...values );
	made.push( Number( answer.id ) );
	return answer;
};

let before: Awaited< ReturnType< typeof stored > >;
beforeAll( async () => {
	photo = await picture( 'photo' );
	for ( const role of [ 'author', 'editor', 'administrator' ] as Role[] ) {
		await visitor( role );
	}
	before = await stored();
} );
beforeEach( removeUploads );
afterEach( async () => {
	await unplug( 'uploads' );
	await call( 'delete', made.splice( 0 ) );
} );
afterAll( async () => {
	await removeUploads();
	expect( ( await stored() ).files ).toEqual( before.files );
} );

describe( 'a file', () => {
	it( 'arrives in parts, and becomes what a usual upload becomes', async () => {
		const started = await start( { name: 'Lake & sun.jpg', size: photo.length } );
		expect( started ).toMatchObject( { status: 201, offset: 0, chunk: 204_798 } );
		expect( started.id ).toMatch( /^[0-9a-f]{32}$/ );
		expect( started.expires - Date.now() ).toBeGreaterThan( 7_120_000 );
		const half = Math.floor( photo.length / 2 );
		expect( await sendParts( started.id, photo.subarray( 0, half ), 777 ) ).toMatchObject( {
			offset: half,
		} );
		expect( await status( started.id ) ).toMatchObject( {
			status: 200,
			offset: half,
			size: photo.length,
			state: 'open',
			attachment: 0,
		} );
		await sendParts( started.id, photo, 777, half );
		const answer = await finished( started.id, { hash: sha256( photo ) } );
		expect( answer ).toMatchObject( { status: 200, header: answer.id } );
		expect( await attachment( Number( answer.id ) ) ).toMatchObject( {
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
		const { id } = await uploaded( 'a.jpg', photo, {
			fields: { title: `O'Brien \\ 5 < 6`, caption: '<b>Bold</b>', alt: 'A "lake"' },
		} );
		expect( await attachment( Number( id ) ) ).toMatchObject( {
			title: expect.stringContaining( `O'Brien \\ 5` ),
			caption: '<b>Bold</b>',
			alt: 'A "lake"',
		} );
	} );

	it( 'goes into the month of its post, which the user may edit', async () => {
		const own = await call< number >( 'make_post', 'test-author', '2019-03-01 10:00:00' );
		const foreign = await call< number >( 'make_post', 'test-editor', '2019-04-01 10:00:00' );
		const { id } = await uploaded( 'a.txt', 'Some text', { post: own } );
		expect( await attachment( Number( id ) ) ).toMatchObject( {
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
			[ 'one', 'two', 'three', 'four' ].map( ( text ) => uploaded( 'same.txt', text ) )
		);
		const all = await Promise.all( answers.map( ( { id } ) => attachment( Number( id ) ) ) );
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
		const small = await uploaded( 'a.zip', Buffer.from( 'PK\x05\x06'.padEnd( 22, '\0' ) ) );
		const least = await peak();
		const size = 400_000_000;
		const { id } = await start( { name: 'b.zip', size } );
		await chunk( id, 0, 'PK\x05\x06' );
		await call( 'extend', id, size - 4 );
		expect( await chunk( id, size - 4, 'last' ) ).toMatchObject( { offset: size } );
		const large = await finished( id );
		expect( [ small.status, large.status ] ).toEqual( [ 200, 200 ] );
		expect( ( await peak() ) - least ).toBeLessThan( 2_000_000 );
		await call( 'remove', [ 'peak' ] );
	} );
} );

describe( 'parts', () => {
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
		const answer = await finished( id, { hash: sha256( 'abcdefghij' ).toUpperCase() } );
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
		const long = await begin( 1_000_000 );
		expect( await chunk( long, 0, Buffer.alloc( 204_799 ) ) ).toMatchObject( {
			code: 'pagewright_upload_too_long',
		} );
		expect( await chunk( long, 0, Buffer.alloc( 204_798 ) ) ).toMatchObject( {
			offset: 204_798,
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
		await sendParts( id, bytes, 100 );
		expect( ( await finished( id, { hash: sha256( bytes ) } ) ).code ).not.toBe(
			'pagewright_upload_changed'
		);
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
		expect( await staged() ).toEqual( [] );
		expect( await status( id ) ).toMatchObject( { status: 404 } );
	} );

	it( 'can be repeated', async () => {
		const { id } = await start( { name: 'a.jpg', size: photo.length } );
		await sendParts( id, photo, 100_000 );
		const first = await finished( id );
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
		const running = finished( id );
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
		const answer = await finished( id );
		await cancel( id );
		expect( await attachment( Number( answer.id ) ) ).toMatchObject( { type: 'text/plain' } );
	} );
} );

describe( 'when PHP ends', () => {
	const send = async () => {
		const { id } = await start( { name: 'killed.jpg', size: photo.length } );
		await sendParts( id, photo, 100_000 );
		return id;
	};
	const expectOne = async ( files: number, attachments: number ) => {
		const now = await stored();
		expect( now.files.length - before.files.length ).toBe( files );
		expect( now.attachments - before.attachments ).toBe( attachments );
	};

	it( 'while it makes sizes, the attachment is known, and its sizes are made later', async () => {
		const id = await send();
		const size = await logSize();
		await plug(
			'uploads',
			`add_filter( 'image_resize_dimensions', static fn () => str_repeat( 'a', PHP_INT_MAX >> 1 ) );`
		);
		const ended = await finish( id );
		expect( ended.status ).toBe( 500 );
		expect( ended.header ).toBeGreaterThan( 0 );
		made.push( ended.header );
		expect( await status( id ) ).toMatchObject( { state: 'done', attachment: ended.header } );
		expect( await finish( id ) ).toMatchObject( { status: 500, header: ended.header } );
		await unplug( 'uploads' );
		await cutLog( size );
		expect( await attachment( ended.header ) ).toMatchObject( { sizes: [] } );
		expect( await finish( id ) ).toMatchObject( { status: 200, id: ended.header } );
		expect( ( await attachment( ended.header ) ).sizes ).toEqual( SIZES );
		await expectOne( 6, 1 );
	} );

	it( 'while it makes sizes, WordPress can make them', async () => {
		const id = await send();
		const size = await logSize();
		await plug(
			'uploads',
			`add_filter( 'image_resize_dimensions', static fn () => str_repeat( 'a', PHP_INT_MAX >> 1 ) );`
		);
		const { header } = await finish( id );
		made.push( header );
		await unplug( 'uploads' );
		await cutLog( size );
		const who = await visitor( 'author' );
		const response = await who.fetch( '/wp-admin/admin-ajax.php', {
			method: 'POST',
			body: new URLSearchParams( {
				action: 'media-create-image-subsizes',
				attachment_id: String( header ),
				_ajax_nonce: await who.nonceOf( 'media-form' ),
			} ),
		} );
		expect( await response.json() ).toMatchObject( { success: true, data: { id: header } } );
		expect( ( await attachment( header ) ).sizes ).toEqual( SIZES );
	} );

	it( 'again and again, the attachment stays without sizes', async () => {
		const id = await send();
		const size = await logSize();
		await plug(
			'uploads',
			`add_filter( 'image_resize_dimensions', static fn () => str_repeat( 'a', PHP_INT_MAX >> 1 ) );`
		);
		const all = [];
		for ( let at = 0; at < 6; at++ ) {
			all.push( await finish( id ) );
		}
		await cutLog( size );
		made.push( all[ 0 ]!.header );
		expect( all.map( ( answer ) => answer.status ) ).toEqual( [
			500, 500, 500, 500, 500, 200,
		] );
		expect( new Set( all.map( ( { header } ) => header ) ).size ).toBe( 1 );
	} );

	it.each( [
		[ 'before the file is moved', 'pre_move_uploaded_file', '10', false ],
		[ 'between the file and its attachment', 'wp_handle_upload', '10', false ],
		[ 'as soon as the attachment exists', 'add_attachment', 'PHP_INT_MIN', true ],
	] )( '%s, the next request continues', async ( _when, hook, priority, hasAttachment ) => {
		const id = await send();
		await plug( 'uploads', `add_filter( '${ hook }', static fn () => exit, ${ priority } );` );
		expect( ( await finish( id ) ).id ).toBeUndefined();
		await unplug( 'uploads' );
		expect( await status( id ) ).toMatchObject( { state: 'open', offset: photo.length } );
		await expectOne( hook === 'pre_move_uploaded_file' ? 0 : 1, hasAttachment ? 1 : 0 );
		const answer = await finished( id, { hash: sha256( photo ) } );
		expect( await attachment( Number( answer.id ) ) ).toMatchObject( {
			hash: sha256( photo ),
			file: expect.stringMatching( /\/killed\.jpg$/ ),
			sizes: SIZES,
		} );
		await expectOne( 6, 1 );
	} );

	it( 'and the user cancels, nothing remains', async () => {
		const id = await send();
		await plug( 'uploads', `add_filter( 'wp_handle_upload', static fn () => exit );` );
		await finish( id );
		await unplug( 'uploads' );
		await expectOne( 1, 0 );
		expect( await cancel( id ) ).toMatchObject( { deleted: true } );
		await expectOne( 0, 0 );
		expect( await staged() ).toEqual( [] );
	} );
} );

describe( 'uploads of another user', () => {
	it.each( [ 'editor', 'administrator' ] as Role[] )(
		'do not exist for an %s',
		async ( role ) => {
			const { id } = await start( { name: 'a.txt', size: 4 } );
			await chunk( id, 0, 'te' );
			const answers = [
				await status( id, role ),
				await chunk( id, 2, 'xt', {}, role ),
				await finish( id, {}, role ),
				await cancel( id, role ),
			];
			expect( answers.map( ( answer ) => answer.code ) ).toEqual(
				Array( 4 ).fill( 'pagewright_upload_not_found' )
			);
			expect( await status( id ) ).toMatchObject( { offset: 2 } );
		}
	);

	it.each( [ 'visitor', 'subscriber', 'contributor' ] as Role[] )(
		'and own ones are refused to a %s',
		async ( role ) => {
			const { id } = await start( { name: 'a.txt', size: 4 } );
			const answers = [
				await start( { name: 'a.txt', size: 4 }, role ),
				await status( id, role ),
				await chunk( id, 0, 'text', {}, role ),
				await finish( id, {}, role ),
				await cancel( id, role ),
			];
			const code = role === 'visitor' ? 401 : 403;
			expect( answers.map( ( answer ) => answer.status ) ).toEqual( Array( 5 ).fill( code ) );
			expect( await status( id ) ).toMatchObject( { offset: 0, state: 'open' } );
		}
	);
} );

describe( 'files on their way', () => {
	it( 'are not served, listed or named like programs', async () => {
		const { id } = await start( { name: 'a.txt', size: 4 } );
		await chunk( id, 0, 'text' );
		const files = await call< string[] >( 'folder_files' );
		expect( files.filter( ( name ) => /\.(php|html?|js|svg)$/.test( name ) ) ).toEqual( [
			'index.php',
		] );
		expect( files ).toEqual( expect.arrayContaining( [ '.htaccess', 'web.config' ] ) );
		const url = new URL( await call< string >( 'folder_url' ) );
		const list = await ( await visitor( 'visitor' ) ).fetch( `${ url.pathname }/` );
		expect( await list.text() ).not.toContain( id );
		expect( url.pathname ).toMatch( /pagewright-uploads-[0-9a-f]{32}$/ );
	} );

	it( 'expire after 7,140 seconds without a part', async () => {
		const { id } = await start( { name: 'a.txt', size: 4 } );
		await call( 'age', id, 7_100 );
		expect( await chunk( id, 0, 'te' ) ).toMatchObject( { offset: 2 } );
		await call( 'age', id, 7_142 );
		const answers = [ await status( id ), await chunk( id, 2, 'xt' ), await finish( id ) ];
		expect( answers.map( ( answer ) => [ answer.status, answer.code ] ) ).toEqual(
			Array( 3 ).fill( [ 410, 'pagewright_upload_expired' ] )
		);
	} );

	it( 'are deleted after a day, by cron', async () => {
		const [ old, young ] = [
			await start( { name: 'a.txt', size: 4 } ),
			await start( { name: 'b.txt', size: 4 } ),
		];
		expect( await call( 'next_sweep' ) ).toBe( true );
		await call( 'age', old.id, 86_410 );
		await call( 'age', young.id, 80_000 );
		expect( await call( 'run_cron' ) ).toBe( true );
		const left = await staged();
		expect( left ).toHaveLength( 3 );
		expect( left.join() ).not.toContain( old.id );
		await call( 'age', young.id, 90_000 );
		expect( await call( 'run_cron' ) ).toBe( false );
		expect( await staged() ).toEqual( [] );
	} );

	it( 'are deleted after a day when another starts, at most once an hour', async () => {
		const { id } = await start( { name: 'a.txt', size: 4 } );
		await call( 'age', id, 90_000 );
		await call( 'sweep_on_start', 3_500 );
		expect( await staged() ).toHaveLength( 3 );
		await call( 'sweep_on_start', 3_700 );
		expect( await staged() ).toEqual( [] );
	} );

	it( 'are deleted with a file that has no attachment', async () => {
		const { id } = await start( { name: 'swept.txt', size: 4 } );
		await chunk( id, 0, 'text' );
		await plug( 'uploads', `add_filter( 'wp_handle_upload', static fn () => exit );` );
		await finish( id );
		await unplug( 'uploads' );
		expect( ( await stored() ).files.join() ).toContain( 'swept.txt' );
		await call( 'age', id, 90_000 );
		await call( 'run_cron' );
		expect( ( await stored() ).files ).toEqual( before.files );
	} );

	it( 'are deleted when the plugin is deactivated', async () => {
		await start( { name: 'a.txt', size: 4 } );
		expect( await call( 'deactivate' ) ).toEqual( [ false, false ] );
	} );
} );

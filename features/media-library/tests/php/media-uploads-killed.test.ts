// Does not depend on the database.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plug, unplug } from '../../../../tests/support/plug';
import { cutLog, logSize } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';
import {
	attachment,
	cancel,
	setUp,
	finish,
	picture,
	sendChunks,
	sha256,
	staged,
	start,
	status,
	stored,
} from '../support/uploads';

/** Sizes of the site. */
const SIZES = expect.arrayContaining( [ 'medium', 'thumbnail' ] );

const files = setUp();

let photo: Buffer;
let before: Awaited< ReturnType< typeof stored > >;
beforeAll( async () => {
	photo = await picture( 'photo' );
	before = await stored();
} );
afterAll( async () => {
	expect( ( await stored() ).files ).toEqual( before.files );
} );

describe( 'when PHP ends', () => {
	const send = async () => {
		const { id } = await start( { name: 'killed.jpg', size: photo.length } );
		await sendChunks( id, photo, 100_000 );
		return id;
	};
	const expectOne = async ( addedFiles: number, attachments: number ) => {
		const now = await stored();
		expect( now.files.length - before.files.length ).toBe( addedFiles );
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
		files.remember( ended );
		expect( await status( id ) ).toMatchObject( { state: 'done', attachment: ended.header } );
		expect( await finish( id ) ).toMatchObject( { status: 500, header: ended.header } );
		await unplug( 'uploads' );
		await cutLog( size );
		expect( await attachment( ended.header ) ).toMatchObject( { sizes: [] } );
		expect( await finish( id ) ).toMatchObject( { status: 200, id: ended.header } );
		expect( ( await attachment( ended.header ) ).sizes ).toEqual( SIZES );
		await expectOne( 6, 1 );
	} );

	it.each( [
		[
			'while it makes sizes',
			`add_filter( 'image_resize_dimensions', static fn () => str_repeat( 'a', PHP_INT_MAX >> 1 ) );`,
			'posts WHERE ID = ',
		],
		[
			'as soon as the attachment exists',
			`add_filter( 'add_attachment', static fn () => exit, PHP_INT_MIN );`,
			'SELECT post_id FROM',
		],
	] )(
		'%s, and the database does not respond then, nothing is lost',
		async ( _when, end, query ) => {
			const id = await send();
			const size = await logSize();
			await plug( 'uploads', end );
			await finish( id );
			await plug(
				'uploads',
				`$GLOBALS['wpdb']->suppress_errors(); add_filter( 'query', static fn ( $sql ) => str_contains( $sql, '${ query }' ) ? 'SELECT nothing' : $sql );`
			);
			expect( await finish( id ) ).toMatchObject( { status: 503 } );
			await unplug( 'uploads' );
			await cutLog( size );
			const answer = await files.finish( id, { hash: sha256( photo ) } );
			expect( ( await attachment( answer.id ) ).sizes ).toEqual( SIZES );
			await expectOne( 6, 1 );
		}
	);

	it( 'while it makes sizes, WordPress can make them', async () => {
		const id = await send();
		const size = await logSize();
		await plug(
			'uploads',
			`add_filter( 'image_resize_dimensions', static fn () => str_repeat( 'a', PHP_INT_MAX >> 1 ) );`
		);
		const { header } = await files.finish( id );
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
		files.remember( all[ 0 ]! );
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
		const answer = await files.finish( id, { hash: sha256( photo ) } );
		expect( await attachment( answer.id ) ).toMatchObject( {
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

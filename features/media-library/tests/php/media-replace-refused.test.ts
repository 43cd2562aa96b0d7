// Does not depend on the database.
import { describe, expect, it, vi } from 'vitest';
import { plug, unplug } from '../../../../tests/support/plug';
import { callReplace, publicFiles, replace, setUp, stage, stateOf, undo } from '../support/replace';
import { attachment, chunk, sendChunks, sha256, staged, start, status } from '../support/uploads';

/** PHP code that waits until the test says go. */
const WAIT = `touch( WP_CONTENT_DIR . '/replace-waits' ); while ( file_exists( WP_CONTENT_DIR . '/replace-waits' ) ) { usleep( 20000 ); clearstatcache(); }`;

const PNG =
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const { images, put, upload } = setUp();

describe( 'the upload', () => {
	it( 'is done afterwards, and a repeated request has the same result', async () => {
		const id = await upload();
		const one = await stage( 'new.jpg', images.blue );
		await replace( id, one );
		expect( await status( one ) ).toMatchObject( { state: 'done', attachment: id } );
		const before = await stateOf( id );
		expect( await replace( id, one ) ).toMatchObject( {
			status: 200,
			attachments: [ { id } ],
		} );
		expect( await stateOf( id ) ).toEqual( before );
		const other = await upload();
		expect( await replace( other, one ) ).toMatchObject( {
			status: 404,
			code: 'pagewright_upload_not_found',
		} );
	} );

	it( 'of another user is not found', async () => {
		const id = await upload();
		const one = await stage( 'new.jpg', images.blue, 'editor' );
		expect( await replace( id, one ) ).toMatchObject( {
			status: 404,
			code: 'pagewright_upload_not_found',
		} );
		expect( await attachment( id ) ).toMatchObject( { hash: sha256( images.red ) } );
	} );

	it( 'must be whole, and says where it continues', async () => {
		const id = await upload();
		const { id: one } = await start( { name: 'new.jpg', size: images.blue.length } );
		await sendChunks( one, images.blue.subarray( 0, -10 ), 200_000 );
		expect( await replace( id, one ) ).toMatchObject( {
			status: 409,
			code: 'pagewright_upload_incomplete',
			data: { offset: images.blue.length - 10 },
		} );
		await chunk( one, images.blue.length - 10, images.blue.subarray( -10 ) );
		expect( await replace( id, one ) ).toMatchObject( { status: 200 } );
	} );

	it( 'waits while another one replaces the same file', async () => {
		const id = await upload();
		const one = await stage( 'new.jpg', images.blue );
		const other = await stage( 'other.jpg', images.tall );
		await plug(
			'replace',
			`add_filter( 'wp_handle_upload', static function ( $file ) { ${ WAIT } return $file; } );`
		);
		const first = replace( id, one );
		await vi.waitFor(
			async () => expect( await callReplace( 'is_waiting' ) ).toBe( true ),
			10_000
		);
		expect( await replace( id, other ) ).toMatchObject( {
			status: 409,
			code: 'pagewright_upload_busy',
		} );
		await callReplace( 'go_on' );
		expect( await first ).toMatchObject( { status: 200 } );
		await unplug( 'replace' );
		expect( await attachment( id ) ).toMatchObject( { hash: sha256( images.blue ) } );
		expect( await replace( id, other ) ).toMatchObject( { status: 200 } );
	} );
} );

describe( 'the user', () => {
	it( 'must be allowed to edit the attachment', async () => {
		const id = await upload( 'lake.jpg', images.red, 'editor' );
		const before = await stateOf( id );
		expect( await put( id, images.blue ) ).toMatchObject( {
			status: 403,
			code: 'rest_cannot_edit',
		} );
		expect( await undo( id ) ).toMatchObject( { status: 403, code: 'rest_cannot_edit' } );
		expect( await stateOf( id ) ).toEqual( before );
	} );

	it( 'may be an editor, for the files of others', async () => {
		const id = await upload();
		const one = await stage( 'new.jpg', images.blue, 'editor' );
		expect( await replace( id, one, 'editor' ) ).toMatchObject( { status: 200 } );
		expect( await undo( id ) ).toMatchObject( { status: 200 } );
	} );
} );

describe( 'is refused, and the file and the upload stay:', () => {
	it.each< [ string, string, () => Promise< Buffer > | Buffer | string, string, string ] >( [
		[ 'a PNG', 'new.png', () => Buffer.from( PNG, 'base64' ), 'other_type', ': JPEG.' ],
		[
			'a PNG with the name of a JPEG',
			'new.jpg',
			() => Buffer.from( PNG, 'base64' ),
			'other_type',
			': JPEG.',
		],
		[
			'PHP with the name of a JPEG',
			'new.jpg',
			() => '<?php system( "id" ); ?>',
			'other_type',
			': JPEG.',
		],
		[
			'HTML with the name of a JPEG',
			'new.jpg',
			() => '<!doctype html><script>1</script>',
			'other_type',
			': JPEG.',
		],
		[ 'a text', 'new.txt', () => 'A text.', 'other_type', ': JPEG.' ],
	] )( '%s', async ( _what, name, bytes, code, message ) => {
		const id = await upload();
		const [ before, files ] = [ await stateOf( id ), await publicFiles() ];
		const one = await stage( name, Buffer.from( await bytes() ) );
		expect( await replace( id, one ) ).toMatchObject( {
			status: 400,
			code: `pagewright_upload_${ code }`,
			message: expect.stringContaining( message ),
		} );
		expect( await stateOf( id ) ).toEqual( before );
		expect( await publicFiles() ).toEqual( files );
		expect( await status( one ) ).toMatchObject( { state: 'open', attachment: 0 } );
		expect( ( await staged() ).length ).toBeGreaterThan( 0 );
	} );

	it.each( [
		[
			'by the filter of uploads',
			`add_filter( 'wp_handle_upload_prefilter', static fn ( $file ) => array( 'error' => '<b>No &amp; never</b>' ) + $file );`,
		],
		[
			'by the filter of stored files',
			`add_filter( 'wp_handle_upload', static fn () => array( 'error' => '<b>No &amp; never</b>' ) );`,
		],
	] )( 'what a plugin refuses %s, with its message', async ( _what, code ) => {
		const id = await upload();
		await put( id, images.tall );
		const before = await stateOf( id );
		const one = await stage( 'new.jpg', images.blue );
		await plug( 'replace', code );
		expect( await replace( id, one ) ).toMatchObject( {
			status: 400,
			code: 'pagewright_upload_refused',
			message: 'No & never',
		} );
		await unplug( 'replace' );
		expect( await stateOf( id ) ).toEqual( before );
		expect( await status( one ) ).toMatchObject( {
			state: 'open',
			offset: images.blue.length,
		} );
		expect( await replace( id, one ) ).toMatchObject( { status: 200 } );
	} );

	it( 'an attachment whose file is not on this server', async () => {
		const id = await upload();
		await callReplace( 'remove_file', id );
		expect( await put( id, images.blue ) ).toMatchObject( {
			status: 409,
			code: 'pagewright_upload_no_file',
		} );
	} );
} );

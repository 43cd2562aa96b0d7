// Does not depend on the database.
import { beforeAll, describe, expect, it } from 'vitest';
import { plug, unplug } from '../../../../tests/support/plug';
import { cutLog, logSize, phpFile } from '../../../../tests/support/site';
import {
	attachment,
	setUp,
	finish,
	picture,
	removeUploads,
	sendChunks,
	stagedBytes,
	start,
	stored,
	upload,
} from '../support/uploads';

const { call } = phpFile( 'features/media-library/tests/php/media-uploads.php' );

const SVG =
	'<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';

const files = setUp();

let png: Buffer;
beforeAll( async () => {
	png = await picture( 'png', 60, 40 );
} );

describe( 'filters of other plugins', () => {
	const send = ( name = 'a.png' ) => upload( name, png );

	it( 'are those of usual uploads, each called once with what it expects', async () => {
		await plug(
			'uploads',
			`foreach ( array( 'wp_handle_upload_prefilter', 'wp_handle_sideload_prefilter', 'wp_handle_upload_overrides', 'wp_handle_upload', 'wp_unique_filename', 'add_attachment', 'wp_generate_attachment_metadata', 'pre_move_uploaded_file' ) as $hook ) {
				add_filter( $hook, static function ( ...$values ) use ( $hook ) {
					$first = is_array( $values[0] ) ? array_keys( $values[0] ) : gettype( $values[0] );
					file_put_contents( WP_CONTENT_DIR . '/calls', wp_json_encode( array( $hook, $first, 'wp_handle_upload' === $hook ? $values[1] : ( $_POST['post_id'] ?? null ) ) ) . "\\n", FILE_APPEND );
					return $values[0];
				}, 10, 6 );
			}`
		);
		files.remember( await send() );
		const calls = ( await call< string >( 'read', 'calls' ) ).trim().split( '\n' );
		await call( 'remove', [ 'calls' ] );
		expect( calls.map( ( one ) => JSON.parse( one ) as unknown ) ).toEqual( [
			[
				'wp_handle_upload_prefilter',
				[ 'name', 'full_path', 'type', 'tmp_name', 'error', 'size' ],
				'0',
			],
			[ 'wp_handle_upload_overrides', [ 'test_form', 'action' ], '0' ],
			[ 'wp_unique_filename', 'string', '0' ],
			[ 'pre_move_uploaded_file', 'NULL', '0' ],
			[ 'wp_handle_upload', [ 'file', 'url', 'type' ], 'upload' ],
			[ 'add_attachment', 'integer', '0' ],
			[
				'wp_generate_attachment_metadata',
				expect.arrayContaining( [ 'width', 'height', 'file' ] ),
				'0',
			],
		] );
	} );

	it( 'rename, refuse with a message, and delete what was refused', async () => {
		await plug(
			'uploads',
			`add_filter( 'wp_handle_upload_prefilter', static function ( $file ) { if ( 'bad.png' === $file['name'] ) { $file['error'] = '<b>Bad &amp; worse</b>'; } $file['name'] = "new-{$file['name']}"; return $file; } );`
		);
		const good = await send();
		files.remember( good );
		expect( await attachment( good.id ) ).toMatchObject( {
			file: expect.stringMatching( /new-a\.png$/ ),
		} );
		const before = await stored();
		expect( await send( 'bad.png' ) ).toMatchObject( {
			status: 400,
			code: 'pagewright_upload_refused',
			message: 'Bad & worse',
		} );
		expect( await stored() ).toEqual( before );
	} );

	it.each( [
		[ 'wp_handle_upload_prefilter', 'null' ],
		[ 'wp_handle_upload_prefilter', "'text'" ],
		[ 'wp_handle_upload_prefilter', "array( 'name' => array() )" ],
		[ 'wp_handle_upload_prefilter', "array( 'error' => new WP_Error( 'a', 'b' ) )" ],
		[ 'wp_handle_upload', 'null' ],
		[ 'wp_handle_upload', "array( 'error' => 'No' )" ],
		[ 'wp_handle_upload', "array( 'file' => 1 )" ],
		[ 'wp_check_filetype_and_ext', 'null' ],
	] )( 'may return anything: %s %s', async ( hook, value ) => {
		const before = await stored();
		await plug( 'uploads', `add_filter( '${ hook }', static fn () => ${ value } );` );
		const answer = await send();
		expect( answer ).toMatchObject( {
			status: 400,
			code: expect.stringMatching( /^pagewright_upload_(refused|not_image)$/ ),
			message: expect.stringMatching( /\w/ ),
		} );
		expect( await stored() ).toEqual( before );
		expect( await stagedBytes() ).toEqual( [] );
	} );

	it( 'may throw: the file can be sent to its end again', async () => {
		const before = await stored();
		const size = await logSize();
		const { id } = await start( { name: 'a.png', size: png.length } );
		await sendChunks( id, png, 100_000 );
		await plug(
			'uploads',
			`add_filter( 'wp_handle_upload', static fn () => throw new Exception( 'Broken' ) );`
		);
		expect( await finish( id ) ).toMatchObject( { status: 500 } );
		await unplug( 'uploads' );
		expect( await cutLog( size ) ).toContain( 'Broken' );
		expect( await stored() ).toEqual( before );
		const answer = await finish( id );
		files.remember( answer );
		expect( answer.status ).toBe( 200 );
	} );

	it( 'allow SVG if they say so', async () => {
		await plug(
			'uploads',
			`add_filter( 'upload_mimes', static fn ( $types ) => $types + array( 'svg' => 'image/svg+xml' ) ); add_filter( 'wp_handle_upload_prefilter', static function ( $file ) { file_put_contents( $file['tmp_name'], '<svg xmlns="http://www.w3.org/2000/svg"/>' ); return $file; } );`
		);
		const { id } = await files.upload( 'logo.svg', SVG );
		expect( await attachment( id ) ).toMatchObject( {
			type: 'image/svg+xml',
		} );
	} );

	it( 'refuse a user who may not upload any more', async () => {
		const { id } = await start( { name: 'a.png', size: png.length } );
		await sendChunks( id, png, 100_000 );
		await plug(
			'uploads',
			`add_filter( 'user_has_cap', static fn ( $all ) => array( 'upload_files' => false ) + $all );`
		);
		expect( await finish( id ) ).toMatchObject( { status: 403 } );
		await unplug( 'uploads' );
		await removeUploads();
	} );
} );

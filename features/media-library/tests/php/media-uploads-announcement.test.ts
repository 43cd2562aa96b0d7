// Does not depend on the database.
import { afterEach, beforeAll, expect, it } from 'vitest';
import { plug, unplug } from '../../../../tests/support/plug';
import { cutLog, logSize, phpFile } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';
import { removePosts } from '../support/media';
import { picture } from '../support/uploads';

const { call } = phpFile( 'features/media-library/tests/php/media-uploads-announcement.php' );

const HEADER = 'X-WP-Upload-Attachment-ID';

let photo: Buffer;
beforeAll( async () => {
	photo = await picture( 'jpeg', 1600, 1200 );
} );
const found = () => call< Array< [ number, number ] > >( 'found', 'announced' );
afterEach( async () => {
	await call( 'release' );
	await unplug( 'announcement' );
	await removePosts( ( await found() ).map( ( [ id ] ) => id ) );
} );

/** Sends the photo to async-upload.php. Resolves when the headers of the response arrive. */
async function upload( fields: Record< string, string > = { pagewright_announce: '1' } ) {
	const who = await visitor( 'author' );
	const body = new FormData();
	const nonce = await who.nonceOf( 'media-form' );
	const all = { action: 'upload-attachment', _wpnonce: nonce, ...fields };
	Object.entries( all ).forEach( ( [ name, value ] ) => body.set( name, value ) );
	body.set(
		'async-upload',
		new File( [ new Uint8Array( photo ) ], 'announced.jpg', { type: 'image/jpeg' } )
	);
	return who.fetch( '/wp-admin/async-upload.php', { method: 'POST', body } );
}

/** Waits until the attachment exists, without sizes. */
const attachment = () =>
	expect.poll( found, { timeout: 10_000 } ).toEqual( [ [ expect.any( Number ), 0 ] ] );

const plugHold = async ( more = '' ) =>
	plug( 'announcement', more + ( await call< string >( 'hold' ) ) );

it( 'the attachment is announced before its sizes are made', async () => {
	await plugHold();
	const response = await upload();
	await attachment();
	const id = Number( response.headers.get( HEADER ) );
	expect( ( await found() )[ 0 ]![ 0 ] ).toBe( id );
	await call( 'release' );
	expect( await response.json() ).toMatchObject( { success: true, data: { id } } );
	expect( ( await found() )[ 0 ]![ 1 ] ).toBeGreaterThan( 0 );
} );

it.each( [
	[ 'other code reads the response', '', {} ],
	[
		'a plugin changes the output',
		`add_action( 'admin_init', static fn () => ob_start( static fn ( $out ) => $out ) );`,
		{ pagewright_announce: '1' },
	],
] )( 'nothing is sent before the end if %s', async ( _why, code, fields ) => {
	await plugHold( code );
	let hasHeaders = false;
	const response = upload( fields );
	void response.then( () => ( hasHeaders = true ) );
	await attachment();
	expect( hasHeaders ).toBe( false );
	await call( 'release' );
	expect( await ( await response ).json() ).toMatchObject( { success: true } );
} );

it( 'the attachment is known when PHP stops in the middle of the sizes', async () => {
	const size = await logSize();
	await plug(
		'announcement',
		`add_filter( 'image_resize_dimensions', static fn () => str_repeat( 'a', PHP_INT_MAX >> 1 ) );`
	);
	const response = await upload();
	expect( response.status ).toBe( 200 );
	const text = await response.text();
	await cutLog( size );
	expect( () => JSON.parse( text ) ).toThrow();
	expect( await found() ).toEqual( [ [ Number( response.headers.get( HEADER ) ), 0 ] ] );
} );

it( 'only images are announced', async () => {
	const who = await visitor( 'author' );
	const body = new FormData();
	body.set( 'action', 'upload-attachment' );
	body.set( '_wpnonce', await who.nonceOf( 'media-form' ) );
	body.set( 'pagewright_announce', '1' );
	body.set( 'async-upload', new File( [ 'Text' ], 'announced.txt' ) );
	const response = await who.fetch( '/wp-admin/async-upload.php', { method: 'POST', body } );
	expect( await response.text() ).toMatch( /^\{/ );
} );

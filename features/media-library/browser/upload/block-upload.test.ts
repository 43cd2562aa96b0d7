import type { APIFetchOptions } from '@wordpress/api-fetch';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readImage } from '../../images/read-image';
import { exif, exifSegment, fileWith, heif, jpeg } from '../../tests/support/images';
import { BlockUploads } from './block-upload';
import { rememberPlace } from './place-for-page';

const next = vi.fn< ( options: APIFetchOptions ) => Promise< object > >();
const ask = vi.fn< () => Promise< 'remove' | 'keep' | null > >();
const sendLarge = vi.fn( async () => ( { id: 9 } ) );
let rule: 'ask' | 'remove' | 'keep' = 'ask';
/** Ends the times in which answers are remembered. */
let ends: Array< () => void > = [];

beforeEach( () => {
	rule = 'ask';
	ends = [];
	rememberPlace( undefined );
	vi.clearAllMocks();
	let id = 0;
	next.mockReset().mockImplementation( async () => ( { id: ++id } ) );
	ask.mockReset();
} );

const start = () =>
	new BlockUploads( {
		...{ rule, ask, sendLarge, maxBytes: 100_000 },
		clock: { wait: () => new Promise( ( resolve ) => void ends.push( resolve ) ) },
	} );

const photo = () => fileWith( jpeg( [ exifSegment( exif() ) ] ), 'boat.jpg', 'image/jpeg' );
const plain = () => fileWith( jpeg( [] ), 'boat.jpg', 'image/jpeg' );

function request( file: File, more: Partial< APIFetchOptions > = {} ): APIFetchOptions {
	const body = new FormData();
	body.append( 'file', file );
	body.append( 'post', '7' );
	return { path: '/wp/v2/media', method: 'POST', body, ...more };
}

/** Returns whether each sent file has a place. */
const sent = () =>
	Promise.all(
		next.mock.calls.map( async ( [ { body } ] ) => {
			const image = await readImage( ( body as FormData ).get( 'file' ) as File );
			return image!.hasPlace;
		} )
	);

describe( 'a photo that a block uploads', () => {
	it( 'loses its place where the site removes it, and keeps its name and the other fields', async () => {
		rule = 'remove';
		expect( await start().send( request( photo() ), next ) ).toEqual( { id: 1 } );
		const fields = next.mock.calls[ 0 ]![ 0 ].body as FormData;
		expect( [ ...fields.keys() ] ).toEqual( [ 'file', 'post' ] );
		expect( ( fields.get( 'file' ) as File ).name ).toBe( 'boat.jpg' );
		expect( await sent() ).toEqual( [ false ] );
		expect( ask ).not.toHaveBeenCalled();
	} );

	it( 'stays as it is where the site keeps places', async () => {
		rule = 'keep';
		const options = request( photo() );
		const file = ( options.body as FormData ).get( 'file' );
		await start().send( options, next );
		expect( ( next.mock.calls[ 0 ]![ 0 ].body as FormData ).get( 'file' ) ).toBe( file );
	} );

	it.each( [ 'remove', 'keep' ] as const )( 'follows the answer: %s', async ( place ) => {
		ask.mockResolvedValue( place );
		await start().send( request( photo() ), next );
		expect( await sent() ).toEqual( [ place === 'keep' ] );
	} );

	it( 'is not sent if the user cancels', async () => {
		ask.mockResolvedValue( null );
		const uploads = start();
		await expect( uploads.send( request( photo() ), next ) ).rejects.toMatchObject( {
			message: 'The photo was not uploaded.',
		} );
		const raw = uploads.send( request( photo(), { parse: false } ), next );
		const response = await raw.catch( ( error: unknown ) => error );
		expect( response ).toBeInstanceOf( Response );
		expect( await ( response as Response ).json() ).toMatchObject( {
			message: 'The photo was not uploaded.',
		} );
		expect( next ).not.toHaveBeenCalled();
	} );

	it( 'is not sent if its place cannot be removed', async () => {
		rule = 'remove';
		const file = fileWith( heif( { parts: 2 } ), 'a.heic', 'image/heic' );
		await expect( start().send( request( file ), next ) ).rejects.toMatchObject( {
			message: expect.stringContaining( 'place' ),
		} );
		expect( next ).not.toHaveBeenCalled();
	} );

	it( 'is sent without a question if it has no place', async () => {
		const uploads = start();
		await uploads.send( request( plain() ), next );
		await uploads.send( request( new File( [ 'Text' ], 'a.txt' ) ), next );
		expect( next ).toHaveBeenCalledTimes( 2 );
		expect( ask ).not.toHaveBeenCalled();
	} );

	it( 'is sent in chunks if it is too large', async () => {
		const file = fileWith( new Uint8Array( 100_001 ), 'a.mp4', 'video/mp4' );
		expect( await start().send( request( file ), next ) ).toEqual( { id: 9 } );
		expect( next ).not.toHaveBeenCalled();
	} );
} );

describe( 'the answer', () => {
	it( 'is for photos that come soon after, until no file is on its way for a while', async () => {
		ask.mockResolvedValue( 'keep' );
		const uploads = start();
		await uploads.send( request( photo() ), next );
		await uploads.send( request( photo() ), next );
		expect( ask ).toHaveBeenCalledOnce();
		ends.forEach( ( end ) => end() );
		await Promise.resolve();
		await uploads.send( request( photo() ), next );
		expect( ask ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'may be for all photos of the page', async () => {
		rememberPlace( 'remove' );
		await start().send( request( photo() ), next );
		expect( ask ).not.toHaveBeenCalled();
		expect( await sent() ).toEqual( [ false ] );
	} );

	it( 'is for the sizes of the photo, too', async () => {
		ask.mockResolvedValueOnce( 'keep' );
		const uploads = start();
		await uploads.send( request( photo() ), next );
		await uploads.send( request( photo(), { path: '/wp/v2/media/1/sideload' } ), next );
		await uploads.send( request( photo(), { path: '/wp/v2/media/5/sideload' } ), next );
		expect( await sent() ).toEqual( [ true, true, false ] );
		expect( ask ).toHaveBeenCalledOnce();
	} );
} );

it.each( [
	[ 'another route', { path: '/wp/v2/posts' } ],
	[ 'another method', { method: 'PUT' } ],
	[ 'a file of our queue', { isPrepared: true } as Partial< APIFetchOptions > ],
	[ 'a URL', { path: undefined, url: 'https://example.org/' } ],
] )( 'requests of other kinds stay as they are: %s', async ( _what, more ) => {
	const options = request( photo(), more );
	await start().send( options, next );
	expect( next.mock.calls ).toEqual( [ [ options ] ] );
	expect( ask ).not.toHaveBeenCalled();
} );

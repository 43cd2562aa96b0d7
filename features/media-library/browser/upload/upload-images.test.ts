import { describe, expect, it, vi } from 'vitest';
import { readImage } from '../../images/read-image';
import { HEIC, IMAGE_DIMENSIONS, IMAGE_FORMAT, PLACE } from '../../model/uploads/codes';
import { DONE, FAILED, UNDECIDED } from '../../model/uploads/queue';
import { exif, exifSegment, fileWith, heif, jpeg, webp } from '../../tests/support/images';
import { asks, fileOf, start } from '../../tests/support/upload-queue';
// Loads it before the first test, whose time it would need.
import '../prepare/prepare-image';

const photo = ( name: string ) => fileWith( jpeg(), name, 'image/jpeg' );
const plain = () =>
	fileWith( jpeg( [ exifSegment( exif( { gps: null } ) ) ] ), 'plain.jpg', 'image/jpeg' );
const askForPlaces = { images: { place: 'ask' } } as const;

/** Returns whether each stored file has a place. */
const places = async ( stored: ReadonlyArray< { bytes: Uint8Array } > ) =>
	Promise.all(
		stored.map( async ( { bytes } ) => ( await readImage( fileWith( bytes ) ) )?.hasPlace )
	);

describe( 'the queue of uploads and the places of photos', () => {
	it( 'asks for all photos at once, and uploads other files meanwhile', async () => {
		const { queue, server, statuses } = start( { ...askForPlaces, wholeBytes: 2000 } );
		queue.add( [ photo( 'a.jpg' ), photo( 'b.jpg' ), plain(), fileOf( 'c.txt' ) ] );
		await vi.waitFor( () =>
			expect( statuses() ).toEqual( [ UNDECIDED, UNDECIDED, DONE, DONE ] )
		);
		expect( server.stored.map( ( { name } ) => name ) ).toEqual( [ 'plain.jpg', 'c.txt' ] );
		expect( queue.state().files[ 0 ]!.question ).toEqual( { type: 'place' } );
		expect( asks() ).toBe( false );
		queue.uploadAnyway( 1, { place: 'remove' } );
		queue.uploadAnyway( 2, { place: 'keep' } );
		await vi.waitFor( () => expect( server.stored ).toHaveLength( 4 ) );
		expect( await places( server.stored.slice( 2 ) ) ).toEqual( [ false, true ] );
	} );

	it( 'takes an answer that comes before the question', async () => {
		const { queue, server } = start( { ...askForPlaces, wholeBytes: 2000 } );
		queue.add( [ photo( 'a.jpg' ) ] );
		queue.uploadAnyway( 1, { place: 'remove' } );
		await vi.waitFor( () => expect( server.stored ).toHaveLength( 1 ) );
		expect( await places( server.stored ) ).toEqual( [ false ] );
	} );

	it( 'removes places without a question, and searches duplicates of what is sent', async () => {
		const sizes: string[] = [];
		const { queue, server, statuses } = start( {
			images: { place: 'remove' },
			wholeBytes: 2000,
			duplicatesOf: ( { hash } ) => {
				if ( ! hash ) {
					return [ 80 ];
				}
				sizes.push( hash );
				return sizes.length === 2 ? [ 80 ] : [];
			},
		} );
		queue.add( [ photo( 'a.jpg' ) ] );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ DONE ] ) );
		expect( await places( server.stored ) ).toEqual( [ false ] );
		const cleaned = fileWith( server.stored[ 0 ]!.bytes, 'b.jpg', 'image/jpeg' );
		queue.add( [ cleaned ] );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ UNDECIDED ] ) );
		expect( sizes[ 0 ] ).toBe( sizes[ 1 ] );
	} );

	it( 'never sends a photo with its place that cannot be cleaned, unless the user says so', async () => {
		const { queue, server, statuses } = start( {
			images: { place: 'remove' },
			wholeBytes: 5000,
		} );
		queue.add( [ fileWith( heif( { parts: 2 } ), 'a.heic' ) ] );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ UNDECIDED ] ) );
		const [ file ] = queue.state().files;
		expect( file!.question ).toEqual( { type: 'original', code: PLACE } );
		expect( server.stored ).toHaveLength( 0 );
		queue.uploadAnyway( file!.key, { place: 'keep' } );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ DONE ] ) );
	} );

	it( 'continues a photo without its place apart from the same photo with it', async () => {
		const upload = ( place: 'remove' | 'keep', mostChunks: number ) => {
			const started = start( {
				images: { place },
				wholeBytes: 1,
				chunkBytes: 100,
				mostChunks,
			} );
			started.queue.add( [ photo( 'a.jpg' ) ] );
			return started;
		};
		const first = upload( 'remove', 2 );
		await vi.waitFor( () =>
			expect( first.server.calls.filter( ( name ) => name === 'chunk' ) ).toHaveLength( 3 )
		);
		const remembered = Object.keys( JSON.parse( localStorage[ 'pagewright-uploads' ] ) );
		expect( remembered ).toEqual( [ expect.stringContaining( 'no-place/a.jpg' ) ] );
		const second = upload( 'keep', Infinity );
		await second.ended();
		expect( second.server.calls[ 0 ] ).not.toBe( 'state' );
		expect( await places( second.server.stored ) ).toEqual( [ true ] );
		const third = upload( 'remove', Infinity );
		await third.ended();
		// It asks for the upload of the first page, which this server does not have.
		expect( third.server.calls ).toContain( 'state' );
		expect( await places( third.server.stored ) ).toEqual( [ false ] );
		expect( localStorage[ 'pagewright-uploads' ] ).toBeUndefined();
	} );
} );

describe( 'the queue of uploads and images that cannot be prepared', () => {
	it( 'offers the original of an image with too many pixels, without its place', async () => {
		const { queue, server, statuses } = start( {
			images: { mostPixels: 8192, place: 'remove' },
			wholeBytes: 2000,
		} );
		queue.add( [ fileWith( jpeg( undefined, 60_000, 60_000 ), 'bomb.jpg' ) ] );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ UNDECIDED ] ) );
		const [ file ] = queue.state().files;
		expect( file!.question ).toEqual( { type: 'original', code: IMAGE_DIMENSIONS } );
		queue.uploadAnyway( file!.key, { isOriginal: true } );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ DONE ] ) );
		expect( await places( server.stored ) ).toEqual( [ false ] );
	} );

	it( 'refuses what neither the server nor the browser can open', async () => {
		const { queue, statuses } = start( { images: { unsupported: [ 'image/webp' ] } } );
		queue.add( [
			fileWith( webp( [], { flags: 2 } ), 'moving.webp', 'image/webp' ),
			// This environment decodes no images.
			fileWith( webp( [ [ 'VP8 ', 'pixels' ] ] ), 'still.webp', 'image/webp' ),
		] );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ FAILED, FAILED ] ) );
		expect( queue.state().files.map( ( { error } ) => error?.code ) ).toEqual( [
			...[ IMAGE_FORMAT, IMAGE_FORMAT ],
		] );
	} );

	it( 'asks before a HEIC photo that cannot be converted is sent as it is', async () => {
		const { queue, server, statuses } = start( {
			images: { convertsHeic: true, unsupported: [ 'image/heic' ] },
			wholeBytes: 5000,
		} );
		queue.add( [ fileWith( heif(), 'a.heic', 'image/heif' ) ] );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ UNDECIDED ] ) );
		queue.uploadAnyway( 1, { isOriginal: true } );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ DONE ] ) );
		expect( server.stored.map( ( { name } ) => name ) ).toEqual( [ 'a.heic' ] );
	} );

	it( 'warns before a HEIC photo that nothing converts, and then asks for its place', async () => {
		const { queue, server, statuses } = start( {
			images: { place: 'ask', convertsHeic: false, unsupported: [ 'image/heic' ] },
			wholeBytes: 5000,
		} );
		queue.add( [ fileWith( heif(), 'a.heic' ), fileOf( 'b.txt' ) ] );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ UNDECIDED, DONE ] ) );
		const question = () => queue.state().files[ 0 ]!.question;
		expect( question() ).toEqual( { type: 'original', code: HEIC } );
		queue.uploadAnyway( 1, { isOriginal: true } );
		await vi.waitFor( () => expect( question() ).toEqual( { type: 'place' } ) );
		queue.uploadAnyway( 1, { place: 'remove' } );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ DONE, DONE ] ) );
		expect( server.stored.map( ( { name } ) => name ) ).toEqual( [ 'b.txt', 'a.heic' ] );
		expect( await places( server.stored ) ).toEqual( [ undefined, false ] );
	} );
} );

it( 'a file that replaces another one keeps its type', async () => {
	const replaced = { id: 7, title: 'Lake' };
	const { queue, server } = start( {
		images: { unsupported: [ 'image/webp' ], convertsHeic: true },
		onReplaced: ( _id, { name } ) => names.push( name ),
	} );
	const names: string[] = [];
	queue.add( [ fileWith( webp( [ [ 'VP8 ', 'pixels' ] ] ), 'lake.webp', 'image/webp' ) ], {
		replaces: replaced,
	} );
	queue.add( [ fileWith( heif(), 'lake.heic', 'image/heic' ) ], { replaces: replaced } );
	await vi.waitFor( () => expect( names ).toEqual( [ 'lake.webp', 'lake.heic' ] ) );
	expect( server.stored ).toEqual( [] );
} );

// Runs on both databases.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { phpFile } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';
import { removePosts } from '../support/media';
import { collection, duplicates, picture, possibleSizes, sha256 } from '../support/uploads';

const { call } = phpFile( 'features/media-library/tests/php/media-uploads.php' );

const files = collection();
const TEXT = 'A text that is there twice';
const FILE = { hash: sha256( TEXT ), size: TEXT.length };

/** Returns the attachments with a file. */
const find = async ( file: object = FILE, role?: Parameters< typeof duplicates >[ 1 ] ) =>
	( ( await duplicates( [ file ], role ) ).files as Array< { ids: number[] } > )[ 0 ]!.ids;

beforeAll( async () => {
	await visitor( 'author' );
	await visitor( 'editor' );
} );
afterEach( () => files.remove() );
afterAll( () => files.remove() );

describe( 'duplicates', () => {
	let id = 0;
	beforeEach( async () => {
		id = Number( ( await files.upload( 'note.txt', TEXT ) ).id );
	} );

	it( 'are found by hash and size, the newest first, in the order of the question', async () => {
		const second = Number( ( await files.upload( 'other.txt', TEXT ) ).id );
		const other = { hash: sha256( 'other' ), size: 5 };
		const answer = await duplicates( [
			other,
			FILE,
			{ ...FILE, hash: FILE.hash.toUpperCase() },
			{ ...FILE, size: 5 },
		] );
		expect( answer.files ).toEqual( [
			{ hash: other.hash, ids: [] },
			{ hash: FILE.hash, ids: [ second, id ] },
			{ hash: FILE.hash, ids: [ second, id ] },
			{ hash: FILE.hash, ids: [] },
		] );
	} );

	it( 'do not include files that the user may not read, or files in the trash', async () => {
		await call( 'set_status', id, 'private', 'test-editor' );
		expect( [ await find(), await find( FILE, 'editor' ) ] ).toEqual( [ [], [ id ] ] );
		await call( 'set_status', id, 'trash' );
		expect( await find( FILE, 'editor' ) ).toEqual( [] );
	} );

	it( 'are found among files without a hash, which are read then', async () => {
		await call( 'forget_hash', id );
		expect( await find() ).toEqual( [ id ] );
		expect( await call( 'hash_of', id ) ).toEqual( [ FILE.hash ] );
	} );

	it( 'are no longer found after the file was replaced', async () => {
		const other = 'Other text with another length';
		await call( 'replace_file', id, other );
		expect( await find() ).toEqual( [] );
		expect( await find( { hash: sha256( other ), size: other.length } ) ).toEqual( [ id ] );
	} );
} );

describe( 'sizes of the library', () => {
	const size = FILE.size;
	let id = 0;
	beforeEach( async () => {
		id = Number( ( await files.upload( 'note.txt', TEXT ) ).id );
		await call( 'step', 60 );
	} );

	it( 'are those of files that the user may read', async () => {
		expect( await possibleSizes( [ 987_654, size, size ] ) ).toEqual( [ size ] );
		await call( 'set_status', id, 'private', 'test-editor' );
		expect( await possibleSizes( [ size ] ) ).toEqual( [] );
		expect( await possibleSizes( [ size ], 'editor' ) ).toEqual( [ size ] );
		await call( 'set_status', id, 'trash' );
		expect( await possibleSizes( [ size ], 'editor' ) ).toEqual( [] );
	} );

	it( 'are added to hashes of before', async () => {
		await call( 'forget_size', id );
		expect( await possibleSizes( [ size ] ) ).toEqual( [ size ] );
		expect( await call( 'size_of', id ) ).toEqual( [ String( size ) ] );
		expect( await call( 'hash_of', id ) ).toEqual( [ FILE.hash ] );
	} );

	it( 'are all possible until each file is known', async () => {
		expect( await call( 'possible_with_unknown', 60, [ 987_654, size ] ) ).toEqual( [
			987_654,
			size,
		] );
		expect( await possibleSizes( [ 987_654, size ] ) ).toEqual( [ size ] );
	} );

	it( 'change with a file that is replaced', async () => {
		await call( 'replace_file', id, 'Other text with another length' );
		expect( await possibleSizes( [ size, 30 ] ) ).toEqual( [ 30 ] );
		expect( await call( 'size_of', id ) ).toEqual( [ '30' ] );
	} );
} );

it( 'the hash of an image is that of the uploaded file, not of a scaled one', async () => {
	const large = await picture( 'photo', 3_000, 2_000 );
	const { id } = await files.upload( 'large.jpg', large );
	const file = { hash: sha256( large ), size: large.length };
	expect( await find( file ) ).toEqual( [ id ] );
	expect( await possibleSizes( [ large.length ] ) ).toEqual( [ large.length ] );
	await call( 'forget_hash', id );
	expect( await find( file ) ).toEqual( [ id ] );
} );

it( 'an upload of WordPress has a hash', async () => {
	const who = await visitor( 'author' );
	const response = await who.fetch( '/wp-json/wp/v2/media', {
		method: 'POST',
		headers: {
			...who.nonce,
			'Content-Type': 'text/plain',
			'Content-Disposition': 'attachment; filename="note.txt"',
		},
		body: TEXT,
	} );
	const { id } = ( await response.json() ) as { id: number };
	expect( await call( 'hash_of', id ) ).toEqual( [ FILE.hash ] );
	await removePosts( [ id ] );
} );

it( 'files are read once, one after another, the newest first', async () => {
	const ids = [];
	for ( const text of [ 'one', 'two' ] ) {
		ids.push( Number( ( await files.upload( 'a.txt', `${ text } ${ TEXT }` ) ).id ) );
	}
	await call( 'step', 60 );
	for ( const id of ids ) {
		await call( 'forget_hash', id );
	}
	expect( await call( 'step', 0 ) ).toBe( false );
	expect( await Promise.all( ids.map( ( id ) => call( 'hash_of', id ) ) ) ).toEqual( [
		[],
		[ sha256( `two ${ TEXT }` ) ],
	] );
	expect( await call( 'step', 0 ) ).toBe( true );
	expect( await call( 'hash_of', ids[ 0 ] ) ).toEqual( [ sha256( `one ${ TEXT }` ) ] );
} );

it( 'the end of the plugin deletes hashes and unfinished uploads', async () => {
	await files.upload( 'a.txt', TEXT );
	expect( await call( 'uninstall' ) ).toEqual( [ false, 0 ] );
} );

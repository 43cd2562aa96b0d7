import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/widget-image-sizes.php' );

const GRID = 'sow-blog-grid';
const RECENT = 'sow-recent-post';

let ids: number[] = [];
const upload = async ( width = 1000, height = 800 ) => {
	const id = await call< number >( 'upload', width, height );
	ids.push( id );
	return id;
};
const show = ( id: number, size = GRID ) =>
	call< [ string, unknown, unknown ] >( 'show', id, size );
const sizesOf = ( id: number ) => call< string[] >( 'sizes_of', id );

const clean = async () => {
	const left = await call( 'clean', ids );
	ids = [];
	return left;
};
/** The demo content shows all sizes. */
let shown: string[] = [];
beforeAll( async () => {
	shown = await call< string[] >( 'shown' );
} );
afterAll( () => call( 'restore', shown ) );
beforeEach( clean );
afterEach( clean );

it( 'uploads make no files of sizes that the site does not show', async () => {
	expect( await sizesOf( await upload() ) ).toEqual( [] );
} );

it( 'the first image that is shown in a size gets its file later, and new uploads at once', async () => {
	const id = await upload();
	const [ before, used, waiting ] = await show( id );
	expect( before ).not.toContain( '720x480' );
	expect( [ used, waiting ] ).toEqual( [ [ GRID ], [ id ] ] );
	expect( await call( 'run' ) ).toBe( false );
	expect( await call( 'pixels', id, GRID ) ).toEqual( [ 720, 480 ] );
	expect( await call( 'tried', id ) ).toEqual( [] );
	const [ after, , rest ] = await show( id );
	expect( after ).toContain( '-720x480.png' );
	expect( rest ).toEqual( [] );
	expect( await sizesOf( await upload() ) ).toEqual( [ GRID ] );
	await show( id, RECENT );
	await call( 'run' );
	expect( await sizesOf( id ) ).toEqual( [ GRID, RECENT ] );
} );

it( 'a page that shows images stores them at its end', async () => {
	expect( await call( 'statements', [ await upload(), await upload() ], GRID ) ).toBe( 0 );
} );

it( 'an image that is smaller than a size does not wait', async () => {
	expect( ( await show( await upload( 60, 40 ) ) )[ 2 ] ).toBe( false );
} );

it( 'a file that cannot be made is tried once', async () => {
	const id = await upload();
	await call( 'break_file', id );
	await show( id );
	await call( 'run' );
	expect( await call( 'tried', id ) ).toEqual( [ GRID ] );
	expect( await show( id ) ).toMatchObject( { 1: [ GRID ], 2: [] } );
	expect( await sizesOf( id ) ).toEqual( [] );
} );

it( 'at most 200 images wait, and a run continues later', async () => {
	const id = await upload();
	await call( 'fill' );
	expect( ( await show( id ) )[ 2 ] ).toHaveLength( 200 );
	expect( await call( 'run' ) ).toBeTypeOf( 'number' );
	expect( ( await show( id ) )[ 2 ] ).toHaveLength( 191 );
} );

it( 'accepts any values of other code', async () => {
	await call( 'store', 'text', { a: [ 1 ] } );
	const id = await upload();
	expect( await show( id ) ).toMatchObject( { 1: [ GRID ], 2: [ id ] } );
	expect( await call( 'filtered' ) ).toEqual( [
		[ 'large', GRID ],
		[ 'large', GRID ],
		null,
		'theirs',
	] );
} );

it( 'nothing is left when the plugin is deleted', async () => {
	await show( await upload() );
	expect( await clean() ).toEqual( [ false, false ] );
} );

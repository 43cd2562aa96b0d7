// SQLite has no tokens: there, the same tests show that LIKE answers.
import { beforeAll, describe, expect, it } from 'vitest';
import { phpFile } from '../../../../tests/support/site';
import { drift, fill } from '../support/media';

const { call } = phpFile( 'features/media-library/tests/php/media-newest.php' );

beforeAll( fill );

const pages = [
	{ size: 1 },
	{ size: 10 },
	{ size: 20, offset: 37 },
	{ size: 80, offset: 80 },
	{ size: 10, offset: 385 },
	{ size: 10, is_descending: false },
	{ size: 10, orderby: 'title' },
	{ size: 10, type: 'image' },
	{ size: 10, author: 1 },
];

describe( 'the newest results of a search', () => {
	it.each( [
		'with IDs',
		'against IDs',
		'all equal',
		'with some new ones',
		'beside newer files',
	] )( 'are found with dates %s', async ( order ) => {
		expect( await call( 'differences', order, pages, 1 ) ).toEqual( [] );
	} );

	it.each( [ 1, 2, 3, 4, 5, 6 ] )( 'are found with dates at random (%i)', async ( seed ) => {
		expect( await call( 'differences', 'at random', pages, seed ) ).toEqual( [] );
		expect( await call( 'differences', 'with IDs, but some', pages, seed ) ).toEqual( [] );
	} );

	it.each( [ 'with IDs', 'beside newer files' ] )(
		'are found without the dates of all: %s',
		async ( order ) => {
			const asked = await call< number | null >( 'asked', order );
			// Without groups, there would be about 390.
			expect( asked ?? 10 ).toBeGreaterThanOrEqual( 10 );
			expect( asked ?? 10 ).toBeLessThanOrEqual( 200 );
		}
	);

	it( 'store their number with the second page: most searches have no other page', async () => {
		expect( await call( 'stores', { size: 1 } ) ).toBe( await call( 'is_sqlite' ) );
		expect( await call( 'stores', { size: 1, offset: 1 } ) ).toBe( true );
	} );

	it( 'may be none, although many were counted', async () => {
		expect( await call( 'with_old_total' ) ).toEqual( [] );
	} );

	it( 'contain a file that got a new date', async () => {
		expect( await call( 'change_oldest' ) ).toBe( true );
	} );

	it( 'are found without the dates of groups', async () => {
		expect( await call( 'without_dates', pages ) ).toEqual( [] );
		expect( await drift() ).toEqual( [] );
	} );
} );

import { describe, expect, it } from 'vitest';
import type { StockImage } from '../../../rest/image-search/client';
import { initialState, pageArrived, searchFailed, searchStarted } from './model';
import { placePreview } from './preview-place';

const image = ( title: string ) => ( { title } ) as StockImage;
const page = ( title: string, hasMore = true ) => ( {
	images: [ image( title ) ],
	keywords: [ title ],
	hasMore,
} );
const search = ( state: typeof initialState, number = 1, query = 'boat' ) =>
	searchStarted( state, { query, provider: 'openverse', page: number } );

describe( 'a search', () => {
	it( 'clears the results, the next page does not', () => {
		const first = pageArrived( search( initialState ), 1, page( 'a' ) );
		expect( search( first, 1, 'sea' ) ).toMatchObject( {
			images: [],
			keywords: [],
			query: 'sea',
		} );
		expect( search( first, 2 ) ).toMatchObject( {
			images: [ { title: 'a' } ],
			isSearching: true,
		} );
	} );

	it( 'adds pages, and keeps the query of the first', () => {
		const first = pageArrived( search( initialState ), 1, page( 'a' ) );
		const second = pageArrived( search( first, 2 ), 2, page( 'b', false ) );
		expect( second ).toMatchObject( {
			images: [ { title: 'a' }, { title: 'b' } ],
			keywords: [ 'a' ],
			hasMore: false,
			isSearching: false,
		} );
	} );

	it( 'drops late responses and failures', () => {
		const newer = search( search( initialState ), 1, 'sea' );
		expect( pageArrived( newer, 1, page( 'a' ) ) ).toBe( newer );
		expect( searchFailed( newer, 1, 'no' ) ).toBe( newer );
	} );

	it( 'can be requested again if a later page failed', () => {
		const first = pageArrived( search( initialState ), 1, page( 'a' ) );
		const failed = searchFailed( search( first, 2 ), 2, 'no' );
		expect( failed ).toMatchObject( {
			page: 1,
			hasMore: true,
			error: 'no',
			isSearching: false,
		} );
		expect( searchFailed( search( initialState ), 1, 'no' ) ).toMatchObject( {
			page: 0,
			hasMore: false,
		} );
	} );
} );

describe( 'a preview', () => {
	const view = { width: 1200, height: 800 };
	const tile = { left: 40, top: 100, width: 276, height: 197 };

	it( 'is at most a third of the width and half of the height', () => {
		expect( placePreview( { width: 4000, height: 3000 }, tile, view ) ).toEqual( {
			width: 396,
			height: 297,
			left: 316,
			top: 100,
		} );
		expect( placePreview( { width: 1000, height: 4000 }, tile, view ) ).toMatchObject( {
			width: 100,
			height: 400,
		} );
	} );

	it( 'is on the side with more space and stays in the window', () => {
		expect(
			placePreview( { width: 4000, height: 3000 }, { ...tile, left: 900, top: 700 }, view )
		).toMatchObject( { left: 504, top: 495 } );
		expect(
			placePreview( { width: 4000, height: 3000 }, { ...tile, top: -90 }, view )
		).toMatchObject( { top: 8 } );
	} );

	it( 'is hidden if it is not larger than the tile, or its size is unknown', () => {
		expect(
			placePreview( { width: 4000, height: 3000 }, tile, { width: 390, height: 300 } )
		).toBeNull();
		expect( placePreview( { width: 200, height: 100 }, tile, view ) ).toBeNull();
		expect( placePreview( { width: 0, height: 0 }, tile, view ) ).toBeNull();
	} );
} );

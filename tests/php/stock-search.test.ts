// Does not depend on the database.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dropOutside, forget, openOutside, useOutside, type Outside } from '../support/outside';
import { php, phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/stock-search.php' );

let outside: Outside;

beforeAll( async () => {
	outside = await openOutside();
	await useOutside( outside, { pixabay: 'good', unsplash: 'secret', pexels: 'secret' } );
} );
afterAll( () => dropOutside( outside ) );
beforeEach( () => void ( outside.asked.length = 0 ) );

const STOCK = 'Pagewright\\Providers\\Stock';

interface Found {
	pictures: Array< Record< string, string | number > >;
	keywords: string[];
	has_more: boolean;
}

const search = ( provider: string, query = 'boat', page = 1 ) =>
	call< Found | string >( 'search', provider, query, page );

describe( 'a search', () => {
	it( 'parses results of Openverse and skips invalid ones', async () => {
		const found = ( await search( 'openverse' ) ) as Found;
		expect( found ).toMatchObject( { keywords: [ 'sea', 'harbor' ], has_more: true } );
		expect( found.pictures ).toHaveLength( 9 );
		expect( found.pictures[ 0 ] ).toMatchObject( {
			title: 'Boat 1',
			author: 'Ann Sailor',
			license: 'CC BY-SA 2.0',
			source: 'Flickr',
			page: `${ outside.base }/page/1`,
			file: `${ outside.base }/pictures/picture-1.webp`,
			width: 1600,
		} );
		expect( found.pictures[ 8 ], 'a drawing is shown, not imported' ).toMatchObject( {
			file: '',
		} );
		expect( await search( 'openverse', 'boat', 2 ) ).toMatchObject( { has_more: false } );
	} );

	it( 'parses results of Pixabay', async () => {
		expect( await search( 'pixabay' ) ).toMatchObject( {
			keywords: [ 'sea' ],
			has_more: true,
			pictures: [
				{
					author: 'Ann B',
					author_url: 'https://pixabay.com/users/Ann%20B-7/',
					file: `${ outside.base }/pictures/l.webp`,
					source: 'Pixabay',
				},
			],
		} );
	} );

	it( 'parses results of Unsplash and sends the key in a header', async () => {
		expect( await search( 'unsplash' ) ).toMatchObject( {
			has_more: false,
			pictures: [
				{
					title: 'a boat',
					author: 'Ann',
					author_url: `${ outside.base }/@ann?utm_source=pagewright&utm_medium=referral`,
					file: `${ outside.base }/pictures/raw.webp?ixid=1&w=2560&fit=max&q=85&fm=jpg`,
					report: `${ outside.base }/unsplash/photos/x/download?ixid=1`,
				},
			],
		} );
		expect( outside.asked[ 0 ]?.headers.authorization ).toBe( 'Client-ID secret' );
	} );

	it( 'parses results of Pexels', async () => {
		expect( await search( 'pexels' ) ).toMatchObject( {
			keywords: [],
			has_more: true,
			pictures: [
				{ title: 'A boat', author: 'Ann', file: `${ outside.base }/pictures/x2.webp` },
			],
		} );
	} );

	it( 'queries a provider once for the same words', async () => {
		await forget();
		await search( 'openverse', 'once' );
		await search( 'openverse', 'ONCE' );
		expect( outside.asked ).toHaveLength( 1 );
		expect( outside.asked[ 0 ]?.headers[ 'user-agent' ] ).toMatch( /^Pagewright\// );
	} );

	it.each( [
		[ 'failing', 'Openverse returned an error (500). Try again later.' ],
		[ 'limit', 'This site sent too many searches to Openverse. Try again in a few minutes.' ],
		[ 'broken', 'Openverse sent an invalid response. Try again later.' ],
	] )( 'explains %s, and queries again next time', async ( words, message ) => {
		expect( await search( 'openverse', words ) ).toBe( message );
		expect( await search( 'openverse', words ) ).toBe( message );
		expect( outside.asked ).toHaveLength( 2 );
	} );

	it( 'reports that a provider is unreachable, or refuses the key', async () => {
		const said = await call< string[] >( 'said', new URL( outside.base ).port, outside.base );
		expect( said ).toEqual( [
			'Openverse cannot be reached at the moment. Try again later.',
			'Pixabay denied access. Ask an administrator to check the API key.',
		] );
	} );

	it( 'lists providers with a key that the site enabled', async () => {
		const offered = ( before: string ) =>
			php< string[] >(
				`remove_all_filters( 'pagewright/stock/providers' ); ${ before } return array_keys( ${ STOCK }\\Stock::providers() );`
			);
		expect( await offered( '' ) ).toEqual( [ 'openverse' ] );
		expect(
			await offered(
				`add_filter( 'pre_option_pagewright_stock', static fn () => array( 'keys' => array( 'pexels' => ' k ', 'unsplash' => array( 1 ) ) ) );`
			)
		).toEqual( [ 'openverse', 'pexels' ] );
		expect( await offered( `define( 'PAGEWRIGHT_UNSPLASH_KEY', 'k' );` ) ).toEqual( [
			'openverse',
			'unsplash',
		] );
		expect(
			await offered(
				`add_filter( 'pre_option_pagewright_stock', static fn () => array( 'providers' => array( 'pexels' ), 'keys' => array( 'pexels' => 'k' ) ) );`
			)
		).toEqual( [ 'pexels' ] );
		expect(
			await offered( `add_filter( 'pre_option_pagewright_stock', static fn () => 'x' );` )
		).toEqual( [ 'openverse' ] );
	} );
} );

describe( 'a signature', () => {
	const read = ( change: string ) => call< string | null >( 'read', change );

	it( 'is valid for its user, its URL and some hours', async () => {
		expect( await read( '' ) ).toBe( 'openverse Ann' );
		expect( await read( '$now = 1000 + 6 * 3600;' ) ).toBe( 'openverse Ann' );
	} );

	it.each( [
		[ 'an expired time', '$now = 1001 + 6 * 3600;' ],
		[ 'another user', '$user = 6;' ],
		[ 'another URL', `$url = 'https://example.com/b.jpg';` ],
		[ 'another hash', `$signature .= '0';` ],
		[ 'no hash', `$signature = explode( '.', $signature )[0];` ],
		[ 'another text', `$signature = 'x' . $signature;` ],
		[ 'nothing', `$signature = '';` ],
		[ 'dots', `$signature = '...';` ],
	] )( 'is invalid for %s', async ( _, change ) => expect( await read( change ) ).toBeNull() );
} );

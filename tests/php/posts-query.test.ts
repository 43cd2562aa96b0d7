// Runs on both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { args, found, ids, makePosts, removePosts, type Args } from '../support/posts';
import { php, phpValue, phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/posts-query.php' );

beforeAll( makePosts );
afterAll( removePosts );

describe( 'the results of a posts query', () => {
	it( 'are the published posts, the newest first, after the sticky one', async () => {
		expect( await found( '' ) ).toEqual( [ 'pinned', 'boats', 'sails', 'ropes', 'old' ] );
		expect( await found( {} ) ).toEqual( await found( '' ) );
	} );

	it( 'have the requested types, as a list or joined by commas', async () => {
		const both = [ 'boats', 'page', 'sails', 'ropes', 'pinned', 'old' ];
		expect( await found( 'post_type=post,page&sticky=ignore' ) ).toEqual( both );
		expect( await found( { post_type: [ 'post', 'page' ], sticky: 'ignore' } ) ).toEqual(
			both
		);
		expect( await found( 'post_type=_all&sticky=ignore' ) ).toEqual( both );
		expect( await found( 'post_type=page' ) ).toEqual( [ 'page' ] );
	} );

	it( 'contain attachments only if their type is named', async () => {
		expect( await found( 'post_type=attachment' ) ).toEqual( [ 'file' ] );
		expect( await found( 'post_type=attachment,page' ) ).toEqual( [ 'file', 'page' ] );
	} );

	it( 'exclude the current post', async () => {
		expect( await found( 'sticky=ignore', 'boats' ) ).not.toContain( 'boats' );
		expect( await found( '', 'pinned' ) ).not.toContain( 'pinned' );
		const listed = `post__in=${ ids.boats },${ ids.sails }&sticky=ignore`;
		expect( await found( listed, 'boats' ) ).toEqual( [ 'sails' ] );
		expect( await found( `post__in=${ ids.boats }`, 'boats' ) ).toEqual( [] );
	} );

	it( 'have the order of the list on request', async () => {
		const list = `${ ids.ropes },${ ids.old },${ ids.boats }`;
		expect( await found( `post__in=${ list }&orderby=post__in&sticky=ignore` ) ).toEqual( [
			'ropes',
			'old',
			'boats',
		] );
	} );

	it( 'are sorted by title, ascending or descending', async () => {
		expect( await found( 'orderby=title&order=ASC&sticky=ignore' ) ).toEqual( [
			'sails',
			'boats',
			'pinned',
			'ropes',
			'old',
		] );
		expect( ( await found( 'orderby=title&order=DESC&sticky=ignore' ) )[ 0 ] ).toBe( 'old' );
	} );
} );

describe( 'terms', () => {
	it( 'match by slug, one of them is enough', async () => {
		expect( await found( 'tax_query=category:news,category:harbor&sticky=ignore' ) ).toEqual( [
			'boats',
			'sails',
			'ropes',
		] );
	} );

	it( 'are all required with AND', async () => {
		const both = 'tax_query=category:news,harbor&tax_query_relation=AND&sticky=ignore';
		expect( await found( both ) ).toEqual( [ 'ropes' ] );
	} );

	it( 'without a taxonomy have the one before them, the first is a category', async () => {
		expect( await found( 'tax_query=news&sticky=ignore' ) ).toEqual( [ 'boats', 'ropes' ] );
		expect( await found( 'tax_query=post_tag:gone,blue&sticky=ignore' ) ).toEqual( [
			'boats',
			'sails',
		] );
	} );

	it( 'that were deleted match nothing instead of everything', async () => {
		expect( await found( 'tax_query=category:gone&sticky=ignore' ) ).toEqual( [] );
		expect( await found( 'tax_query=nobody:gone&sticky=ignore' ) ).toEqual( [] );
	} );
} );

describe( 'dates', () => {
	it( 'include the first and the last day', async () => {
		const day = '{"after":"2020-02-29","before":"2020-02-29"}';
		expect( await found( `date_query=${ day }&sticky=ignore` ) ).toEqual( [ 'old' ] );
		expect( await found( { date_query: JSON.parse( day ), sticky: 'ignore' } ) ).toEqual( [
			'old',
		] );
		const before = { date_query: { before: '2020-02-28' }, sticky: 'ignore' };
		expect( await found( before ) ).toEqual( [] );
	} );

	it( 'count back from today', async () => {
		const span = ( from: object, to?: object ) => ( {
			date_type: 'relative',
			date_query_relative: JSON.stringify( { from, ...( to && { to } ) } ),
			sticky: 'ignore',
		} );
		expect( await found( span( { value: 2, unit: 'weeks' } ) ) ).toEqual( [
			'boats',
			'sails',
		] );
		expect(
			await found( span( { value: 1, unit: 'years' }, { value: 5, unit: 'days' } ) )
		).toEqual( [ 'sails', 'ropes', 'pinned' ] );
		expect( await found( span( { value: 10, unit: 'days' } ) ) ).toContain( 'sails' );
		expect( await found( span( { value: 9999, unit: 'years' } ) ) ).toContain( 'old' );
	} );

	it( 'of the other kind are ignored', async () => {
		const far = {
			date_query: { after: '2999-01-01' },
			date_type: 'relative',
			sticky: 'ignore',
		};
		expect( await found( far ) ).toContain( 'boats' );
	} );

	it( 'that are invalid do not filter', async () => {
		expect( await found( 'date_query={"after":"soon"}&sticky=ignore' ) ).toContain( 'boats' );
	} );
} );

describe( 'sticky posts', () => {
	it.each( [
		[ 'ignore', [ 'boats', 'sails', 'ropes', 'pinned', 'old' ] ],
		[ 'exclude', [ 'boats', 'sails', 'ropes', 'old' ] ],
		[ 'only', [ 'pinned' ] ],
	] )( '%s', async ( sticky, expected ) => {
		expect( await found( { sticky } ) ).toEqual( expected );
	} );

	it( 'only, in a list without one, return nothing', async () => {
		expect( await found( { sticky: 'only', post__in: `${ ids.boats }` } ) ).toEqual( [] );
		const one = { sticky: 'only', post__in: `${ ids.boats },${ ids.pinned }` };
		expect( await found( one ) ).toEqual( [ 'pinned' ] );
	} );

	it( 'only, on a site without any, return nothing', async () => {
		const total = await call< number >( 'total' );
		expect( total ).toBe( 0 );
	} );
} );

describe( 'the field for additional arguments', () => {
	it( 'has priority', async () => {
		const sorted = 'meta_key=price&orderby=meta_value_num&order=ASC';
		const saved = { orderby: 'title', sticky: 'ignore', additional: sorted };
		expect( await found( saved ) ).toEqual( [ 'ropes', 'boats' ] );
		const text = `orderby=title&sticky=ignore&additional=${ encodeURIComponent( sorted ) }`;
		expect( await found( text ) ).toEqual( [ 'ropes', 'boats' ] );
	} );

	it( 'can exclude posts, and the current post is still excluded', async () => {
		const saved = { sticky: 'ignore', additional: `post__not_in=${ ids.ropes },${ ids.old }` };
		expect( await found( saved, 'boats' ) ).toEqual( [ 'sails', 'pinned' ] );
	} );

	it( 'can contain clauses', async () => {
		const additional =
			'meta_query[0][key]=price&meta_query[0][value]=10&meta_query[0][compare]=>&meta_query[0][type]=NUMERIC';
		expect( await found( { sticky: 'ignore', additional } ) ).toEqual( [ 'boats' ] );
	} );
} );

describe( 'arguments', () => {
	it( 'have ten posts per page, or the saved number', async () => {
		expect( ( await args( '' ) ).posts_per_page ).toBe( 10 );
		expect( ( await args( { posts_per_page: '5' } ) ).posts_per_page ).toBe( 5 );
		expect( ( await args( 'posts_per_page=-1' ) ).posts_per_page ).toBe( -1 );
		expect( ( await args( 'posts_per_page=0' ) ).posts_per_page ).toBe( 10 );
		expect( ( await args( 'posts_per_page=many' ) ).posts_per_page ).toBe( 10 );
	} );

	it( 'accept known orders only', async () => {
		expect( await args( 'orderby=evil&order=sideways' ) ).toMatchObject( {
			orderby: 'date',
			order: 'DESC',
		} );
	} );

	it( 'can be changed by the known filter', async () => {
		const changed = await call< Args >( 'changed' );
		expect( changed ).toMatchObject( { author: 7, post_type: [ 'page' ] } );
	} );

	it( 'come with the limit of a list that loads more', async () => {
		const limits = await call< number[] >( 'limits' );
		expect( limits ).toEqual( [ 12, 3, 0, 0 ] );
		expect( await args( 'posts_limit=12' ) ).not.toHaveProperty( 'posts_limit' );
	} );

	it( 'count all pages', async () => {
		const count = ( saved: unknown ) =>
			php< number >(
				`return Pagewright\\Fields\\Posts\\Query::count( ${ phpValue( saved ) } );`
			);
		expect( await count( 'tax_query=category:news,harbor&posts_per_page=1' ) ).toBe( 3 );
		expect(
			await count( { tax_query: 'category:news', additional: 'offset=5&nopaging=1' } )
		).toBe( 2 );
		expect( await count( 'post_type=nobody' ) ).toBe( 0 );
	} );
} );

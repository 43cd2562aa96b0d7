// Runs on both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePopular, removePopular, type TestPost } from '../support/popular';
import { php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/popular-posts/tests/php/popular-query.php' );

const HOURS_OF_DAYS = ( days: number ) => days * 24;

const POSTS: Record< string, TestPost > = {
	// Most of its views are old.
	boats: { views: { 0: 5, 50: 300 }, terms: { category: [ 'harbor' ], post_tag: [ 'blue' ] } },
	sails: { views: { 1: 40 }, hours: 2, terms: { category: [ 'harbor', 'wind' ] } },
	ropes: { views: { 2: 20, 40: 10 }, comments: [ 1, 2, 400 ], hours: HOURS_OF_DAYS( 3 ) },
	tides: { views: { 3: 30 }, comments: [ 1 ], author: 4321 },
	page: { type: 'page', views: { 1: 50 } },
	draft: { status: 'draft', views: { 1: 60 } },
	hidden: { status: 'private', views: { 1: 70 } },
	locked: { password: 'secret', views: { 1: 80 } },
	later: { status: 'future', views: { 1: 90 }, hours: -50 },
	pattern: { type: 'wp_block', views: { 1: 95 } },
	unseen: { comments: [ 500 ] },
};

let ids: Record< string, number > = {};

beforeAll( async () => {
	await php( `update_option( 'timezone_string', 'Asia/Kolkata' );` );
	ids = await makePopular( POSTS );
} );
afterAll( async () => {
	await removePopular( ids );
	await php( `update_option( 'timezone_string', '' );` );
} );

interface Found {
	name: string;
	views: number;
	comments: number;
}

async function entries( options: object ): Promise< Found[] > {
	const found = await call< { id: number; views: number; comments: number }[] >(
		'found',
		options
	);
	const nameOf = ( id: number ) =>
		Object.keys( ids ).find( ( name ) => ids[ name ] === id ) ?? 'of the demo';
	return found
		.map( ( { id, views, comments } ) => ( { name: nameOf( id ), views, comments } ) )
		.filter( ( { name } ) => name in ids );
}

const names = async ( options: object ) => ( await entries( options ) ).map( ( { name } ) => name );

describe( 'a list of popular posts', () => {
	it( 'contains published posts without a password, the most viewed first', async () => {
		expect( await entries( {} ) ).toEqual( [
			{ name: 'sails', views: 40, comments: 0 },
			{ name: 'tides', views: 30, comments: 1 },
			{ name: 'ropes', views: 20, comments: 3 },
			{ name: 'boats', views: 5, comments: 0 },
		] );
	} );

	it.each( [
		[ 'last7days', [ 'boats', 'sails', 'tides', 'ropes' ] ],
		[ 'all', [ 'boats', 'sails', 'tides', 'ropes' ] ],
		[ 'last24hours', [ 'sails', 'tides', 'ropes', 'boats' ] ],
	] )( 'of %s', async ( range, expected ) => {
		const found = await entries( { range } );
		expect( found.map( ( { name } ) => name ) ).toEqual(
			// The later of two posts with 30 views comes first.
			range === 'last24hours' ? expected : [ 'boats', 'sails', 'tides', 'ropes' ]
		);
	} );

	it( 'of a new range', async () => {
		const options = { range: 'custom', time_unit: 'hour', time_quantity: 2 };
		expect( await names( options ) ).toEqual( [ 'sails', 'ropes', 'boats' ] );
	} );

	it( 'has a limit and an offset', async () => {
		expect( await names( { limit: 2, offset: 1 } ) ).toEqual( [ 'tides', 'ropes' ] );
		expect( await names( { offset: 50 } ) ).toEqual( [] );
	} );

	it( 'has the requested types that visitors may see', async () => {
		expect( await names( { post_type: 'page,wp_block', limit: 2 } ) ).toEqual( [ 'page' ] );
		expect( await names( { post_type: 'wp_block' } ) ).toEqual( [] );
	} );

	it( 'excludes posts and other authors', async () => {
		expect( await names( { exclude: `${ ids.sails }`, pid: `${ ids.tides }` } ) ).toEqual( [
			'ropes',
			'boats',
		] );
		expect( await names( { author: '4321' } ) ).toEqual( [ 'tides' ] );
	} );

	it( 'is filtered by terms, and excludes those with a minus', async () => {
		const [ harbor, wind, blue ] = await call< number[] >( 'term_ids' );
		expect( await names( { cat: `${ harbor }` } ) ).toEqual( [ 'sails', 'boats' ] );
		expect( await names( { cat: `${ harbor },-${ wind }` } ) ).toEqual( [ 'boats' ] );
		expect( await names( { cat: `-${ wind }` } ) ).toEqual( [ 'tides', 'ropes', 'boats' ] );
		const both = { taxonomy: 'category;post_tag', term_id: `${ harbor };${ blue }` };
		expect( await names( both ) ).toEqual( [ 'boats' ] );
	} );

	it( 'contains new posts, by time and not by time zone', async () => {
		expect( await names( { freshness: true } ) ).toEqual( [ 'sails' ] );
		expect( await names( { freshness: true, range: 'last7days' } ) ).toEqual( [
			'sails',
			'ropes',
		] );
		expect( await names( { freshness: true, range: 'all' } ) ).toHaveLength( 4 );
	} );
} );

describe( 'a list by comments', () => {
	it( 'counts comments in the range', async () => {
		const options = {
			order_by: 'comments',
			range: 'last24hours',
			stats_tag: { comment_count: true },
		};
		expect( await entries( options ) ).toEqual( [
			{ name: 'ropes', views: 20, comments: 2 },
			{ name: 'tides', views: 30, comments: 1 },
		] );
	} );

	it( 'counts all comments', async () => {
		const found = await entries( { order_by: 'comments', range: 'all' } );
		expect( found.map( ( { name, comments } ) => [ name, comments ] ) ).toEqual( [
			[ 'ropes', 3 ],
			[ 'unseen', 1 ],
			[ 'tides', 1 ],
		] );
	} );

	it( 'by views shows comments of the range too', async () => {
		const [ , , ropes ] = await entries( { stats_tag: { comment_count: true } } );
		expect( ropes ).toEqual( { name: 'ropes', views: 20, comments: 2 } );
	} );
} );

describe( 'a list by average', () => {
	it( 'is views per whole day, at least one', async () => {
		const found = await entries( { order_by: 'avg', range: 'last7days' } );
		const byName = Object.fromEntries( found.map( ( { name, views } ) => [ name, views ] ) );
		expect( found[ 0 ]?.name ).toBe( 'boats' );
		expect( byName.boats ).toBeCloseTo( 305 / 7, 2 );
		expect( byName.sails ).toBe( 40 );
		expect( byName.ropes ).toBe( 10 );
	} );

	it( 'of all time begins with the first view', async () => {
		const found = await entries( { order_by: 'avg', range: 'all' } );
		expect( found.map( ( { name, views } ) => [ name, views ] ).slice( 0, 3 ) ).toEqual( [
			[ 'boats', 152.5 ],
			[ 'sails', 40 ],
			[ 'tides', 30 ],
		] );
	} );
} );

describe( 'the cost of a list', () => {
	const cost = ( options: object, before = '' ) =>
		call< { queries: string[]; html: string } >( 'cost', options, before );
	const rich = {
		limit: 4,
		thumbnail: { active: true },
		stats_tag: { author: true, taxonomy: { active: true }, comment_count: true },
	};

	it( 'is one read of a warm cache', async () => {
		// Inserting a list creates the options that later requests read in one query.
		await php(
			`wp_set_current_user( 1 ); Pagewright\\Features\\PopularPosts\\Lists\\InsertedLists::previewed();`
		);
		await cost(
			rich,
			`Pagewright\\Features\\PopularPosts\\Lists\\PopularList::html( Pagewright\\Features\\PopularPosts\\Lists\\ListOptions::of( array() ) );`
		);
		const { queries } = await cost( rich );
		expect( queries, queries.join( '\n' ) ).toHaveLength( 1 );
		expect( queries[ 0 ] ).toContain( '_transient_' );
		await php( `delete_option( 'pagewright_views' );` );
	} );

	it( 'is few queries for a cold cache', async () => {
		const { queries } = await cost(
			rich,
			`Pagewright\\Features\\PopularPosts\\Lists\\ListCache::clear();`
		);
		const reading = queries.filter(
			( sql ) => ! /_transient_|pagewright_views_state/.test( sql )
		);
		expect( reading.length, reading.join( '\n' ) ).toBeLessThanOrEqual( 9 );
	} );
} );

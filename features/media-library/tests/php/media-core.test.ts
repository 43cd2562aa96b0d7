// Runs on both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePost } from '../../../../tests/support/editor';
import { plug, unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { type Role } from '../../../../tests/support/visitor';
import {
	coreList,
	dropTable,
	fill,
	halveTable,
	idsOf,
	interrupt,
	list,
	removeIndex,
	removePosts,
	setMediaTrash,
} from '../support/media';
import { makeSamples } from '../support/samples';

const { call } = phpFile( 'features/media-library/tests/php/media-list.php' );

let post = 0;
let ids: Record< string, number > = {};
/** ID of the user who made some of them. */
let author = 0;

beforeAll( async () => {
	post = await makePost( '', { post_title: 'With files', post_status: 'publish' } );
	await removeIndex();
	ids = await makeSamples( post );
} );
afterAll( async () => {
	await removePosts( [ post, ...Object.values( ids ) ] );
	await removeIndex();
} );

/** Our query, and the same for WordPress. */
const QUERIES: Array< [ string, Record< string, string > ] > = [
	[ '', {} ],
	[ 'order=asc', { order: 'ASC' } ],
	[ 'orderby=title&order=asc', { orderby: 'title', order: 'ASC' } ],
	[ 'orderby=title', { orderby: 'title' } ],
	[ 'orderby=modified', { orderby: 'modified' } ],
	[ 'orderby=modified&order=asc', { orderby: 'modified', order: 'ASC' } ],
	[ 'orderby=name&order=asc', { orderby: 'name', order: 'ASC' } ],
	[ 'orderby=id', { orderby: 'ID' } ],
	[ 'orderby=menu_order&order=asc', { orderby: 'menu_order ID', order: 'ASC' } ],
	[
		'orderby=include&include[]={song}&include[]={photo}&include[]={golden}',
		{
			orderby: 'post__in',
			'post__in][0': '{song}',
			'post__in][1': '{photo}',
			'post__in][2': '{golden}',
		},
	],
	[ 'type=image', { post_mime_type: 'image' } ],
	[ 'type=image/png,audio', { post_mime_type: 'image/png,audio' } ],
	[ "type=image' OR '1'='1", { post_mime_type: "image' OR '1'='1" } ],
	[ 'type=%25', { post_mime_type: '%' } ],
	[ 'type=application/*', { post_mime_type: 'application/*' } ],
	[ 'month=2019-05', { year: '2019', monthnum: '5' } ],
	[ 'month=2019', { year: '2019' } ],
	[ 'month=2019-06&type=image', { year: '2019', monthnum: '6', post_mime_type: 'image' } ],
	[ 'parent=0', { post_parent: '0' } ],
	[ 'parent={post}', { post_parent: '{post}' } ],
	[ 'author={author}', { author: '{author}' } ],
	[ 'author={author}&parent=0', { author: '{author}', post_parent: '0' } ],
	[
		'include[]={song}&include[]={golden}',
		{ 'post__in][0': '{song}', 'post__in][1': '{golden}' },
	],
	[ 'exclude[]={song}', { 'post__not_in][0': '{song}' } ],
	[ 'search=sunset', { s: 'sunset' } ],
	[ 'search=nset', { s: 'nset' } ],
	[ 'search=SUNSET+lake', { s: 'SUNSET lake' } ],
	[ 'search=lake&orderby=title&order=asc', { s: 'lake', orderby: 'title', order: 'ASC' } ],
	[ 'search=the+sunset', { s: 'the sunset' } ],
	[ 'search=the', { s: 'the' } ],
	[ 'search="golden+hour"', { s: '"golden hour"' } ],
	[ 'search="hour+golden"', { s: '"hour golden"' } ],
	[ 'search=evening+-song', { s: 'evening -song' } ],
	[ 'search=lake-house', { s: 'lake-house' } ],
	[ 'search=2041', { s: '2041' } ],
	[ 'search=2019/06', { s: '2019/06' } ],
	[ 'search=mp3', { s: 'mp3' } ],
	[ 'search=p3', { s: 'p3' } ],
	[ 'search=写真', { s: '写真' } ],
	[ 'search=Café', { s: 'Café' } ],
	[ "search=O'Brien", { s: "O'Brien" } ],
	[ 'search=%5C', { s: '\\' } ],
	[ 'search=%25', { s: '%' } ],
	[ 'search=100%25', { s: '100%' } ],
	[ 'search=s_2', { s: 's_2' } ],
	[ 'search=+%2B*+~(sunset)"', { s: '+*+~(sunset)"' } ],
	[ 'search=nothing-has-this', { s: 'nothing-has-this' } ],
	[ 'status=trash', { post_status: 'trash' } ],
];

const filled = ( text: string ) =>
	text
		.replaceAll( '{post}', String( post ) )
		.replaceAll( '{author}', String( author ) )
		.replace( /\{(\w+)\}/g, ( word, name ) => String( ids[ name ] ?? word ) );

/** Only the attachments of this test: other ones of the site may have the same date. */
const own = ( found: number[] ) => found.filter( ( id ) => Object.values( ids ).includes( id ) );

describe( 'a list has the attachments of WordPress in its order', () => {
	const expected = new Map< string, Awaited< ReturnType< typeof coreList > > >();
	const ask = async ( role: Role ) => {
		for ( const [ ours, theirs ] of QUERIES ) {
			const query = Object.fromEntries(
				Object.entries( theirs ).map( ( [ key, value ] ) => [ key, filled( value ) ] )
			);
			expected.set( `${ role } ${ ours }`, await coreList( query, role ) );
		}
	};
	beforeAll( async () => {
		await setMediaTrash( true );
		author = await call< number >( 'user_id', 'test-author' );
		await ask( 'author' );
		await ask( 'administrator' );
		expect( expected.get( 'administrator status=trash' )!.ids ).toContain( ids.trashed );
		const all = [ ...expected.values() ].map( ( answer ) => answer.ids.length );
		expect( Math.max( ...all ) ).toBeGreaterThan( 6 );
		expect( new Set( all ).size ).toBeGreaterThan( 4 );
	} );
	afterAll( () => setMediaTrash( false ) );

	const compare = async ( role: Role ) => {
		const sources = new Set< string >();
		for ( const [ ours ] of QUERIES ) {
			const core = expected.get( `${ role } ${ ours }` )!;
			const page = await list( filled( ours ), role );
			expect( own( idsOf( page ) ), ours ).toEqual( own( core.ids ) );
			expect( page.total, ours ).toBe( core.total );
			sources.add( page.source );
		}
		return [ ...sources ].sort();
	};

	it.each( [ 'author', 'administrator' ] as const )(
		'from the table, for an %s',
		async ( role ) => {
			expect( await fill() ).toBe( 'ready' );
			// Searches for punctuation alone are for WordPress.
			expect( await compare( role ) ).toEqual( [ 'index', 'wordpress' ] );
		}
	);

	it.each( [
		[ 'while the table is filled', interrupt ],
		[ 'after the table was deleted', dropTable ],
	] )( '%s', async ( _when, damage ) => {
		await fill();
		await damage();
		expect( await compare( 'administrator' ) ).toEqual( [ 'wordpress' ] );
		expect( await fill() ).toBe( 'ready' );
		expect( ( await list() ).source ).toBe( 'index' );
	} );

	it( 'after the table lost half of its rows', async () => {
		await fill();
		await halveTable();
		// The first list repairs the few that are missing.
		expect( await compare( 'administrator' ) ).toEqual( [ 'index', 'wordpress' ] );
	} );

	it( 'after the table lost most rows of a large library', async () => {
		await fill();
		const many = await call< number[] >( 'make_many', 120 );
		await call( 'forget_rows', many );
		const page = await list();
		await removePosts( many );
		expect( page ).toMatchObject( { source: 'wordpress', index: { state: 'building' } } );
	} );

	it.each( [
		[ 'the constant', `define( 'PAGEWRIGHT_MEDIA_INDEX', false );` ],
		[ 'the filter', `add_filter( 'pagewright/media-library/use-index', '__return_false' );` ],
	] )( 'while the table is off by %s', async ( _how, code ) => {
		await fill();
		await halveTable();
		await plug( 'off', code );
		const sources = await compare( 'author' );
		await unplug( 'off' );
		expect( sources ).toEqual( [ 'wordpress' ] );
	} );
} );

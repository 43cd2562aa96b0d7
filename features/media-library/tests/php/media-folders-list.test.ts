// Runs on both databases.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plug, unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { create, move, putInto, removeFolders } from '../support/folders';
import { column, fill, idsOf, list, removePosts } from '../support/media';
import { withSamples } from '../support/samples';

const samples = withSamples();
const { ids } = samples;

beforeAll( fill );
beforeEach( removeFolders );
afterAll( removeFolders );

const sources: Array< [ string, string ] > = [
	[ 'the search table', '' ],
	[ 'WordPress', `define( 'PAGEWRIGHT_MEDIA_INDEX', false );` ],
	[
		'a query that another plugin filters',
		`add_filter( 'ajax_query_attachments_args', static fn ( $args ) => $args );`,
	],
];

describe.each( sources )( 'a list of %s', ( _name, code ) => {
	beforeAll( () => ( code ? plug( 'foreign', code ) : undefined ) );
	afterAll( () => unplug( 'foreign' ) );

	it( 'contains the files of a folder, without those of its subfolders', async () => {
		const press = await create( 'Press' );
		const spring = await create( 'Spring', press );
		await move( [ { ids: [ ids.song!, ids.paper! ], folders: [ press ] } ] );
		await move( [ { ids: [ ids.photo! ], folders: [ spring ] } ] );
		const page = await list( `folder=${ press }` );
		expect( idsOf( page ) ).toEqual( [ ids.paper, ids.song ] );
		expect( page.total ).toBe( 2 );
		expect( column( page, 'folders' ) ).toEqual( [ [ press ], [ press ] ] );
		expect( idsOf( await list( `folder=${ spring }` ) ) ).toEqual( [ ids.photo ] );
		expect( idsOf( await list( `folder=${ press }&search=evening` ) ) ).toEqual( [ ids.song ] );
		expect( idsOf( await list( `folder=${ press }&order=asc&per_page=1` ) ) ).toEqual( [
			ids.song,
		] );
	} );

	it( 'contains the files without a folder', async () => {
		const all = await list();
		const press = await create( 'Press' );
		await move( [ { ids: [ ids.song!, ids.paper! ], folders: [ press ] } ] );
		const page = await list( 'folder=0' );
		expect( page.total ).toBe( all.total - 2 );
		expect( idsOf( page ) ).toEqual(
			idsOf( all ).filter( ( id ) => id !== ids.song && id !== ids.paper )
		);
	} );

	it( 'contains a file in each of several folders', async () => {
		const [ one, two ] = [ await create( 'One' ), await create( 'Two' ) ];
		await putInto( ids.song!, [ one, two ] );
		expect( idsOf( await list( `folder=${ one }` ) ) ).toEqual( [ ids.song ] );
		const page = await list( `folder=${ two }` );
		expect( column( page, 'folders' ) ).toEqual( [ [ one, two ] ] );
	} );
} );

describe( 'a small part of a large folder', () => {
	const { call } = phpFile( 'features/media-library/tests/php/media-list.php' );
	let many: number[] = [];
	beforeAll( async () => {
		many = await call< number[] >( 'make_many', 120 );
		await fill();
	} );
	afterAll( () => removePosts( many ) );

	it.each( [ '', '&orderby=title', '&search=harbour', '&search=ha' ] )(
		'is in the same order as all of it: %s',
		async ( query ) => {
			const folder = await create( 'Harbour' );
			const inside = many.slice( 0, 60 );
			await move( [ { ids: inside, folders: [ folder ] } ] );
			for ( const id of [ folder, 0 ] ) {
				const all = await list( `folder=${ id }${ query }` );
				const first = await list( `folder=${ id }${ query }&per_page=1` );
				const second = await list(
					`folder=${ id }${ query }&per_page=1&after=${ first.last }`
				);
				expect( [ first.total, second.total ] ).toEqual( [ all.total, all.total ] );
				expect( all.total ).toBeGreaterThan( 50 );
				expect( [ ...idsOf( first ), ...idsOf( second ) ] ).toEqual(
					idsOf( all ).slice( 0, 2 )
				);
				const wanted = id ? inside : many.filter( ( each ) => ! inside.includes( each ) );
				expect( idsOf( all ) ).toEqual( expect.arrayContaining( wanted.slice( 0, 2 ) ) );
				expect( idsOf( all ) ).not.toContain( id ? many.at( -1 ) : inside[ 0 ] );
			}
		}
	);
} );

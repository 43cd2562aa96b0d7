import { afterEach, beforeEach, expect, it } from 'vitest';
import { plug, unplug } from '../../../../tests/support/plug';
import { php } from '../../../../tests/support/site';
import { fill, idsOf, list, makeAttachments, read, removePosts, send } from '../support/media';

const WITHOUT = { post_mime_type: 'image/png', post_title: 'Texts without' };

let ids: Record< 'plain' | 'empty' | 'described' | 'decorative', number >;

beforeEach( async () => {
	ids = await makeAttachments( {
		plain: WITHOUT,
		empty: { ...WITHOUT, alt: '' },
		described: { ...WITHOUT, alt: 'A hut' },
		decorative: { ...WITHOUT, meta_input: { _pagewright_decorative: '1' } },
	} );
	await fill();
} );
afterEach( async () => {
	await unplug( 'alternative-texts' );
	await removePosts( Object.values( ids ) );
} );

const listed = async ( alt: string ) =>
	idsOf(
		await list( `alt=${ alt }&include[]=${ Object.values( ids ).join( '&include[]=' ) }` )
	).sort();

/** Both sources of lists: the search table, and WordPress's query. */
const SOURCES = [
	[ 'the search table', 'index', '' ],
	[
		'WordPress',
		'wordpress',
		"add_filter( 'ajax_query_attachments_args', static fn ( $args ) => $args );",
	],
] as const;

it.each( SOURCES )(
	'images without an alternative text are listed from %s',
	async ( _of, source, code ) => {
		await plug( 'alternative-texts', code );
		expect( ( await list( 'alt=missing' ) ).source ).toBe( source );
		expect( await listed( 'missing' ) ).toEqual( [ ids.plain, ids.empty ].sort() );
		expect( await listed( 'decorative' ) ).toEqual( [ ids.decorative ] );
		expect( await listed( 'any' ) ).toHaveLength( 4 );
	}
);

it( 'users who may only edit own images get a list of those', async () => {
	const own = await makeAttachments( {
		mine: {
			...WITHOUT,
			post_author: await php( "return get_user_by( 'login', 'test-author' )->ID;" ),
		},
	} );
	await fill();
	const of = async ( role: 'author' | 'editor', query: string ) =>
		idsOf( await list( query, role ) );
	expect( await of( 'author', 'alt=missing' ) ).toEqual( [ own.mine ] );
	expect( await of( 'author', 'alt=any' ) ).toEqual( expect.arrayContaining( [ ids.plain ] ) );
	expect( await of( 'editor', 'alt=missing' ) ).toEqual(
		expect.arrayContaining( [ own.mine, ids.plain ] )
	);
	await removePosts( [ own.mine ] );
} );

it( 'a mark takes an image off the list, and its removal returns it', async () => {
	const mark = ( decorative: boolean ) => send( '/decorative', { id: ids.plain, decorative } );
	expect( await mark( true ) ).toEqual( { decorative: true } );
	expect( await listed( 'missing' ) ).toEqual( [ ids.empty ] );
	expect( await listed( 'decorative' ) ).toEqual( [ ids.plain, ids.decorative ].sort() );
	await mark( false );
	expect( await listed( 'missing' ) ).toEqual( [ ids.plain, ids.empty ].sort() );
} );

it( 'a saved text takes an image off the list', async () => {
	await listed( 'missing' );
	await send( '/bulk', { action: 'save', ids: [ ids.empty ], changes: { alt: 'A lake' } } );
	expect( await listed( 'missing' ) ).toEqual( [ ids.plain ] );
} );

it( 'a provider suggests plain text, which is not saved', async () => {
	await plug(
		'alternative-texts',
		'add_filter( \'pagewright/media/suggested-alternative-text\', static fn ( $text, $id ) => "<b>Image</b> $id", 10, 2 );'
	);
	expect( await read( `/suggested-text?id=${ ids.plain }` ) ).toEqual( {
		text: `Image ${ ids.plain }`,
	} );
	expect(
		await php( `return get_post_meta( ${ ids.plain }, '_wp_attachment_image_alt', true );` )
	).toBe( '' );
} );

it( 'an unsuitable suggestion of a plugin is none', async () => {
	await plug(
		'alternative-texts',
		"add_filter( 'pagewright/media/suggested-alternative-text', static fn () => array( 1 ) );"
	);
	expect( await read( `/suggested-text?id=${ ids.plain }` ) ).toEqual( { text: '' } );
} );

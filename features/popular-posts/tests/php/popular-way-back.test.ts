import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { php, phpValue, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/popular-posts/tests/php/popular-way-back.php' );

const SETUP = `$schema = new Pagewright\\Schema\\Loader( dirname( Pagewright\\FILE ) ); $renderer = new Pagewright\\Blocks\\Renderer( $schema, new Pagewright\\Fields\\Registry() ); $widget = $schema->find( 'Pagewright_Popular_Posts_Widget' );`;

const back = ( data: object ) =>
	php< { name: string; attributes: Record< string, unknown > } >(
		`${ SETUP } return $renderer->old_block( $widget, ${ phpValue( data ) } );`
	);

/** Returns the form's data for a converted block, and what it stores after a change. */
const edited = ( attributes: object, change: string ) =>
	call< Record< string, unknown > >( 'edited', attributes, change );

/** Returns the options of the list that a block shows. */
const shown = ( attributes: object ) =>
	php< Record< string, unknown > >(
		`return Pagewright\\Features\\PopularPosts\\Lists\\ListOptions::from_block( ${ phpValue( attributes ) } )->values();`
	);

let term = 0;
beforeAll( async () => {
	term = await php( `return (int) wp_insert_term( 'way-back', 'category' )['term_id'];` );
} );
afterAll( () => php( `wp_delete_term( ${ term }, 'category' );` ) );

const FULL = () => ( {
	_editMode: false,
	title: 'Popular',
	limit: 4,
	offset: 1,
	order_by: 'avg',
	range: 'custom',
	time_quantity: 3,
	time_unit: 'day',
	freshness: true,
	post_type: 'post,page',
	pid: '7,9',
	author: '1',
	tax: 'category',
	term_id: `${ term }`,
	shorten_title: true,
	title_length: 12,
	title_by_words: 1,
	display_post_excerpt: true,
	excerpt_length: 30,
	excerpt_format: true,
	excerpt_by_words: 1,
	display_post_thumbnail: true,
	thumbnail_width: 90,
	thumbnail_height: 60,
	rating: true,
	stats_comments: true,
	stats_views: false,
	stats_author: true,
	stats_date: true,
	stats_date_format: 'relative',
	stats_taxonomy: true,
	taxonomy: 'post_tag',
	custom_html: true,
	header_start: '<h4>',
	header_end: '</h4>',
	wpp_start: '<ol class="mine">',
	wpp_end: '</ol>',
	post_html: '<li>{title} {stats}</li>',
	theme: '',
} );

describe( 'the conversion back to the block of WordPress Popular Posts', () => {
	it( 'restores the attributes of a converted block', async () => {
		const odd = { ...FULL(), limit: '0', acme: 'kept', theme: 'gone' };
		expect( await back( { wpp_block: odd } ) ).toEqual( {
			name: 'wordpress-popular-posts/widget',
			attributes: odd,
		} );
	} );

	it( 'changes only what was changed in the form', async () => {
		const attributes = FULL();
		const data = await edited(
			attributes,
			`$data['list']['limit'] = 8; $data['show']['thumbnail'] = false; $data['posts']['terms'] = '';`
		);
		expect( ( await back( data ) ).attributes ).toEqual( {
			...attributes,
			limit: 8,
			display_post_thumbnail: false,
			thumbnail_width: 0,
			thumbnail_height: 0,
			tax: 'category',
			term_id: '',
		} );
		expect( ( await back( await edited( attributes, '' ) ) ).attributes ).toEqual( attributes );
	} );

	it( 'converts a list that never was such a block to the same options', async () => {
		const { attributes } = await back( {
			title: 'Ours',
			list: { limit: 3, range: 'last30days' },
			posts: { terms: 'category:way-back', exclude: '7' },
			show: { comments: true, thumbnail: false, excerpt: true, excerpt_by: 'words' },
		} );
		expect( attributes ).toMatchObject( {
			title: 'Ours',
			limit: 3,
			range: 'last30days',
			tax: 'category',
			term_id: `${ term }`,
			pid: '7',
			stats_comments: true,
			display_post_thumbnail: false,
			thumbnail_width: 0,
			display_post_excerpt: true,
			excerpt_by_words: 1,
			custom_html: false,
			theme: '',
		} );
		expect( await shown( attributes ) ).toMatchObject( {
			limit: 3,
			term_id: `${ term }`,
			exclude: '7',
			'post-excerpt': { active: true, words: true },
		} );
	} );

	it.each( [
		{},
		{ theme: 'cards' },
		{ theme: 'tiles', custom_html: true, post_html: '<li>{url}</li>' },
	] )( 'renders the same list: %j', async ( more ) => {
		for ( const attributes of [ more, { ...FULL(), ...more } ] ) {
			// Creates all attributes, like for a block without saved ones.
			const { wpp_block: _, ...data } = await edited( attributes, '' );
			const again = ( await back( data ) ).attributes;
			const { markup: markupBefore, ...before } = await shown( attributes );
			const { markup, ...after } = await shown( again );
			expect( after ).toEqual( before );
			const html = ( of: unknown ) => ( of as Record< string, string > )[ 'post-html' ];
			expect( html( markup ) ).toBe( html( markupBefore ) );
		}
	} );

	it( 'returns a block for any data', async () => {
		for ( const data of [ {}, { wpp_block: 'x', list: 5 }, { wpp_block: [], posts: 'x' } ] ) {
			expect( ( await back( data ) ).name ).toBe( 'wordpress-popular-posts/widget' );
		}
	} );
} );

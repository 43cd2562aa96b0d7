import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropClassicTheme, useClassicTheme } from '../../../../tests/support/classic';
import { php, phpValue, siteUrl, phpFile } from '../../../../tests/support/site';
import { clear } from '../support/views';

const { call } = phpFile( 'features/popular-posts/tests/php/popular-widget.php' );

const WIDGET = 'Pagewright_Popular_Posts_Widget';
const BLOCK = 'sowb/pagewright-popular-posts-widget';

let ids: number[] = [];

const RENDER = `$schema = new Pagewright\\Schema\\Loader( dirname( Pagewright\\FILE ) ); $renderer = new Pagewright\\Blocks\\Renderer( $schema, new Pagewright\\Fields\\Registry() ); $widget = $schema->find( '${ WIDGET }' );`;
const block = ( name: string, attrs: object ) => call< string >( 'block', attrs, name );
const widget = ( widgetData: object ) => block( BLOCK, { widgetClass: WIDGET, widgetData } );
const old = ( attrs: object ) => block( 'wordpress-popular-posts/widget', attrs );
const preview = ( data: object ) => call< string >( 'preview', data );
const titles = ( html: string ) =>
	[ ...html.matchAll( /class="wpp-post-title"[^>]*>([^<]*)</g ) ].map( ( [ , title ] ) => title );

beforeAll( async () => {
	await clear();
	ids = await call< number[] >( 'make_posts' );
} );
afterAll( async () => {
	await call( 'remove_posts', ids );
	await clear();
} );

describe( 'the widget of popular posts', () => {
	it( 'lists the most viewed posts without settings', async () => {
		const html = await widget( {} );
		expect( titles( html ) ).toEqual( [ 'First', 'Second', 'Third' ] );
		expect( html ).toContain( '90 views' );
		expect( html ).toContain( 'is-plain' );
	} );

	it( 'accepts terms by their slugs, and excludes posts', async () => {
		expect( titles( await widget( { posts: { terms: 'category:popular-test' } } ) ) ).toEqual( [
			'First',
		] );
		expect(
			titles( await widget( { posts: { exclude_terms: 'category:popular-test' } } ) )
		).toEqual( [ 'Second', 'Third' ] );
		expect( titles( await widget( { posts: { exclude: `${ ids[ 2 ] }` } } ) ) ).toEqual( [
			'First',
			'Third',
		] );
		expect( titles( await widget( { posts: { terms: 'category:gone' } } ) ) ).toEqual( [] );
	} );

	it( 'shows the latest posts with a message in the editor without views', async () => {
		const never = { posts: { authors: [ '1' ], post_types: [ 'page' ] } };
		const html = await preview( never );
		expect( html ).toContain( 'pagewright-popular-posts__hint' );
		expect( titles( html ).length ).toBeGreaterThan( 0 );
		const page = await widget( never );
		expect( page ).not.toContain( '__hint' );
		expect( page ).not.toContain( 'wpp-no-data' );
	} );

	it( 'shows the list itself in the editor with views', async () => {
		const html = await preview( { list: { limit: 2 } } );
		expect( html ).not.toContain( '__hint' );
		expect( titles( html ) ).toEqual( [ 'First', 'Second' ] );
	} );

	it( 'lists all designs and all authors with posts', async () => {
		const fields = await php< any >(
			`${ RENDER } return $renderer->form_facts( $widget )->form( $schema->fields( $widget ) );`
		);
		expect( Object.keys( fields.look.fields.theme.options ) ).toEqual( [
			'plain',
			...[ 'cards', 'cards-compact', 'cardview', 'cardview-compact', 'evergreen' ],
			...[ 'midnight', 'sunrise', 'sunset', 'tiles', 'tiny' ],
		] );
		expect( Object.keys( fields.posts.fields.authors.options ).length ).toBeGreaterThan( 0 );
	} );
} );

describe( 'the block of WordPress Popular Posts, without that plugin', () => {
	it( 'is rendered with its title in its tags', async () => {
		const html = await old( {
			title: 'Was & popular',
			custom_html: true,
			header_start: '<h4 class="mine">',
			header_end: '</h4>',
			limit: 2,
			range: 'all',
		} );
		expect( html ).toMatch( /^<h4 class="mine">Was &amp; popular<\/h4>/ );
		expect( titles( html ) ).toEqual( [ 'First', 'Second' ] );
	} );

	it( 'has its design', async () => {
		expect( await old( { theme: 'tiles' } ) ).toContain( 'shadowrootmode="open"' );
	} );

	it( 'becomes the widget with all of its options', async () => {
		const attributes = {
			_editMode: false,
			title: 'Popular',
			limit: 2,
			offset: 1,
			order_by: 'avg',
			range: 'custom',
			time_quantity: 3,
			time_unit: 'day',
			freshness: true,
			exclude: `${ ids[ 0 ] }`,
			tax: 'category',
			term_id: '-99999999',
			shorten_title: true,
			title_length: 12,
			title_by_words: true,
			display_post_excerpt: true,
			excerpt_length: 30,
			display_post_thumbnail: true,
			thumbnail_width: 90,
			thumbnail_height: 60,
			stats_comments: true,
			stats_views: false,
			stats_author: true,
			stats_date: true,
			stats_date_format: 'relative',
			stats_taxonomy: true,
			taxonomy: 'post_tag',
		};
		const data = await php< any >(
			`${ RENDER } return $renderer->clean( $widget, array( 'wpp_block' => ${ phpValue( attributes ) } ) );`
		);
		expect( data ).toMatchObject( {
			title: 'Popular',
			list: {
				range: 'custom',
				time_quantity: 3,
				time_unit: 'day',
				order_by: 'avg',
				limit: 2,
				offset: 1,
			},
			posts: { post_types: [ 'post' ], freshness: true, exclude: `${ ids[ 0 ] }` },
			show: {
				thumbnail: true,
				thumbnail_size: 'custom_size',
				thumbnail_size_width: 90,
				thumbnail_size_height: 60,
				shorten_title: true,
				title_length: 12,
				title_by: 'words',
				excerpt: true,
				excerpt_length: 30,
				views: false,
				comments: true,
				author: true,
				date: true,
				date_format: 'relative',
				taxonomy: 'post_tag',
			},
		} );
		expect( data ).not.toHaveProperty( 'wpp_block' );
	} );
} );

describe( 'the classic widget of WordPress Popular Posts, without that plugin', () => {
	const instance = {
		title: 'Was popular',
		limit: 2,
		range: 'all',
		order_by: 'views',
		post_type: 'post',
		shorten_title: { active: false, length: 25, words: false },
		'post-excerpt': { active: false, length: 55, keep_format: false, words: false },
		thumbnail: { active: false, build: 'manual', width: 75, height: 75 },
		stats_tag: { comment_count: false, views: true, author: false, date: { active: false } },
		markup: { custom_html: false, 'wpp-start': '<ul class="wpp-list">' },
	};

	beforeAll( async () => {
		await useClassicTheme();
		await call( 'put_into_sidebar', instance );
	} );
	afterAll( async () => {
		await call( 'take_out_of_sidebar' );
		await dropClassicTheme();
	} );

	it( 'stays in its widget area, with the style sheet in the head', async () => {
		const html = await ( await fetch( `${ siteUrl }/?p=${ ids[ 0 ] }` ) ).text();
		const [ head, body ] = html.split( '</head>' );
		expect( body ).toContain( '<h2 class="side-title">Was popular</h2>' );
		expect( titles( body! ) ).toEqual( [ 'First', 'Second' ] );
		expect( head ).toContain( 'popular-posts' );
	} );

	it( 'keeps the data of the other plugin when it is edited here', async () => {
		const stored = await call< any >( 'stored', instance );
		expect( stored ).toMatchObject( instance );
		expect( stored.list ).toMatchObject( { limit: 1, range: 'all' } );
		expect(
			titles(
				await php< string >(
					`ob_start(); the_widget( 'Pagewright\\\\Classic\\\\OldPopular', ${ phpValue( stored ) } ); return ob_get_clean();`
				)
			)
		).toEqual( [ 'First' ] );
	} );

	it( 'is not in the list of widgets', async () => {
		expect( await call( 'is_hidden' ) ).toBe( true );
	} );
} );

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { php, phpFile } from '../../../../tests/support/site';
import { makePopular, optionsOf, removePopular } from '../support/popular';

const { call } = phpFile( 'features/popular-posts/tests/php/popular-empty.php' );

const WIDGET = 'Pagewright_Popular_Posts_Widget';
const MESSAGE = 'Sorry. No data so far.';

let ids: Record< string, number > = {};
beforeAll( async () => {
	ids = await makePopular( {
		older: { hours: 30, terms: { category: [ 'empty-test' ] } },
		newest: { hours: 10, terms: { category: [ 'empty-test' ] } },
		middle: { hours: 20, terms: { category: [ 'empty-test' ] } },
		locked: { hours: 5, password: 'x', terms: { category: [ 'empty-test' ] } },
		draft: { hours: 4, status: 'draft', terms: { category: [ 'empty-test' ] } },
		elsewhere: { hours: 1 },
	} );
	await call( 'count_views' );
} );
afterAll( async () => {
	await php(
		`wp_delete_term( get_term_by( 'slug', 'empty-test', 'category' )->term_id, 'category' );`
	);
	await removePopular( ids );
} );

const block = ( name: string, attrs: object, before = '' ) =>
	call< string >( 'block', attrs, before, name );
/** Returns the widget on a page, only for posts of our term. */
const widget = ( list: object = {}, more: object = {}, before = '' ) =>
	block(
		'sowb/pagewright-popular-posts-widget',
		{
			widgetClass: WIDGET,
			widgetData: {
				title: 'Popular',
				list,
				posts: { terms: 'category:empty-test' },
				...more,
			},
		},
		before
	);
const preview = ( list: object = {}, more: object = {} ) =>
	call< string >( 'preview', { list, posts: { terms: 'category:empty-test' }, ...more } );
const shortcode = ( atts: string ) => php< string >( `return do_shortcode( '[wpp ${ atts }]' );` );
const titles = ( html: string ) =>
	[ ...html.matchAll( /class="wpp-post-title"[^>]*>([^<]*)</g ) ].map( ( [ , title ] ) => title );

describe( 'a new list without views', () => {
	it( 'shows the latest posts, newest first, and no views', async () => {
		const html = await widget();
		expect( titles( html ) ).toEqual( [ 'Newest', 'Middle', 'Older' ] );
		expect( html ).not.toMatch( /\bviews?</ );
		expect( html ).not.toContain( MESSAGE );
	} );

	it( 'respects the conditions of the list', async () => {
		expect( titles( await widget( { limit: 1, offset: 1 } ) ) ).toEqual( [ 'Middle' ] );
		expect(
			titles(
				await widget(
					{},
					{
						posts: { terms: 'category:empty-test', exclude: `${ ids.newest }` },
					}
				)
			)
		).toEqual( [ 'Middle', 'Older' ] );
		expect( titles( await widget( { order_by: 'comments' } ) ) ).toHaveLength( 3 );
	} );

	it( 'shows the latest posts even if the list is of new posts only', async () => {
		expect(
			titles(
				await widget(
					{ range: 'custom', time_quantity: 2, time_unit: 'hour' },
					{
						posts: { terms: 'category:empty-test', freshness: true },
					}
				)
			)
		).toHaveLength( 3 );
	} );

	it.each( [
		[ 'latest', { posts: { terms: 'category:gone' } } ],
		[ 'nothing', { posts: { terms: 'category:empty-test' } } ],
	] )( 'is hidden, including the title: %s', async ( empty, more ) => {
		expect( await widget( { empty }, more ) ).toBe( '' );
	} );

	it( 'shows the message if the author chose it', async () => {
		expect( await widget( { empty: 'message' } ) ).toContain( MESSAGE );
	} );

	it( 'keeps its container on a page that is cached longer than the list', async () => {
		const html = await widget(
			{ empty: 'nothing' },
			{},
			`update_option( 'pagewright_views', array( 'enabled' => true, 'loading' => 'deferred' ), true ); do_action( 'wp' );`
		);
		await php(
			`update_option( 'pagewright_views', array( 'enabled' => true, 'loading' => 'server' ), true );`
		);
		expect( html ).toContain( 'wpp-widget-block-placeholder' );
		expect( html ).not.toContain( MESSAGE );
	} );
} );

describe( 'the editor', () => {
	it.each( [
		[ 'latest', /visitors see the latest posts/i ],
		[ 'nothing', /visitors see no/i ],
		[ 'message', /visitors see no/i ],
	] )( 'shows posts and explains what visitors see: %s', async ( empty, hint ) => {
		const html = await preview( { empty } );
		expect( titles( html ).length ).toBeGreaterThan( 0 );
		expect( html ).toMatch( hint );
		expect( html ).not.toContain( MESSAGE );
	} );
} );

describe( 'an old list without views', () => {
	const term = () =>
		php< number >( `return get_term_by( 'slug', 'empty-test', 'category' )->term_id;` );

	it( 'of the shortcode keeps its message', async () => {
		expect( await shortcode( `cat=${ await term() }` ) ).toContain( MESSAGE );
	} );

	it( 'of the shortcode follows its attribute', async () => {
		expect( titles( await shortcode( `cat=${ await term() } empty=latest` ) ) ).toEqual( [
			'Newest',
			'Middle',
			'Older',
		] );
		expect( await shortcode( `cat=${ await term() } header="Popular" empty=nothing` ) ).toBe(
			''
		);
		expect( await shortcode( `cat=${ await term() } empty=x` ) ).toContain( MESSAGE );
	} );

	it( 'of the block keeps its message', async () => {
		expect(
			await block( 'wordpress-popular-posts/widget', {
				tax: 'category',
				term_id: `${ await term() }`,
			} )
		).toContain( MESSAGE );
	} );

	it.each( [
		[ 'the converted block', { wpp_block: { tax: 'category', term_id: '@' } }, MESSAGE ],
		[
			'the converted block that was changed before the option existed',
			{
				wpp_block: { tax: 'category' },
				list: { limit: 3 },
				posts: { terms: 'category:empty-test' },
			},
			MESSAGE,
		],
		[
			'the block with a selected option',
			{
				wpp_block: { tax: 'category' },
				list: { empty: 'latest' },
				posts: { terms: 'category:empty-test' },
			},
			'Newest',
		],
		[
			'the classic widget',
			{ stats_tag: {}, shorten_title: {}, taxonomy: 'category', term_id: '@' },
			MESSAGE,
		],
	] )( 'of %s', async ( _name, data, expected ) => {
		const widgetData = JSON.parse(
			JSON.stringify( data ).replace( '"@"', `"${ await term() }"` )
		);
		expect(
			await block( 'sowb/pagewright-popular-posts-widget', {
				widgetClass: WIDGET,
				widgetData,
			} )
		).toContain( expected );
	} );

	it( 'has the message of a filter', async () => {
		expect( await call( 'html_with_filter', await term() ) ).toContain( '<p>Soon.</p>' );
	} );
} );

it( 'the option has three values, and the message is the default', async () => {
	for ( const empty of [ 'latest', 'nothing', 'message' ] ) {
		expect( ( await optionsOf( { empty } ) ).empty ).toBe( empty );
	}
	for ( const empty of [ undefined, '', 'x', 7, [], null ] ) {
		expect( ( await optionsOf( { empty } ) ).empty ).toBe( 'message' );
	}
} );

import { afterAll, describe, expect, it } from 'vitest';
import { optionsOf } from '../support/popular';
import { php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/popular-posts/tests/php/popular-options.php' );

afterAll( () =>
	php( `delete_option( Pagewright\\Features\\PopularPosts\\Views\\Settings::OPTION );` )
);

describe( 'options of a list', () => {
	it( 'have the known defaults', async () => {
		expect( await optionsOf( {} ) ).toEqual( {
			title: '',
			limit: 10,
			offset: 0,
			range: 'last24hours',
			time_unit: 'hour',
			time_quantity: 24,
			freshness: false,
			order_by: 'views',
			empty: 'message',
			post_type: 'post',
			exclude: '',
			author: '',
			cat: '',
			taxonomy: 'category',
			term_id: '',
			shorten_title: { active: false, length: 25, words: false },
			'post-excerpt': { active: false, length: 55, words: false, keep_format: false },
			thumbnail: {
				active: false,
				build: 'manual',
				width: 75,
				height: 75,
				crop: true,
				size: '',
			},
			rating: false,
			stats_tag: {
				comment_count: false,
				views: true,
				author: false,
				date: { active: false, format: 'F j, Y' },
				category: false,
				taxonomy: { active: false, name: 'category' },
			},
			markup: {
				custom_html: false,
				'title-start': '<h2>',
				'title-end': '</h2>',
				'wpp-start': '<ul class="wpp-list">',
				'wpp-end': '</ul>',
				'post-html':
					'<li class="{current_class}">{thumb} {title} <span class="wpp-meta post-stats">{stats}</span></li>',
			},
			theme: { name: '' },
		} );
	} );

	it.each( [
		[
			'limit',
			[ 0, -5, 'x', [], null, '7', 100, 101, 1e30 ],
			[ 10, 10, 10, 10, 10, 7, 100, 100, 100 ],
		],
		[ 'offset', [ -1, '3', 'x', {} ], [ 0, 3, 0, 0 ] ],
		[
			'range',
			[ 'daily', 'weekly', 'monthly', 'all', 'custom', 'ever', [] ],
			[
				'last24hours',
				'last7days',
				'last30days',
				'all',
				'custom',
				'last24hours',
				'last24hours',
			],
		],
		[ 'order_by', [ 'comments', 'avg', 'rand', 1 ], [ 'comments', 'avg', 'views', 'views' ] ],
		[
			'freshness',
			[ true, '1', 1, 'true', '0', 'false', 0, [] ],
			[ true, true, true, true, false, false, false, false ],
		],
		[
			'post_type',
			[
				'page,post',
				[ 'post' ],
				'post,post',
				'wp_block',
				'nobody',
				'',
				'post,wp_block,attachment',
			],
			[ 'page,post', 'post', 'post', '', '', 'post', 'post' ],
		],
		[ 'author', [ '3, 1,x', [ 2, '1' ], -4, 5 ], [ '1,3', '1,2', '', '5' ] ],
	] as [ string, unknown[], unknown[] ][] )( '%s', async ( name, given, expected ) => {
		const values = await call< unknown[] >( 'values', given, name );
		expect( values ).toEqual( expected );
	} );

	it( 'exclude posts with both names of the option', async () => {
		expect( ( await optionsOf( { pid: '9,2', exclude: '4,2' } ) ).exclude ).toBe( '2,4,9' );
		expect( ( await optionsOf( { exclude: '4', pid: '' }, 'from_block' ) ).exclude ).toBe(
			'4'
		);
	} );

	it.each( [
		[ { taxonomy: 'category;post_tag', term_id: '3,1;-7' }, 'category;post_tag', '1,3;-7' ],
		[ { taxonomy: 'category', term_id: '1;2;3' }, 'category', '1' ],
		[ { taxonomy: 'category;post_tag', term_id: '5' }, 'category', '5' ],
		[ { taxonomy: 'nobody;post_tag', term_id: '5;6' }, 'post_tag', '6' ],
		[ { taxonomy: 'nobody', term_id: '5' }, 'category', '' ],
		[ { cat: '-4,2' }, 'category', '-4,2' ],
		[ { cat: '4', taxonomy: 'post_tag', term_id: '2' }, 'category;post_tag', '4;2' ],
		[ { cat: '4', taxonomy: 'category', term_id: '2' }, 'category', '2,4' ],
		[ { taxonomy: [], term_id: { a: 1 } }, 'category', '1' ],
	] )( 'map taxonomies to terms: %j', async ( options, taxonomy, terms ) => {
		expect( await optionsOf( options ) ).toMatchObject( { taxonomy, term_id: terms, cat: '' } );
	} );

	it( 'have the pixels of a named size, and the name for pixels', async () => {
		const size = { active: true, build: 'predefined' };
		expect(
			( await optionsOf( { thumbnail: { ...size, size: 'thumbnail' } } ) ).thumbnail
		).toEqual( { ...size, width: 150, height: 150, crop: true, size: 'thumbnail' } );
		expect(
			( await optionsOf( { thumbnail: { ...size, width: 150, height: 150 } } ) ).thumbnail
				.size
		).toBe( 'thumbnail' );
		const unknown = { ...size, size: 'nobody', width: 90000, height: 'x' };
		expect( ( await optionsOf( { thumbnail: unknown } ) ).thumbnail ).toMatchObject( {
			build: 'manual',
			width: 2000,
			height: 75,
			size: '',
		} );
	} );

	it( 'decode markup of a form once', async () => {
		const markup = {
			custom_html: true,
			'post-html': '&lt;li&gt;{title} &amp;amp; more&lt;/li&gt;',
		};
		const values = await optionsOf( { markup } );
		expect( values.markup[ 'post-html' ] ).toBe( '<li>{title} &amp; more</li>' );
		expect( await optionsOf( values ) ).toEqual( values );
	} );

	it( 'omit unused markup', async () => {
		const { markup } = await optionsOf( { markup: { 'post-html': '<li>Mine</li>' } } );
		expect( markup[ 'post-html' ] ).toContain( '{title}' );
	} );

	it( 'use the markup of a theme if it decides, otherwise its style only', async () => {
		const cards = await optionsOf( { theme: { name: 'cards', decides: true } } );
		expect( cards.markup.custom_html ).toBe( true );
		expect( cards.markup[ 'wpp-start' ] ).toContain( 'wpp-cards' );
		expect( cards.thumbnail.active ).toBe( true );
		expect( await optionsOf( cards ) ).toEqual( cards );
		const styled = await optionsOf( { theme: { name: 'cards' } } );
		expect( styled.theme ).toEqual( { name: 'cards' } );
		expect( { ...styled, theme: { name: '' } } ).toEqual( await optionsOf( {} ) );
		expect( ( await optionsOf( { theme: { name: '../cards' } } ) ).theme.name ).toBe( '' );
	} );
} );

describe( 'the shortcode', () => {
	it( 'always uses custom markup, and enables options by length', async () => {
		const values = await optionsOf(
			{
				header: 'Read <b>this</b>',
				limit: '3',
				title_length: '20',
				title_by_words: '1',
				excerpt_length: '0',
				thumbnail_width: '60',
				stats_views: '0',
				stats_date: '1',
				stats_category: '1',
			},
			'from_shortcode'
		);
		expect( values ).toMatchObject( {
			title: 'Read this',
			limit: 3,
			shorten_title: { active: true, length: 20, words: true },
			'post-excerpt': { active: false },
			thumbnail: { active: true, width: 60, height: 60 },
			stats_tag: { views: false, date: { active: true }, taxonomy: { active: true } },
			markup: { custom_html: true },
		} );
	} );

	it( 'keeps empty wrappers', async () => {
		const { markup } = await optionsOf(
			{ wpp_start: '', wpp_end: '', post_html: '<p>{title}</p>' },
			'from_shortcode'
		);
		expect( markup ).toMatchObject( {
			'wpp-start': '',
			'wpp-end': '',
			'post-html': '<p>{title}</p>',
		} );
	} );
} );

describe( 'the old block', () => {
	it( 'is read with its own attribute names', async () => {
		const values = await optionsOf(
			{
				tax: 'post_tag',
				term_id: '4',
				shorten_title: true,
				title_length: 30,
				display_post_excerpt: true,
				excerpt_length: 20,
				excerpt_by_words: true,
				display_post_thumbnail: true,
				thumbnail_build: 'predefined',
				thumbnail_size: 'thumbnail',
				stats_comments: true,
				stats_taxonomy: true,
				taxonomy: 'post_tag',
				custom_html: true,
				wpp_start: '<ol>',
				wpp_end: '</ol>',
				post_html: '<li>{title}</li>',
			},
			'from_block'
		);
		expect( values ).toMatchObject( {
			taxonomy: 'post_tag',
			term_id: '4',
			shorten_title: { active: true, length: 30 },
			'post-excerpt': { active: true, length: 20, words: true },
			thumbnail: { size: 'thumbnail', width: 150 },
			stats_tag: {
				comment_count: true,
				views: true,
				taxonomy: { active: true, name: 'post_tag' },
			},
			markup: { custom_html: true, 'wpp-start': '<ol>', 'post-html': '<li>{title}</li>' },
		} );
	} );
} );

describe( 'very long markup', () => {
	it( 'is refused', async () => {
		const markup = { custom_html: true, 'post-html': '<li>' + 'x'.repeat( 20_000 ) + '</li>' };
		expect( ( await optionsOf( { markup } ) ).markup[ 'post-html' ] ).toContain( '{title}' );
	} );
} );

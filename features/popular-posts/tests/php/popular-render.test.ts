import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePopular, removePopular, type TestPost } from '../support/popular';
import { phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/popular-posts/tests/php/popular-render.php' );

const POSTS: Record< string, TestPost > = {
	plain: {
		title: 'Boats & "ropes" of the harbor',
		content:
			'<p>One <em>two <strong>three</strong></em> four.</p><script>bad()</script>[gallery]<p>Five six.</p>',
		views: { 0: 1234 },
		terms: { category: [ 'harbor' ] },
		hours: 72,
	},
	tricky: {
		title: 'A {views} and {url} title <em>here</em>',
		views: { 0: 1 },
		excerpt: 'Written {title} by hand.',
	},
};

let ids: Record< string, number > = {};

beforeAll( async () => {
	ids = await makePopular( POSTS );
	await call( 'set_thumbnail', ids.plain );
} );
afterAll( () => removePopular( ids ) );

const render = ( options: object, current = 0, before = '' ) =>
	call< string >( 'render', options, before, current );

const custom = ( html: string, options: object = {}, current = 0 ) =>
	render(
		{
			...options,
			markup: {
				custom_html: true,
				'post-html': html,
				'wpp-start': '<div>',
				'wpp-end': '</div>',
			},
		},
		current
	).then( ( text ) => text.replace( /^<div>\n|\n<\/div>\n$/g, '' ).split( '\n' ) );

describe( 'a list with default markup', () => {
	it( 'links titles and counts views', async () => {
		const html = await render( {} );
		expect( html ).toMatch(
			/^<ul class="wpp-list">\n<li>\n<a href="[^"]+popular-plain\/" class="wpp-post-title" target="_self">/
		);
		expect( html ).toContain(
			'<span class="wpp-meta post-stats"><span class="wpp-views">1.2k views</span></span>'
		);
		expect( html ).toContain( '>1 view<' );
		expect( html ).toContain( 'A {views} and {url} title <em>here</em></a>' );
		expect( html ).not.toContain( 'pagewright-entry' );
	} );

	it( 'marks the current post', async () => {
		const html = await render( {}, ids.tricky );
		expect( html.match( /<li class="current">/g ) ).toHaveLength( 1 );
		expect( html.indexOf( '<li>' ) ).toBeLessThan( html.indexOf( '<li class="current">' ) );
	} );

	it( 'shows every requested part', async () => {
		const html = await render( {
			shorten_title: { active: true, length: 10 },
			'post-excerpt': { active: true, length: 12 },
			stats_tag: {
				views: true,
				comment_count: true,
				author: true,
				date: { active: true, format: 'Y' },
				taxonomy: { active: true },
			},
		} );
		expect( html ).toContain( 'title="Boats &amp; “ropes” of the harbor"' );
		expect( html ).toContain( '>Boats &amp; “r…</a>' );
		expect( html ).toContain( '<span class="wpp-excerpt">One two thre…</span>' );
		expect( html ).toMatch(
			/<span class="wpp-views">1.2k views<\/span> \| <span class="wpp-comments">0 comments<\/span> \| <span class="wpp-author">by <a href="[^"]+">admin<\/a><\/span> \| <span class="wpp-date">posted on \d{4}<\/span> \| <span class="wpp-category">under <a href="[^"]+" class="wpp-taxonomy category category-\d+">/
		);
	} );

	it( 'has dates in the format of the site, and relative dates', async () => {
		const date = ( format: string ) =>
			render( { limit: 1, stats_tag: { date: { active: true, format } } } );
		expect( await date( 'relative' ) ).toContain( 'posted 3 days ago' );
		expect( await date( 'wp_date_format' ) ).toMatch( /posted on \w+ \d+, \d{4}/ );
	} );

	it( 'shows a message if it is empty', async () => {
		expect( await render( { post_type: 'wp_block' } ) ).toBe(
			'<p class="wpp-no-data">Sorry. No data so far.</p>'
		);
	} );

	it( 'shortens numbers unless disabled', async () => {
		const before = `add_filter( 'wpp_prettify_numbers', '__return_false' );`;
		expect( await render( {}, 0, before ) ).toContain( '1,234 views' );
		const texts = await call< string[] >( 'texts' );
		expect( texts ).toEqual( [
			'0',
			'899',
			'0.9k',
			'1k',
			'12.3k',
			'900k',
			'0.9m',
			'1.2m',
			'3b',
		] );
	} );
} );

describe( 'thumbnails', () => {
	const thumbnail = { active: true, width: 60, height: 40 };

	it( 'are existing files beside the title, without their own link for screen readers', async () => {
		const html = await render( { thumbnail } );
		expect( html ).toContain( 'wpp-list-with-thumbnails' );
		expect( html ).toMatch(
			/<a href="[^"]+" target="_self" tabindex="-1" aria-hidden="true"><img src="[^"]+\/uploads\/[^"]+-\d+x\d+\.\w+"[^>]* width="60" height="40" alt="Photo" class="wpp-thumbnail wpp_featured"[^>]* loading="lazy"/
		);
		expect( html ).toContain( 'no-thumbnail.svg" width="60" height="40"' );
	} );

	it( 'of a registered size use its files', async () => {
		const size = { active: true, build: 'predefined', size: 'thumbnail' };
		const html = await render( { limit: 1, thumbnail: size } );
		expect( html ).toMatch( /<img[^>]+width="150" height="150"[^>]+-150x150\./ );
		expect( html ).toContain( 'loading="lazy"' );
	} );

	it( 'have the title as alternative text if they are the only link', async () => {
		const [ html ] = await custom( '<li>{thumb}</li>', { limit: 1, thumbnail } );
		expect( html ).toContain( 'alt="Boats &amp; “ropes” of the harbor"' );
		expect( html ).not.toContain( 'aria-hidden' );
	} );

	it( 'are generated in the background, a limited number at a time', async () => {
		const [ before, after, waiting, strangers ] = await call< number[] >( 'count_files' );
		expect( after ).toBe( before );
		expect( strangers ).toBe( 0 );
		expect( waiting ).toBe( 6 );
		const [ html, hasLabel ] = await call< [ string, boolean ] >( 'made', ids.plain );
		expect( html ).toContain( '-10x10.' );
		// The metadata does not contain what a plugin adds for pages.
		expect( hasLabel ).toBe( false );
	} );
} );

describe( 'custom markup', () => {
	it( 'has its tags replaced once', async () => {
		const [ , tricky ] = await custom( '<li>{text_title}|{excerpt}|{views}|{nothing}</li>', {
			'post-excerpt': { active: true },
		} );
		expect( tricky ).toBe(
			'<li>A {views} and {url} title <em>here</em>|Written {title} by hand.|1|{nothing}</li>'
		);
	} );

	it( 'supports every tag', async () => {
		const tags =
			'pid current_class title title_attr text_title url thumb image thumb_img thumb_url excerpt summary stats meta author author_copy author_name author_url taxonomy taxonomy_copy category category_copy views views_copy comments comments_copy date date_copy rating score total_items item_position';
		const [ html ] = await custom(
			tags
				.split( ' ' )
				.map( ( tag ) => `${ tag }={${ tag }};` )
				.join( '' ),
			{
				thumbnail: { active: true },
				'post-excerpt': { active: true },
				stats_tag: {
					comment_count: true,
					author: true,
					date: { active: true },
					taxonomy: { active: true },
				},
			}
		);
		expect( html ).not.toContain( '{' );
		expect( html ).toContain( `pid=${ ids.plain };` );
		expect( html ).toContain( 'title_attr=Boats &amp; “ropes” of the harbor;' );
		expect( html ).toMatch( /thumb_url=http[^;<>]+;excerpt=One/ );
		expect( html ).toContain( 'author_name=admin;' );
		expect( html ).toMatch( /author_url=http[^;]+\/author\/admin\/;/ );
		expect( html ).toContain(
			'views=1.2k;views_copy=<span class="wpp-views">1.2k views</span>;'
		);
		expect( html ).toContain( 'total_items=2;item_position=1;' );
		expect( html ).toContain( 'rating=;score=;' );
	} );

	it( 'marks the current post with its tag', async () => {
		const html =
			'<li class="x {current_class}"><a class="{current_class}" href="{url}">{text_title}</a></li>';
		const [ plain, tricky ] = await custom( html, {}, ids.tricky );
		expect( plain ).toMatch( /^<li class="x "><a href=/ );
		expect( tricky ).toMatch( /^<li class="x current"><a class="current" href=/ );
	} );

	it( 'runs no scripts', async () => {
		const [ html ] = await custom(
			'<li onclick="x()"><script>x()</script><a href="javascript:x()">{text_title}</a><form><input></form><img src=x onerror=x()><p style="--n:{item_position}">{views}</p></li>'
		);
		expect( html ).not.toMatch( /<script|onclick|onerror|javascript|<form|<input/ );
		expect( html ).toContain( 'style="--n:1"' );
	} );

	it( 'keeps lazy loading and hidden links', async () => {
		const [ html ] = await custom( '<li>{thumb} {title}</li>', {
			thumbnail: { active: true },
		} );
		expect( html ).toMatch(
			/tabindex="-1" aria-hidden="true"><img[^>]+width="75" height="75"[^>]+aspect-ratio:75 \/ 75;object-fit:cover[^>]+loading="lazy" decoding="async"/
		);
	} );

	it( 'truncates an excerpt between its tags', async () => {
		const formatted = { active: true, keep_format: true, words: true, length: 3 };
		const [ html ] = await custom( '{excerpt}', { 'post-excerpt': formatted } );
		expect( html ).toBe( 'One <em>two <strong>three</strong></em>…' );
	} );
} );

describe( 'a theme', () => {
	it( 'is in a shadow root with its style sheet', async () => {
		const html = await render( { theme: { name: 'midnight', decides: true } }, ids.plain );
		expect( html ).toMatch(
			/^<div class="popular-posts-sr"><template shadowrootmode="open"><style>:host[^]+<\/style><ol class="wpp-list wpp-midnight">/
		);
		expect( html ).toContain( 'style="--item-position:1;--total-items:2"' );
		expect( html ).toContain( '<li class="current"' );
		expect( html ).toMatch( /<\/ol>\n<\/template><\/div>$/ );
	} );

	it.each( [
		'cards',
		'cards-compact',
		'cardview',
		'cardview-compact',
		'evergreen',
		'midnight',
		'sunrise',
		'sunset',
		'tiles',
		'tiny',
	] )( '%s has entries', async ( name ) => {
		const html = await render( { theme: { name, decides: true } } );
		expect( html.match( /class="wpp-post-title"/g ) ).toHaveLength( 2 );
		expect( html ).not.toMatch( /\{[a-z_]+\}(?! )/ );
	} );
} );

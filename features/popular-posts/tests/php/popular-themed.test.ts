import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePost } from '../../../../tests/support/editor';
import { php, phpFile } from '../../../../tests/support/site';
import { clear } from '../support/views';

const { call } = phpFile( 'features/popular-posts/tests/php/popular-themed.php' );

let post = 0;

const old = ( attrs: object ) => call< string >( 'old_theme', attrs );

beforeAll( async () => {
	await clear();
	post = await makePost( 'Text of it.', { post_title: 'First', post_type: 'post' } );
	await call( 'count_views', post );
} );
afterAll( async () => {
	await call( 'remove', post );
	await clear();
} );

// Output of WordPress Popular Posts 7.3.8 for these attributes: a theme adds its style and
// changes nothing else.
const themed = ( html: string ) =>
	html
		.replace( /^[^]*<\/style>/, '' )
		.replace( /<\/template>[^]*$/, '' )
		.replace( / class="(current|)"/g, '' )
		.replace( /href="[^"]*"/g, 'href="…"' )
		.replace( /\s*\n\s*|(?<=<li>)\s+/g, '' )
		.trim();
const LINK = '<a href="…" class="wpp-post-title" target="_self">First</a>';

describe( 'a list of WordPress Popular Posts with a theme, without that plugin', () => {
	it( 'has the design of its theme, and its own options', async () => {
		const html = await old( { theme: 'cards', range: 'all', limit: 1 } );
		expect( html ).toContain( 'shadowrootmode="open"' );
		expect( themed( html ) ).toBe(
			`<ul class="wpp-list"><li>${ LINK } <span class="wpp-meta post-stats"><span class="wpp-views">90 views</span></span></li></ul>`
		);
		const changed = await old( {
			theme: 'cards',
			range: 'all',
			limit: 1,
			stats_author: true,
			display_post_excerpt: true,
			excerpt_length: 7,
			custom_html: true,
			wpp_start: '<ol class="wpp-list wpp-cards">',
			wpp_end: '</ol>',
			post_html: '<li>{title} {views} {excerpt}</li>',
		} );
		expect( themed( changed ) ).toBe(
			`<ol class="wpp-list wpp-cards"><li>${ LINK } 90 Text of…</li></ol>`
		);
	} );

	it( 'has images of its own size in a theme', async () => {
		const html = await old( {
			theme: 'cards',
			range: 'all',
			limit: 1,
			display_post_thumbnail: true,
			thumbnail_width: 120,
			thumbnail_height: 90,
			custom_html: true,
			post_html: '<li>{thumb_img} {title}</li>',
		} );
		expect( themed( html ) ).toMatch(
			/^<ul class="wpp-list"><li><img [^>]*width="120" height="90"[^>]*> <a [^>]*>First<\/a><\/li><\/ul>$/
		);
	} );

	it( 'works the same as a shortcode', async () => {
		const shortcode = ( atts: string ) =>
			php< string >( `return do_shortcode( '[wpp range="all" limit=1 ${ atts }]' );` );
		expect( themed( await shortcode( 'theme="cards"' ) ) ).toBe(
			`<ul class="wpp-list"><li>${ LINK } <span class="wpp-meta post-stats"><span class="wpp-views">90 views</span></span></li></ul>`
		);
		expect(
			themed( await shortcode( 'theme="cards" stats_views=0 excerpt_length=7' ) )
		).toContain( '<p class="wpp-excerpt">Text of…</p>' );
		expect(
			themed( await shortcode( 'theme="cards" post_html="<li>mine {title}</li>"' ) )
		).toBe( `<ul class="wpp-list"><li>mine ${ LINK }</li></ul>` );
		expect( await shortcode( 'theme="gone"' ) ).not.toContain( '<template' );
	} );

	it( 'works the same as a classic widget with the options of a theme', async () => {
		const data = await call< any >( 'data', {
			limit: 2,
			shorten_title: { active: false },
			'post-excerpt': { active: false },
			thumbnail: { active: true, build: 'manual', width: 120, height: 90 },
			stats_tag: { views: true, comment_count: true },
			markup: { custom_html: true, 'post-html': '<li>{title}</li>' },
			theme: { name: 'cards', applied: true },
		} );
		expect( data ).toMatchObject( {
			look: { theme: 'cards' },
			show: { thumbnail_size_width: 120, comments: true, excerpt: false },
			markup: { custom_html: true, post_html: '<li>{title}</li>' },
		} );
	} );

	it( 'opens links in the target of the settings, also from the cache', async () => {
		const links = () => call< number >( 'links' );
		expect( await links() ).toBe( 0 );
		const save = ( target: string ) =>
			php(
				`Pagewright\\Features\\PopularPosts\\Views\\Settings::load()->with( array( 'link_target' => '${ target }' ) )->save();`
			);
		await save( '_blank' );
		// The image and the title, as in WordPress Popular Posts, but not links to terms.
		expect( await links() ).toBe( 2 );
		await save( '_top' );
		expect( await links() ).toBe( 0 );
	} );
} );

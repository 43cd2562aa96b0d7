import { expect, test, type Locator, type Page } from '@playwright/test';
import { dropClassicTheme, useClassicTheme } from '../support/classic';
import { makePost } from '../support/editor';
import { sidewaysScroll } from '../support/layout';
import { ownPosts } from '../support/own-posts';
import { php, phpFile } from '../support/site';
import { shared } from '../support/units';

const { call } = phpFile( 'tests/e2e/widget-looks.php' );

const LAYOUT_SLIDER = 'SiteOrigin_Widget_LayoutSlider_Widget';
const HERO = 'SiteOrigin_Widget_Hero_Widget';
const SOCIAL = 'SiteOrigin_Widget_SocialMediaButtons_Widget';
const TABS = 'SiteOrigin_Widget_Tabs_Widget';
/** WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5;
const posts = ownPosts();

test.use( { storageState: { cookies: [], origins: [] } } );
test.afterAll( () => posts.remove() );

/** Returns texts in a slide whose contrast with the slide's color is too low. */
const unreadable = ( slide: Locator ): Promise< string[] > =>
	slide.evaluate( ( root, least ) => {
		const luminance = ( color: string ) => {
			const [ red, green, blue ] = color
				.match( /[\d.]+/g )!
				.slice( 0, 3 )
				.map( ( part ) => {
					const value = Number( part ) / 255;
					return value <= 0.04045 ? value / 12.92 : ( ( value + 0.055 ) / 1.055 ) ** 2.4;
				} );
			return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
		};
		const ground = getComputedStyle( root ).backgroundColor;
		const walker = document.createTreeWalker( root, NodeFilter.SHOW_TEXT );
		const found: string[] = [];
		while ( walker.nextNode() ) {
			const text = walker.currentNode.textContent!.trim();
			const { color } = getComputedStyle( walker.currentNode.parentElement! );
			const both = [ luminance( color ), luminance( ground ) ].sort( ( a, b ) => b - a );
			if ( text && ( both[ 0 ]! + 0.05 ) / ( both[ 1 ]! + 0.05 ) < least ) {
				found.push( `${ text }: ${ color } on ${ ground }` );
			}
		}
		return found;
	}, LEAST_CONTRAST );

for ( const [ theme, css ] of [
	[ 'as it is', '/* nothing */' ],
	[
		'with dark text',
		'.entry-content :is(h1, h2, h3, h4, h5, h6) { color: #111 } .entry-content :is(p, li, strong, cite) { color: #222 } .entry-content a { color: #0a246a }',
	],
	[
		'with light text',
		'body, .entry-content :is(h1, h2, p, li, strong, cite) { color: #fff } .entry-content a { color: #9cf }',
	],
] as const ) {
	test( `every text of a layout slider is readable in a theme ${ theme }`, async ( { page } ) => {
		const blocks =
			'<!-- wp:heading --><h2 class="wp-block-heading">Rooms</h2><!-- /wp:heading --><!-- wp:paragraph --><p>Under the <strong>roof</strong>, <a href="/">to the garden</a>.</p><!-- /wp:paragraph --><!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>Single from 60</li><!-- /wp:list-item --></ul><!-- /wp:list --><!-- wp:quote --><blockquote class="wp-block-quote"><!-- wp:paragraph --><p>Quiet.</p><!-- /wp:paragraph --><cite>A guest</cite></blockquote><!-- /wp:quote -->';
		// Neither white nor the dark color of other widgets has enough contrast with a middle gray.
		const colors = [ '#000000', '#f4f1ea', '#8a4b08', '#7f7f7f', '#777777' ];
		const backgrounds = [ {}, ...colors.map( ( color ) => ( { color } ) ) ];
		await page.goto(
			await posts.page( [
				LAYOUT_SLIDER,
				{
					frames: backgrounds.map( ( background ) => ( {
						content: { blocks },
						background,
					} ) ),
					controls: { autoplay: false },
				},
			] )
		);
		await page.addStyleTag( { content: css } );
		const slides = page.locator( '.sow-slider-image' );
		await expect( slides ).toHaveCount( backgrounds.length );
		for ( const slide of await slides.all() ) {
			expect( await slide.locator( 'p' ).count() ).toBeGreaterThan( 0 );
			expect( await unreadable( slide ) ).toEqual( [] );
		}
	} );
}

/** Returns words that the browser has broken into several lines. */
const brokenWords = ( texts: Locator ): Promise< string[] > =>
	texts.evaluateAll( ( all ) =>
		all.flatMap( ( element ) => {
			const walker = document.createTreeWalker( element, NodeFilter.SHOW_TEXT );
			const broken: string[] = [];
			while ( walker.nextNode() ) {
				const node = walker.currentNode;
				for ( const { index, 0: word } of node.textContent!.matchAll( /\S+/g ) ) {
					const range = document.createRange();
					range.setStart( node, index );
					range.setEnd( node, index + word.length );
					const lines = new Set(
						[ ...range.getClientRects() ].map( ( { y } ) => Math.round( y ) )
					);
					if ( lines.size > 1 ) {
						broken.push( word );
					}
				}
			}
			return broken;
		} )
	);

for ( const width of [ 1280, 390 ] ) {
	test( `a hero in a column a third wide breaks no word, at ${ width } px`, async ( {
		page,
	} ) => {
		const hero = `<!-- wp:sowb/siteorigin-widget-hero-widget ${ JSON.stringify( {
			widgetClass: HERO,
			widgetData: {
				frames: [ 'Open', 'Late' ].map( ( word ) => ( {
					content: `<h2>${ word } today</h2><p>Bread of the night.</p>`,
					buttons: [ { button: { text: 'What we bake', url: '#' } } ],
				} ) ),
				controls: { autoplay: false },
			},
		} )
			.replaceAll( '<', '\\u003c' )
			.replaceAll( '>', '\\u003e' ) } /-->`;
		const column = ( content: string ) =>
			`<!-- wp:column --><div class="wp-block-column">${ content }</div><!-- /wp:column -->`;
		const id = await makePost(
			`<!-- wp:columns --><div class="wp-block-columns">${ column( hero ) }${ column( '' ) }${ column( '' ) }</div><!-- /wp:columns -->`
		);
		try {
			await page.setViewportSize( { width, height: 900 } );
			await page.goto( `/?p=${ id }` );
			const texts = page.locator(
				'.cycle-slide-active :is(h2, p, .pagewright-button__text)'
			);
			await expect( texts ).toHaveCount( 3 );
			expect( await brokenWords( texts ) ).toEqual( [] );
			expect( await sidewaysScroll( page ) ).toBe( 0 );
			// Arrows do not cover the text.
			const boxes = await page
				.locator( '.sow-slide-nav > a, .cycle-slide-active :is(h2, p, .sowb-button)' )
				.evaluateAll( ( all ) =>
					all.map( ( element ) => ( {
						isArrow: !! element.closest( '.sow-slide-nav' ),
						...element.getBoundingClientRect().toJSON(),
					} ) )
				);
			const arrows = boxes.filter( ( { isArrow } ) => isArrow );
			const covered = boxes.filter(
				( box ) =>
					! box.isArrow &&
					arrows.some(
						( arrow ) =>
							arrow.left < box.right &&
							box.left < arrow.right &&
							arrow.top < box.bottom &&
							box.top < arrow.bottom
					)
			);
			expect( arrows ).toHaveLength( 2 );
			expect( covered ).toEqual( [] );
		} finally {
			await php( `wp_delete_post( ${ id }, true );` );
		}
	} );
}

test( 'fully rounded social media buttons are circles, in every size', async ( { page } ) => {
	const networks = [ 'facebook', 'linkedin', 'envelope', 'vimeo-v' ].map( ( name ) => ( {
		name,
		url: 'https://example.org/',
	} ) );
	const designs = [ 'flat', 'atom', 'wire' ].flatMap( ( theme ) =>
		[ '0.5', '1', '1.4', '1.8' ].flatMap( ( padding ) =>
			[ '1', '2' ].map( ( size ) => ( { theme, padding, icon_size: size, rounding: '1.5' } ) )
		)
	);
	await page.goto(
		await posts.page(
			...designs.map( ( design ): [ string, object ] => [ SOCIAL, { networks, design } ] )
		)
	);
	const buttons = page.locator( '.sow-social-media-button' );
	await expect( buttons ).toHaveCount( designs.length * networks.length );
	const wrong = await buttons.evaluateAll( ( all ) =>
		all
			.map( ( button ) => {
				const { width, height } = button.getBoundingClientRect();
				const radius = parseFloat( getComputedStyle( button ).borderTopLeftRadius );
				return { width, height, radius };
			} )
			.filter(
				( { width, height, radius } ) =>
					Math.abs( width - height ) > 0.5 || radius < width / 2 - 0.5
			)
	);
	expect( wrong ).toEqual( [] );
} );

for ( const direction of [ 'ltr', 'rtl' ] ) {
	test( `a row of tabs fades if more tabs are out of view, ${ direction }`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 390, height: 800 } );
		await page.addInitScript( ( dir ) => {
			document.addEventListener( 'DOMContentLoaded', () => {
				document.documentElement.dir = dir;
			} );
		}, direction );
		await page.goto(
			await posts.page( [
				TABS,
				{
					tabs: [ 'Opening hours', 'The way here', 'Parking', 'Prices' ].map(
						( title ) => ( { title, content_text: '<p>About it.</p>' } )
					),
				},
			] )
		);
		const row = page.locator( '.sow-tabs-tab-container' );
		/** Returns the opacity of the mask at the left and right edge. */
		const edges = () =>
			row.evaluate( ( element ) => {
				const { maskImage } = getComputedStyle( element );
				return {
					isMasked: maskImage !== 'none',
					before: element.classList.contains( 'has-more-before' ),
					after: element.classList.contains( 'has-more-after' ),
				};
			} );
		expect(
			await row.evaluate( ( element ) => element.scrollWidth - element.clientWidth )
		).toBeGreaterThan( 0 );
		await expect.poll( edges ).toEqual( { isMasked: true, before: false, after: true } );
		await page.getByRole( 'tab' ).last().scrollIntoViewIfNeeded();
		await row.evaluate( ( element ) =>
			element.scrollTo( {
				left: 9999 * ( getComputedStyle( element ).direction === 'rtl' ? -1 : 1 ),
			} )
		);
		await expect.poll( edges ).toEqual( { isMasked: true, before: true, after: false } );
		await page.setViewportSize( { width: 1280, height: 800 } );
		await expect.poll( edges ).toEqual( { isMasked: false, before: false, after: false } );
	} );
}

test.describe( 'in a classic theme', () => {
	let id = 0;

	test.beforeAll( async () => {
		id = await call< number >( 'make_page_of_widgets', shared.withoutSpace );
		await useClassicTheme();
	} );
	test.afterAll( async () => {
		await dropClassicTheme();
		await php( `wp_delete_post( ${ id }, true );` );
	} );

	/** Returns the pixels between each widget and the next. */
	const gaps = ( page: Page ) =>
		page.locator( 'body > [class^="so-widget-"]' ).evaluateAll( ( all ) =>
			all.slice( 1 ).map( ( widget, i ) => ( {
				between: `${ all[ i ]!.className.split( ' ' )[ 0 ] } and ${ widget.className.split( ' ' )[ 0 ] }`,
				px: widget.getBoundingClientRect().top - all[ i ]!.getBoundingClientRect().bottom,
			} ) )
		);

	test( 'there is space between every two widgets', async ( { page } ) => {
		await page.goto( `/?page_id=${ id }`, { waitUntil: 'networkidle' } );
		const found = await gaps( page );
		expect( found.length ).toBeGreaterThanOrEqual( 24 );
		expect( found.filter( ( { px } ) => px < 12 ) ).toEqual( [] );
	} );
} );

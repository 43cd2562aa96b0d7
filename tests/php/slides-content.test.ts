// Does not depend on the database.
import { describe, expect, it } from 'vitest';
import { errorLog, phpFile } from '../support/site';
import { CLASSES, htmlOf, picture, pictures, render } from '../support/slides';

const { call } = phpFile( 'tests/php/slides-content.php' );

const settingsOf = ( document: Document ) =>
	JSON.parse( document.querySelector< HTMLElement >( '.sow-slider-images' )!.dataset.settings! );

describe( 'controls', () => {
	it( 'are passed to the script', async () => {
		const document = await render( 'slider', {
			frames: pictures( 'a', 'b' ),
			controls: {
				autoplay: 'on',
				autoplay_hover: 'on',
				speed: '250',
				timeout: '3000',
				swipe: false,
				unmute: 'on',
				nav_always_show_mobile: 'on',
			},
		} );
		const { anchor, ...settings } = settingsOf( document );
		expect( anchor ).toMatch( /^sow-slider-\d+$/ );
		expect( settings ).toEqual( {
			pagination: true,
			speed: 250,
			timeout: 3000,
			paused: false,
			pause_on_hover: true,
			swipe: false,
			nav_always_show_desktop: false,
			nav_always_show_mobile: true,
			breakpoint: '780px',
			unmute: true,
			muteLoc: 'Mute',
			unmuteLoc: 'Unmute',
		} );
		// Without a file there is no sound.
		expect( document.querySelector( '.sow-player-controls-sound' ) ).toBeNull();
	} );

	it( 'include a stop button, first in the tab order, only if slides change automatically', async () => {
		const isFirst = async ( data: object ) =>
			( await render( 'slider', data ) ).querySelector( 'button, a, [tabindex]' )?.className;
		expect( await isFirst( { frames: pictures( 'a', 'b' ) } ) ).toBe( 'pagewright-rotation' );
		for ( const data of [
			{ frames: pictures( 'a', 'b' ), controls: { autoplay: false } },
			{ frames: pictures( 'a', 'b' ), controls: { timeout: 0 } },
		] ) {
			expect( await isFirst( data ) ).toBe( 'sow-slider-images' );
		}
		expect( await isFirst( { frames: pictures( 'a' ) } ) ).toBeUndefined();
	} );

	it( 'link to existing slides', async () => {
		const document = await render( 'slider', { frames: pictures( 'a', 'b', 'c' ) } );
		const dots = [
			...document.querySelectorAll< HTMLAnchorElement >( '.sow-slider-pagination a' ),
		];
		expect(
			dots.map( ( dot ) => document.getElementById( dot.hash.slice( 1 ) )?.tagName )
		).toEqual( [ 'LI', 'LI', 'LI' ] );
	} );
} );

describe( 'a hero', () => {
	const contentOf = async ( content: string, more = {} ) =>
		(
			await render( 'hero', {
				frames: [ { content, buttons: [ { button: { text: 'Go' } } ], ...more } ],
			} )
		).querySelector( '.sow-slider-image-wrapper' )!;

	it( 'has its buttons once, in place of the placeholder', async () => {
		for ( const content of [
			'<h2>A</h2><p>[buttons]</p><p>B</p>',
			'<h2>A</h2>[buttons]<p>B</p>',
			'<h2>A</h2><p>[buttons] B</p>',
			'<h2>A</h2><p>[buttons]</p><p>B [buttons]</p>',
		] ) {
			expect(
				( await contentOf( content ) ).textContent!.replace( /\s+/g, '' ),
				content
			).toBe( 'AGoB' );
		}
		expect( ( await contentOf( '<h2>A</h2>' ) ).lastElementChild!.className ).toBe(
			'sow-hero-buttons'
		);
	} );

	it( 'prints the text of a button literally', async () => {
		const content = await contentOf( '<p>[buttons]</p>', {
			buttons: [ { button: { text: 'Costs $1 \\2', url: 'https://example.org/?$0' } } ],
		} );
		expect( content.textContent ).toContain( 'Costs $1 \\2' );
		expect( content.querySelector( 'a' )!.getAttribute( 'href' ) ).toBe(
			'https://example.org/?$0'
		);
	} );

	it( 'skips a frame that contains itself', async () => {
		const html = await htmlOf(
			'hero',
			{ frames: [ { content: 'Before [again] after' } ] },
			`add_shortcode( 'again', static fn () => render_block( array( 'blockName' => 'sowb/siteorigin-widget-hero-widget', 'attrs' => array( 'widgetClass' => '${ CLASSES.hero }', 'widgetData' => array( 'frames' => array( array( 'content' => 'Before [again] after' ) ) ) ), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) ) );`
		);
		expect( html.match( /Before/g ) ).toHaveLength( 1 );
	} );
} );

describe( 'a layout slider', () => {
	it( 'shows the section of its headings if a filter enables it', async () => {
		const isHidden = ( before: string ) =>
			call< boolean >( 'is_hidden', before, CLASSES[ 'layout-slider' ] );
		expect( await isHidden( '' ) ).toBe( true );
		expect(
			await isHidden(
				`add_filter( 'sow_layout_slider_show_heading_fields', '__return_true' );`
			)
		).toBe( false );
	} );
} );

describe( 'filters of the public widgets bundle', () => {
	it( 'receive the known arguments and change the slide', async () => {
		const document = await render(
			'hero',
			{
				frames: [
					{
						content: '<h2>A</h2>',
						background: {
							image_fallback: picture( 'a' ),
							opacity: 40,
							color: '#123456',
						},
					},
				],
			},
			`
			add_filter( 'siteorigin_widgets_slider_wrapper_attributes', static function ( $attributes, $frame, $background ) {
				$attributes['class'][] = 'from-' . trim( wp_strip_all_tags( $frame['content'] ) );
				$attributes['style'][] = 'outline-width:' . $background['opacity'] . 'px';
				$attributes['data-slug'] = 'first"><b';
				$attributes['on click'] = 'bad';
				return $attributes;
			}, 10, 3 );
			add_filter( 'siteorigin_widgets_slider_overlay_attributes', static function ( $attributes, $frame, $background ) {
				$attributes['style'][] = 'background:' . $background['color'];
				return $attributes;
			}, 10, 3 );
			add_filter( 'siteorigin_widgets_slider_attr', static fn ( $attributes, $frame, $background ) => array( 'data-of' => $background['image'] ) + $attributes, 10, 3 );
			add_filter( 'siteorigin_hero_frame_content', static fn ( $html, $frame ) => $html . '<i>more</i>', 10, 2 );
			add_action( 'siteorigin_widgets_slider_before_contents', static function ( $frame ) { echo '<i>before</i>'; } );
			add_action( 'siteorigin_widgets_slider_after_contents', static function ( $frame ) { echo '<i>after ', esc_html( $frame['content_selected_editor'] ), '</i>'; } );
			`
		);
		const slide = document.querySelector< HTMLElement >( 'li' )!;
		expect( slide.classList.contains( 'from-A' ) ).toBe( true );
		expect( slide.getAttribute( 'style' ) ).toContain( 'outline-width:0.4px' );
		expect( slide.dataset.slug ).toBe( 'first"><b' );
		expect( slide.outerHTML ).not.toContain( 'on click' );
		expect( slide.querySelector( '.sow-slider-image-overlay' )!.getAttribute( 'style' ) ).toBe(
			'background:#123456'
		);
		expect( slide.querySelector( 'img' )!.dataset.of ).toBe( 'https://example.org/a.webp' );
		expect(
			[ ...slide.querySelectorAll( 'i' ) ].map( ( { textContent } ) => textContent )
		).toEqual( [ 'before', 'more', 'after tmce' ] );
	} );
} );

it( 'the log contains no error', async () => {
	expect( await errorLog() ).toBe( '' );
} );

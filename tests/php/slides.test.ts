// Does not depend on the database.
import { describe, expect, it } from 'vitest';
import { errorLog, phpFile } from '../support/site';
import { CLASSES, htmlOf, picture, pictures, render, type Name } from '../support/slides';

const { call } = phpFile( 'tests/php/slides.php' );

describe( 'old data of slides', () => {
	const migrated = ( name: Name, data: object ) =>
		call< Record< string, Record< string, unknown > > >( 'migrated', data, CLASSES[ name ] );

	it.each( Object.keys( CLASSES ) as Name[] )(
		'%s moves the navigation from the root to the controls, which have priority',
		async ( name ) => {
			expect(
				await migrated( name, {
					speed: '900',
					timeout: 3000,
					nav_size: 40,
					other: 'kept',
					controls: { speed: 100 },
				} )
			).toEqual( {
				other: 'kept',
				controls: { speed: 100, timeout: 3000, nav_size: 40 },
			} );
			expect( await migrated( name, { speed: 5, controls: 'lost' } ) ).toEqual( {
				controls: { speed: 5 },
			} );
		}
	);

	it.each( [ 'hero', 'layout-slider' ] as Name[] )(
		'%s moves heights and paddings from the design to the layout, with units',
		async ( name ) => {
			expect(
				await migrated( name, {
					design: {
						height: '20',
						height_unit: 'em',
						extra_top_padding: '5px',
						height_responsive: '200px',
						vertically_align: true,
						heading_color: '#fff',
					},
					layout: { desktop: { padding_extra_top: '9px' }, mobile: 'lost' },
				} )
			).toEqual( {
				design: { heading_color: '#fff' },
				layout: {
					desktop: { padding_extra_top: '9px', height: '20', height_unit: 'em' },
					mobile: { height_responsive: '200px' },
					vertically_align: true,
				},
			} );
		}
	);

	it( 'keeps the height of a slider', async () => {
		const data = { design: { height: '300px' } };
		expect( await migrated( 'slider', data ) ).toEqual( data );
	} );
} );

describe( 'the first slide', () => {
	it( 'loads its images at once, the others near the viewport', async () => {
		const document = await render( 'slider', {
			frames: [
				{},
				{ background_image: '@photo', foreground_image: '@photo' },
				{ background_image: '@photo', foreground_image: '@photo' },
				...pictures( 'far' ),
			],
		} );
		const slides = [ ...document.querySelectorAll( 'li.sow-slider-image' ) ].map( ( slide ) =>
			[ ...slide.querySelectorAll( 'img' ) ].map( ( image ) =>
				[ 'loading', 'fetchpriority' ].map( ( name ) => image.getAttribute( name ) )
			)
		);
		expect( slides ).toEqual( [
			[
				[ 'eager', 'high' ],
				[ 'eager', 'high' ],
			],
			[
				[ 'lazy', null ],
				[ 'lazy', null ],
			],
			[ [ 'lazy', null ] ],
		] );
		expect(
			document.querySelector( 'img.sow-slider-background-image' )!.getAttribute( 'sizes' )
		).toBe( '100vw' );
	} );

	it( 'determines the shape of all', async () => {
		const html = await htmlOf( 'slider', {
			frames: [ { background_color: '#123' }, ...pictures( 'a' ) ],
		} );
		expect( html ).toContain( '--pw-slides-ratio:1200 / 500;' );
	} );
} );

describe( 'a link of a slide', () => {
	const frames = ( url: string, more = {} ) => ( {
		frames: [ { background_image_fallback: picture( 'a' ), url, ...more } ],
	} );

	it.each( [
		'javascript:alert(1)',
		' \tjava\nscript:alert(1)',
		'data:text/html,x',
		'vbscript:x',
		'post: 999999',
	] )( '%j is invalid', async ( url ) => {
		const document = await render( 'slider', frames( url ) );
		expect( document.querySelector( 'li' ) ).not.toBeNull();
		expect( document.querySelector( 'a' ) ).toBeNull();
		expect( document.querySelector( '[data-url]' ) ).toBeNull();
	} );

	it( 'is a link with a name, and part of the data for other scripts', async () => {
		const document = await render( 'slider', {
			frames: [
				{
					background_image: '@photo',
					url: 'https://example.org/?a=1&b=2',
					new_window: 'on',
				},
			],
		} );
		const link = document.querySelector( 'a.pagewright-slide-link' )!;
		expect( link.getAttribute( 'href' ) ).toBe( 'https://example.org/?a=1&b=2' );
		expect( link.getAttribute( 'target' ) ).toBe( '_blank' );
		expect( link.getAttribute( 'rel' ) ).toBe( 'noopener' );
		expect( link.getAttribute( 'aria-label' ) ).toBe( 'Photo' );
		expect( JSON.parse( document.querySelector< HTMLElement >( 'li' )!.dataset.url! ) ).toEqual(
			{ url: 'https://example.org/?a=1&b=2', new_window: true }
		);
	} );
} );

describe( 'videos behind a slide', () => {
	const videoOf = async ( ...videos: object[] ) =>
		( await render( 'slider', { frames: [ { background_videos: videos } ] } ) ).querySelector(
			'.sow-background-element'
		);

	it.each( [
		[
			'https://www.youtube.com/watch?t=3&v=dQw4w9WgXcQ&list=x',
			'www.youtube-nocookie.com/embed/dQw4w9WgXcQ?',
		],
		[ 'https://youtu.be/dQw4w9WgXcQ?si=1', 'www.youtube-nocookie.com/embed/dQw4w9WgXcQ?' ],
		[
			'https://m.youtube.com/shorts/dQw4w9WgXcQ',
			'www.youtube-nocookie.com/embed/dQw4w9WgXcQ?',
		],
		[ 'https://vimeo.com/76979871', 'player.vimeo.com/video/76979871?' ],
		[ 'https://vimeo.com/channels/staffpicks/76979871', 'player.vimeo.com/video/76979871?' ],
	] )( 'of a service send no request before a click: %s', async ( url, player ) => {
		const element = ( await videoOf( { url } ) ) as HTMLElement;
		expect( element.dataset.embed ).toContain( `https://${ player }` );
		expect( element.querySelector( 'iframe, img, video, script, link' ) ).toBeNull();
		expect( element.querySelector( 'button' )!.textContent ).toBe( 'Play video' );
	} );

	it( 'of Vimeo have no tracking, and keep their hash', async () => {
		for ( const url of [
			'https://vimeo.com/76979871/0a1b2c3d4e',
			'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e',
		] ) {
			const { embed } = ( ( await videoOf( { url } ) ) as HTMLElement ).dataset;
			expect( new URL( embed! ).searchParams.get( 'dnt' ) ).toBe( '1' );
			expect( new URL( embed! ).searchParams.get( 'h' ) ).toBe( '0a1b2c3d4e' );
		}
	} );

	it( 'of an unsupported service are links', async () => {
		const element = ( await videoOf( {
			url: 'https://www.dailymotion.com/video/x8abcde',
		} ) ) as HTMLElement;
		expect( element.dataset.embed ).toBeUndefined();
		expect( element.querySelector( 'a' )!.href ).toBe(
			'https://www.dailymotion.com/video/x8abcde'
		);
	} );

	it( 'are sources of one video, which does not preload', async () => {
		const element = ( await videoOf(
			{ url: 'https://example.org/a.webm', autoplay: 'on' },
			{ url: 'https://example.org/stream', format: 'video/ogg' },
			{ url: 'https://youtu.be/dQw4w9WgXcQ' }
		) )!;
		const video = element.querySelector( 'video' )!;
		expect( [
			video.preload,
			video.hasAttribute( 'autoplay' ),
			video.hasAttribute( 'data-autoplay' ),
		] ).toEqual( [ 'none', false, true ] );
		expect(
			[ ...video.querySelectorAll( 'source' ) ].map( ( { src, type } ) => [ src, type ] )
		).toEqual( [
			[ 'https://example.org/a.webm', 'video/webm' ],
			[ 'https://example.org/stream', 'video/ogg' ],
		] );
	} );

	it.each( [
		'javascript:alert(1)',
		'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
		'https://evil.example/?u=https://youtu.be/dQw4w9WgXcQ',
	] )( '%s is not a player', async ( url ) => {
		expect(
			await htmlOf( 'slider', {
				frames: [ { background_color: '#000', background_videos: [ { url } ] } ],
			} )
		).not.toContain( 'data-embed' );
	} );
} );

it( 'the log contains no error', async () => {
	expect( await errorLog() ).toBe( '' );
} );

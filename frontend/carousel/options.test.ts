import { describe, expect, it } from 'vitest';
import { deviceOf, readCarousel } from './options';

function wrapper( settings: unknown, responsive: unknown = {} ): HTMLElement {
	const element = document.createElement( 'div' );
	element.dataset.carousel_settings =
		typeof settings === 'string' ? settings : JSON.stringify( settings );
	element.dataset.responsive = JSON.stringify( responsive );
	return element;
}

describe( 'settings of a carousel', () => {
	it( 'have defaults, also for invalid values', () => {
		const defaults = {
			isLoop: false,
			hasDots: false,
			speedMs: 500,
			autoplay: 'off',
			timeoutMs: 3000,
			isPausedOnHover: false,
			hasAdaptiveHeight: false,
			isDynamic: true,
			dotsPlace: '',
		};
		for ( const broken of [ '', '{', 'null', '"x"', '[]' ] ) {
			expect( readCarousel( wrapper( broken ) ) ).toMatchObject( defaults );
		}
	} );

	it( 'accept numbers, texts and switches of old pages', () => {
		const options = readCarousel(
			wrapper( {
				loop: '1',
				dots: 'false',
				animation_speed: '250',
				autoplay: 'on',
				autoplaySpeed: 0,
				pauseOnHover: 1,
				appendDots: '.mine',
			} )
		);
		expect( options ).toMatchObject( {
			isLoop: true,
			hasDots: false,
			speedMs: 250,
			autoplay: 'timed',
			timeoutMs: 0,
			isPausedOnHover: true,
			dotsPlace: '.mine',
		} );
		expect( readCarousel( wrapper( { autoplay: 'continuous' } ) ).autoplay ).toBe(
			'continuous'
		);
		expect( readCarousel( wrapper( { autoplay: 'off' } ) ).autoplay ).toBe( 'off' );
		expect( readCarousel( wrapper( { animation_speed: -4 } ) ).speedMs ).toBe( 500 );
	} );

	it( 'apply to windows up to a width', () => {
		const { devices } = readCarousel(
			wrapper(
				{},
				{
					desktop_slides_to_scroll: 3,
					tablet_portrait_slides_to_scroll: '2',
					tablet_portrait_breakpoint: 1025,
					mobile_slides_to_scroll: 0,
					mobile_breakpoint: 480,
					mobile_navigation: false,
				}
			)
		);
		const at = ( widthPx: number ) => deviceOf( devices, widthPx );
		expect( [
			at( 480 ).toScroll,
			at( 481 ).toScroll,
			at( 1025 ).toScroll,
			at( 1026 ).toScroll,
		] ).toEqual( [ 1, 2, 2, 3 ] );
		expect( [ at( 480 ).hasArrows, at( 481 ).hasArrows ] ).toEqual( [ false, true ] );
	} );
} );

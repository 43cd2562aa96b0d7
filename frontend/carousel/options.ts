import { parse } from '../read';

/** What holds for windows up to a width. */
export interface Device {
	upToPx: number;
	/** Items that one step moves by. */
	toScroll: number;
	hasArrows: boolean;
	hasDots: boolean;
}

export interface CarouselOptions {
	/** At its end it begins again. */
	isLoop: boolean;
	hasDots: boolean;
	/** Time of a step, in ms. */
	speedMs: number;
	autoplay: 'off' | 'timed' | 'continuous';
	/** Time between two steps, in ms. */
	timeoutMs: number;
	isPausedOnHover: boolean;
	hasAdaptiveHeight: boolean;
	/** Controls are shown only where there is something to reach. */
	isDynamic: boolean;
	/** Selector of the place for the dots, inside the widget. */
	dotsPlace: string;
	/** From the narrowest to the widest, which has no end. */
	devices: Device[];
}

const DEVICES = [ 'mobile', 'tablet_portrait', 'tablet_landscape', 'desktop' ];

type Raw = Record< string, unknown >;

/** Reads `data-carousel_settings` and `data-responsive` of `.sow-carousel-wrapper`; what is not there has its default. */
export function readCarousel( wrapper: HTMLElement ): CarouselOptions {
	const raw = record( wrapper.dataset.carousel_settings );
	const responsive = record( wrapper.dataset.responsive );
	return {
		isLoop: isOn( raw.loop ),
		hasDots: isOn( raw.dots ),
		speedMs: toNumber( raw.animation_speed, 500 ),
		autoplay: readAutoplay( raw.autoplay ),
		timeoutMs: toNumber( raw.autoplaySpeed, 3000 ),
		isPausedOnHover: isOn( raw.pauseOnHover ),
		hasAdaptiveHeight: isOn( raw.adaptive_height ),
		isDynamic: raw.dynamic_navigation !== false,
		dotsPlace: dotsPlace( raw.appendDots ),
		devices: DEVICES.map( ( name ) => readDevice( responsive, name ) ),
	};
}

/** The device of a window of that width. */
export const deviceOf = ( devices: Device[], widthPx: number ): Device =>
	devices.find( ( { upToPx } ) => widthPx <= upToPx )!;

/** A selector that cannot be read is none. */
function dotsPlace( value: unknown ): string {
	try {
		return typeof value === 'string' &&
			value &&
			document.createDocumentFragment().querySelector( value ) === null
			? value
			: '';
	} catch {
		return '';
	}
}

function readAutoplay( value: unknown ): CarouselOptions[ 'autoplay' ] {
	if ( value === 'continuous' ) {
		return value;
	}
	return isOn( value ) ? 'timed' : 'off';
}

function readDevice( raw: Raw, name: string ): Device {
	const flag = ( key: string ) => raw[ key ] === undefined || isOn( raw[ key ] );
	return {
		upToPx: name === 'desktop' ? Infinity : toNumber( raw[ `${ name }_breakpoint` ], 0 ),
		toScroll: Math.max( 1, Math.round( toNumber( raw[ `${ name }_slides_to_scroll` ], 1 ) ) ),
		hasArrows: flag( `${ name }_navigation` ),
		hasDots: flag( `${ name }_navigation_dots` ),
	};
}

const record = ( json?: string ): Raw => Object( parse( json ) );

/** Old pages hold switches as words. */
const isOn = ( value: unknown ) =>
	!! value && typeof value !== 'object' && ! [ 'off', 'false', '0' ].includes( `${ value }` );

/** No time and no count is larger. */
const MOST = 10_000_000;

const toNumber = ( value: unknown, fallback: number ) => {
	const given = typeof value === 'string' && value ? Number( value ) : value;
	return typeof given === 'number' && given >= 0 && given <= MOST ? given : fallback;
};

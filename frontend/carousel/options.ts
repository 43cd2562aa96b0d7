import { parse } from '../read';

/** Options up to a width of the viewport. */
export interface Device {
	upToPx: number;
	/** Items of one step. */
	toScroll: number;
	hasArrows: boolean;
	hasDots: boolean;
}

export interface CarouselOptions {
	/** Whether the end continues with the start. */
	isLoop: boolean;
	hasDots: boolean;
	/** Duration of a step, in ms. */
	speedMs: number;
	autoplay: 'off' | 'timed' | 'continuous';
	/** Time between two automatic steps, in ms. */
	timeoutMs: number;
	isPausedOnHover: boolean;
	hasAdaptiveHeight: boolean;
	/** Whether controls appear only when there is something to scroll to. */
	isDynamic: boolean;
	/** Selector of the container for the dots, inside the widget. */
	dotsPlace: string;
	/** From the narrowest to the widest, which has no limit. */
	devices: Device[];
}

const DEVICES = [ 'mobile', 'tablet_portrait', 'tablet_landscape', 'desktop' ];

type Raw = Record< string, unknown >;

/**
 * Reads `data-carousel_settings` and `data-responsive` of `.sow-carousel-wrapper`, with defaults
 * for missing values.
 */
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

/** Returns the device for a viewport width. */
export const deviceOf = ( devices: Device[], widthPx: number ): Device =>
	devices.find( ( { upToPx } ) => widthPx <= upToPx )!;

/** An invalid selector counts as missing. */
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

/** Old pages contain booleans as text. */
const isOn = ( value: unknown ) =>
	!! value && typeof value !== 'object' && ! [ 'off', 'false', '0' ].includes( `${ value }` );

/** Maximum of all times and counts. */
const MOST = 10_000_000;

const toNumber = ( value: unknown, fallback: number ) => {
	const given = typeof value === 'string' && value ? Number( value ) : value;
	return typeof given === 'number' && given >= 0 && given <= MOST ? given : fallback;
};

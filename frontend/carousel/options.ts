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
export function readOptions( wrapper: HTMLElement ): CarouselOptions {
	const raw = parse( wrapper.dataset.carousel_settings );
	const responsive = parse( wrapper.dataset.responsive );
	return {
		isLoop: isOn( raw.loop ),
		hasDots: isOn( raw.dots ),
		speedMs: toNumber( raw.animation_speed, 500 ),
		autoplay: readAutoplay( raw.autoplay ),
		timeoutMs: toNumber( raw.autoplaySpeed, 3000 ),
		isPausedOnHover: isOn( raw.pauseOnHover ),
		hasAdaptiveHeight: isOn( raw.adaptive_height ),
		isDynamic: raw.dynamic_navigation !== false,
		dotsPlace: typeof raw.appendDots === 'string' ? raw.appendDots : '',
		devices: DEVICES.map( ( name ) => readDevice( responsive, name ) ),
	};
}

/** The device of a window of that width. */
export const deviceOf = ( devices: Device[], widthPx: number ): Device =>
	devices.find( ( { upToPx } ) => widthPx <= upToPx )!;

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

function parse( json = '' ): Raw {
	try {
		return Object( JSON.parse( json ) ) as Raw;
	} catch {
		return {};
	}
}

/** Old pages hold switches as words. */
const isOn = ( value: unknown ) => !! value && ! [ 'off', 'false', '0' ].includes( `${ value }` );

const toNumber = ( value: unknown, fallback: number ) =>
	value !== '' && value !== null && Number( value ) >= 0 ? Number( value ) : fallback;

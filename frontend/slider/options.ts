/** `data-settings` of `.sow-slider-images`, with options of the script for missing ones. */
export interface Settings {
	/** Duration of a fade, in ms. */
	speed: number;
	/** Time between automatic changes, in ms. */
	timeout: number;
	/** Number of rounds; 0 for no end. */
	loop: number;
	/** Whether automatic changes are off. */
	paused: boolean;
	pause_on_hover: boolean;
	swipe: boolean;
	/** Whether arrows and dots are always visible: above the breakpoint, and up to it. */
	nav_always_show_desktop: boolean;
	nav_always_show_mobile: boolean;
	/** Maximum width of small viewports, a CSS length. */
	breakpoint: string;
	/** Labels of the sound button. */
	muteLoc: string;
	unmuteLoc: string;
	/** Whether to use the height of the current slide instead of the tallest. */
	autoHeight: boolean;
}

/**
 * The engine's documented defaults, for HTML of sites that calls it. Our widgets always print their own
 * times (`blocks/slides/Slides.php`).
 */
const DEFAULTS: Settings = {
	speed: 500,
	timeout: 4000,
	loop: 0,
	paused: false,
	pause_on_hover: false,
	swipe: true,
	nav_always_show_desktop: false,
	nav_always_show_mobile: false,
	breakpoint: '780px',
	muteLoc: '',
	unmuteLoc: '',
	autoHeight: false,
};

/** Old pages contain booleans as text. */
const OFF = /^(0|off|false|no|)$/;

/** Maximum of times in ms and of rounds. */
const MOST = 10_000_000;

/**
 * Returns the settings of a slider: those in its HTML, then options, then defaults. Invalid values
 * get the default.
 */
export function readSettings( json = '{}', options: Partial< Settings > = {} ): Settings {
	let given: Record< string, unknown > = { ...options };
	try {
		given = { ...given, ...Object( JSON.parse( json ) ) };
	} catch {}
	const clean = ( initial: unknown, value: unknown ) => {
		if ( value === null || typeof value === 'object' ) {
			return initial;
		}
		if ( typeof initial === 'boolean' ) {
			return ! OFF.test( `${ value }` );
		}
		if ( typeof initial === 'string' ) {
			return `${ value }`;
		}
		const count = value === '' ? NaN : Number( value );
		return count >= 0 && count <= MOST ? count : initial;
	};
	return Object.fromEntries(
		Object.entries( DEFAULTS ).map( ( [ key, initial ] ) => [
			key,
			clean( initial, given[ key ] ?? initial ),
		] )
	) as unknown as Settings;
}

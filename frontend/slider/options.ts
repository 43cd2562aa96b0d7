/** `data-settings` of `.sow-slider-images`, and options of the script for what that has not. */
export interface Settings {
	/** Time of a fade, in ms. */
	speed: number;
	/** Time from one advance to the next, in ms. */
	timeout: number;
	/** Rounds until it is finished; 0 for no end. */
	loop: number;
	/** Does not advance by itself. */
	paused: boolean;
	pause_on_hover: boolean;
	swipe: boolean;
	/** Whether arrows and dots are there before the pointer is: above the breakpoint, and up to it. */
	nav_always_show_desktop: boolean;
	nav_always_show_mobile: boolean;
	/** Largest width of small screens, a CSS length. */
	breakpoint: string;
	/** Labels of the sound button. */
	muteLoc: string;
	unmuteLoc: string;
	/** Takes the height of the slide that is shown, rather than that of the tallest. */
	autoHeight: boolean;
}

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

/** Old pages hold switches as words. */
const OFF = /^(0|off|false|no|)$/;

/** No time is longer, in ms, and no slider goes round more often. */
const MOST = 10_000_000;

/** Settings of a slider: those in its HTML before options, options before defaults; what makes no sense has its default. */
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

interface SliderOptions {
	min?: number;
	max?: number;
	step?: number;
}

/** PageUp and PageDown move by this fraction of the range; browsers use a tenth. */
const PAGES = 5;

/** Returns the scale with its defaults. */
export function sliderRange( { min = 0, max = 100, step = 1 }: SliderOptions ) {
	return { min, max, step };
}

/** Returns the value after a page key, on a step of the scale; null for other keys. */
export function pageTo( key: string, value: number | '', options: SliderOptions ): number | null {
	if ( key !== 'PageUp' && key !== 'PageDown' ) {
		return null;
	}
	const { min, max, step } = sliderRange( options );
	const start = value === '' ? min : value;
	const page = Math.max( step, Math.round( ( max - min ) / PAGES / step ) * step );
	const next = key === 'PageUp' ? start + page : start - page;
	// Rounds the binary errors of steps such as 0.1.
	return Number( Math.min( max, Math.max( min, next ) ).toFixed( 6 ) );
}

interface SliderOptions {
	min?: number;
	max?: number;
	step?: number;
}

/** Parts of the range that PageUp and PageDown move; the browser's own is a tenth. */
const PAGES = 5;

/** The scale with its defaults. */
export function sliderRange( { min = 0, max = 100, step = 1 }: SliderOptions ) {
	return { min, max, step };
}

/** Where a page key leads, on a step of the scale; null for other keys. */
export function pageTo( key: string, value: number | '', options: SliderOptions ): number | null {
	if ( key !== 'PageUp' && key !== 'PageDown' ) {
		return null;
	}
	const { min, max, step } = sliderRange( options );
	const start = value === '' ? min : value;
	const page = Math.max( step, Math.round( ( max - min ) / PAGES / step ) * step );
	const next = key === 'PageUp' ? start + page : start - page;
	// Steps such as 0.1 leave a tail of binary digits.
	return Number( Math.min( max, Math.max( min, next ) ).toFixed( 6 ) );
}

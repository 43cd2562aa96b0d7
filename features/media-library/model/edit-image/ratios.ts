import type { Size } from './geometry';

/** `free` for no fixed ratio, `original` for that of the image. */
export type RatioId = 'free' | 'original' | '1:1' | '4:3' | '3:2' | '16:9' | '3:4' | '2:3' | '9:16';

export const RATIOS: readonly RatioId[] = [
	'free',
	'original',
	'1:1',
	'4:3',
	'3:2',
	'16:9',
	'3:4',
	'2:3',
	'9:16',
];

/** Returns a ratio as a size. `view` is that of the image after its quarter turns. */
export function ratioSize( id: RatioId, view: Size ): Size {
	if ( id === 'free' || id === 'original' ) {
		return view;
	}
	const [ width = 1, height = 1 ] = id.split( ':' ).map( Number );
	return { width, height };
}

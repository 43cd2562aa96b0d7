import type { AreaOptions } from '../../../model/crop/cropper';
import type { Rect } from '../../../model/edit-image/geometry';

/** An area as the library imgAreaSelect describes it, in pixels of the image. */
export interface SelectedArea {
	x1: number;
	y1: number;
	x2: number;
	y2: number;
	width: number;
	height: number;
}

/** The functions of imgAreaSelect that WordPress and plugins call. */
export interface ImageSelect {
	getSelection: () => SelectedArea;
	setSelection: ( x1: number, y1: number, x2: number, y2: number ) => void;
	getOptions: () => AreaOptions;
	setOptions: ( options: AreaOptions ) => void;
	update: () => void;
	cancelSelection: () => void;
}

export const selectedArea = ( { x, y, width, height }: Rect ): SelectedArea => ( {
	...{ x1: x, y1: y, x2: x + width, y2: y + height },
	...{ width, height },
} );

interface Place {
	options: AreaOptions;
	area: () => Rect;
	/** Called when options are set: other limits, or another area. */
	onOptions: ( options: AreaOptions ) => void;
}

/** Returns an object that other code uses as if it were imgAreaSelect. */
export function createImageSelect( { options: first, area, onOptions }: Place ): ImageSelect {
	let options = first;
	const setOptions = ( more: AreaOptions ) => {
		options = { ...options, ...more };
		onOptions( { ...selectedArea( area() ), ...options, ...more } );
	};
	return {
		getSelection: () => selectedArea( area() ),
		setSelection: ( x1, y1, x2, y2 ) => setOptions( { x1, y1, x2, y2 } ),
		getOptions: () => options,
		setOptions,
		// The area is rendered with each change, and goes with its view.
		update: () => {},
		cancelSelection: () => {},
	};
}

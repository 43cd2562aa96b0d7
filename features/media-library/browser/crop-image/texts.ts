import { __, sprintf } from '@wordpress/i18n';
import type { Size } from '../../model/edit-image/geometry';

/** Returns the size of the cropped image. */
export const resultText = ( { width, height }: Size ): string =>
	sprintf(
		/* translators: 1: width, 2: height, both in pixels. */
		__( 'Result: %1$d × %2$d pixels', 'pagewright' ),
		Math.round( width ),
		Math.round( height )
	);

/** Returns what is wrong with an image that is smaller than its result. */
export const tooSmallText = ( image: Size, suggested: Size ): string =>
	sprintf(
		/* translators: 1: width, 2: height, 3: suggested width, 4: suggested height, in pixels. */
		__(
			'This image has %1$d × %2$d pixels, but %3$d × %4$d are suggested. The result may look blurred.',
			'pagewright'
		),
		image.width,
		image.height,
		suggested.width,
		suggested.height
	);

import { __, _n, sprintf } from '@wordpress/i18n';
import { IMAGE_DIMENSIONS, IMAGE_FORMAT, MEMORY, PLACE } from '../../model/uploads/codes';
import type { Question } from '../../model/uploads/questions';
import { errorText } from './error-text';

/** Says why the user must decide about an image. */
export function questionText( question: Question ): string {
	if ( question.type === 'place' ) {
		return __( 'Contains the place where it was taken', 'pagewright' );
	}
	switch ( question.code ) {
		case IMAGE_FORMAT:
			return __(
				'This browser cannot open the image, so it cannot be converted or made smaller.',
				'pagewright'
			);
		case MEMORY:
			return __(
				'The image is too large for the memory of this device, so it cannot be converted or made smaller.',
				'pagewright'
			);
		case IMAGE_DIMENSIONS:
			return __(
				'The image has too many pixels for this browser, so it cannot be converted or made smaller.',
				'pagewright'
			);
		default:
			return errorText( { code: question.code, message: '' } );
	}
}

/** Returns the button that uploads an image although it cannot be prepared. */
export const keepText = ( { code }: Extract< Question, { type: 'original' } > ): string =>
	code === PLACE
		? __( 'Upload with the place', 'pagewright' )
		: __( 'Upload the original', 'pagewright' );

export const placesText = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of photos. */
		_n(
			'%d photo contains the place where it was taken.',
			'%d photos contain the place where they were taken.',
			count,
			'pagewright'
		),
		count
	);

/** Returns how many images cannot be prepared. */
export const originalsText = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of images. */
		_n(
			'%d image cannot be prepared for the upload.',
			'%d images cannot be prepared for the upload.',
			count,
			'pagewright'
		),
		count
	);

import { __, sprintf } from '@wordpress/i18n';
import type { Rect } from '../../model/edit-image/geometry';

/** The handles are not for screen readers. */
export const NO_LABELS = {
	cropArea: '',
	nwDragHandle: '',
	nDragHandle: '',
	neDragHandle: '',
	eDragHandle: '',
	seDragHandle: '',
	sDragHandle: '',
	swDragHandle: '',
	wDragHandle: '',
};

/** Returns where an area is, and how large. */
export const areaText = ( { x, y, width, height }: Rect ): string =>
	sprintf(
		/* translators: 1: width, 2: height, 3: distance from the left, 4: from the top, in pixels. */
		__( '%1$d × %2$d pixels, %3$d from the left and %4$d from the top', 'pagewright' ),
		width,
		height,
		x,
		y
	);

/** Returns the name of the area, with its keys. */
export const areaLabel = ( area: Rect ): string =>
	sprintf(
		/* translators: %s: size and place. */
		__(
			'Crop area: %s. Arrow keys move it, with the key alt they resize it, with the key shift they are faster.',
			'pagewright'
		),
		areaText( area )
	);

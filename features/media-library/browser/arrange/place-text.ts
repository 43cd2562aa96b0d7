import { __, sprintf } from '@wordpress/i18n';

/** Returns the place of a file as text, which is announced after a move. */
export const placeText = ( title: string, place: number, total: number ): string =>
	sprintf(
		/* translators: 1: title of a file, 2: its place, 3: number of files. */
		__( '%1$s: %2$d of %3$d', 'pagewright' ),
		title,
		place,
		total
	);

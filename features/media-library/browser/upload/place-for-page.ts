import type { ImageChoices } from '../../model/uploads/questions';

/** The choice of the user for all later photos of this page. */
let forPage: ImageChoices[ 'place' ];

/** Notes what happens to the place in later photos of this page. */
export const rememberPlace = ( place: ImageChoices[ 'place' ] ): void => {
	forPage = place;
};

/** Returns what the user chose for all photos of this page. */
export const placeForPage = () => forPage;

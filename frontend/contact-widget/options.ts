import { like } from '../read';

const DEFAULTS = {
	/** The page shows the answer when it is not in view. */
	shouldScroll: true,
};
export type ContactWidgetOptions = typeof DEFAULTS;

export const readOptions = like( DEFAULTS );

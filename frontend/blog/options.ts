import { like } from '../read';

const DEFAULTS = {
	/** Whether the list comes into view after a change of page. */
	shouldScroll: true,
};
export type BlogOptions = typeof DEFAULTS;

export const readOptions = like( DEFAULTS );

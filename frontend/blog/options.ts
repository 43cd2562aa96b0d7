import { like } from '../read';

const DEFAULTS = {
	/** Whether to scroll to the list after a change of page. */
	shouldScroll: true,
};
export type BlogOptions = typeof DEFAULTS;

export const readOptions = like( DEFAULTS );

import { like } from '../read';

const DEFAULTS = {
	/** Whether the page scrolls to tabs that its URL selects. */
	shouldScroll: true,
};
export type TabsOptions = typeof DEFAULTS;

export const readOptions = like( DEFAULTS );

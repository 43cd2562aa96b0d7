import { like } from '../read';

const DEFAULTS = {
	/** Whether the page moves to tabs that its address selects. */
	shouldScroll: true,
};
export type TabsOptions = typeof DEFAULTS;

export const readOptions = like( DEFAULTS );

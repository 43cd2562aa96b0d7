import { like } from '../read';

const DEFAULTS = {
	/** Whether the page moves to a panel that its address opens. */
	shouldScroll: true,
};
export type AccordionOptions = typeof DEFAULTS;

export const readOptions = like( DEFAULTS );

import { like } from '../read';

const DEFAULTS = {
	/** Whether the page scrolls to a panel that its URL opens. */
	shouldScroll: true,
};
export type AccordionOptions = typeof DEFAULTS;

export const readOptions = like( DEFAULTS );

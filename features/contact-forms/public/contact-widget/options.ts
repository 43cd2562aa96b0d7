import { like } from '../../../../frontend/read';

const DEFAULTS = {
	/** Whether to scroll to the message. */
	shouldScroll: true,
};
export type ContactWidgetOptions = typeof DEFAULTS;

export const readOptions = like( DEFAULTS );

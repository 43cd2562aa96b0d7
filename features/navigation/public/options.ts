import { like } from '../../../frontend/read';

const DEFAULTS = {
	/** Whether hovering an item opens its submenu. */
	opensOnHover: true,
};
export type NavigationOptions = typeof DEFAULTS;

export const readOptions = like( DEFAULTS );

export interface NavigationOptions {
	/** Whether a mouse that rests on an item opens its submenu. */
	opensOnHover: boolean;
}

export const DEFAULT_OPTIONS: NavigationOptions = { opensOnHover: true };

export interface ContactWidgetOptions {
	/** The page shows the answer when it is not in view. */
	shouldScroll: boolean;
}

export const DEFAULT_OPTIONS: ContactWidgetOptions = { shouldScroll: true };

export interface BlogOptions {
	/** Whether the list comes into view after a change of page. */
	shouldScroll: boolean;
}

export const DEFAULT_OPTIONS: BlogOptions = { shouldScroll: true };

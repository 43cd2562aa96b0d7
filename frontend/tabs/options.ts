export interface TabsOptions {
	/** Whether the page moves to tabs that its address selects. */
	shouldScroll: boolean;
}

export const DEFAULT_OPTIONS: TabsOptions = { shouldScroll: true };

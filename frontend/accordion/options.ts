export interface AccordionOptions {
	/** Whether the page moves to a panel that its address opens. */
	shouldScroll: boolean;
}

export const DEFAULT_OPTIONS: AccordionOptions = { shouldScroll: true };

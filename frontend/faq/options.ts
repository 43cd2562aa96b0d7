/** What PHP says about a list, in `data-options`. */
export interface FaqOptions {
	/** Stands for the whole list in an address: `#faq-help-all`. Starts with `faq-`. */
	name: string;
	/** An answer that is opened is scrolled to. */
	hasFocus?: boolean;
	/** Labels of the control while an answer is closed, and while none is. */
	expand?: string;
	collapse?: string;
	/** Words of a search are put behind it. */
	base?: string;
	/** Typing filters the list. */
	isLive?: boolean;
	/** What is said of a search: `{n}` is the number. */
	found?: string;
	none?: string;
}

import type { Read } from '../read';

/** What PHP says about a list, in `data-options`. A page that says something else may leave out any of it. */
export interface FaqOptions {
	/** Stands for the whole list in an address: `#faq-help-all`. Starts with `faq-`. */
	name?: string;
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

/**
 * All of it is text or yes and no, which any plain value can be taken for: one that holds lists or objects says nothing.
 * Only plain values are always frozen. Few bytes: each page with a list loads it.
 */
export const readOptions: Read< FaqOptions > = ( value: any ) =>
	Object.values( value ).every( Object.isFrozen ) ? value : {};

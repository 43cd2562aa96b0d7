import type { Read } from '../../../frontend/read';

/**
 * Options of a list in `data-options`. Every one is optional, because authors may write the
 * attribute.
 */
export interface FaqOptions {
	/** Name of the whole list in a URL: `#faq-help-all`. Begins with `faq-`. */
	name?: string;
	/** Whether to scroll to an opened answer. */
	hasFocus?: boolean;
	/** Labels of the control while an answer is closed, and while none is. */
	expand?: string;
	collapse?: string;
	/** URL to which the search words are appended. */
	base?: string;
	/** Whether typing filters the list. */
	isLive?: boolean;
	/** Message after a search: `{n}` is the number of results. */
	found?: string;
	none?: string;
}

/**
 * All options are text or booleans, so any plain value is valid; an object with nested values is
 * ignored. Only plain values are always frozen. Kept small, because every page with a list loads
 * it.
 */
export const readOptions: Read< FaqOptions > = ( value: any ) =>
	Object.values( value ).every( Object.isFrozen ) ? value : {};

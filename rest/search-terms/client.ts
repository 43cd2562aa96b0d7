import { callAjax, readFound, type Found, type AjaxDoor } from '../ajax';
import type { Result } from '../send';

const action = 'so_widgets_search_terms';

/** Finds at most 20 terms with this text in the name; `value` is `taxonomy:slug`. */
export const searchTerms = (
	site: AjaxDoor,
	term: string,
	signal?: AbortSignal
): Promise< Result< Found[] > > =>
	callAjax( site, { action, parameters: { term }, signal }, readFound );

/** Fetches the existing terms of this list of `taxonomy:slug`. */
export const readTerms = (
	site: AjaxDoor,
	names: string[],
	signal?: AbortSignal
): Promise< Result< Found[] > > =>
	callAjax( site, { action, parameters: { include: names.join( ',' ) }, signal }, readFound );

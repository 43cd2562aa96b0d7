import { callAjax, readFound, type Found, type AjaxDoor } from '../ajax';
import type { Result } from '../send';

const action = 'so_widgets_search_posts';

/** At most 20 posts with these words in the title, the newest change first. `postTypes` empty: all public ones but files. */
export const searchPosts = (
	site: AjaxDoor,
	query: string,
	postTypes: string[],
	signal?: AbortSignal
): Promise< Result< Found[] > > =>
	callAjax(
		site,
		{ action, parameters: { query, postTypes: postTypes.join( ',' ) }, signal },
		readFound
	);

/** The posts of these ids that the user may read. */
export const readPosts = (
	site: AjaxDoor,
	ids: string[],
	signal?: AbortSignal
): Promise< Result< Found[] > > =>
	callAjax( site, { action, parameters: { include: ids.join( ',' ) }, signal }, readFound );

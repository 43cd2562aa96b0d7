import { callAjax, readFound, type Found, type AjaxDoor } from '../ajax';
import type { Result } from '../send';

const action = 'so_widgets_search_posts';

/**
 * Finds at most 20 posts with these words in the title, latest change first. `postTypes` empty: all
 * public ones except attachments.
 */
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

/** Fetches the posts with these IDs that the user may read. */
export const readPosts = (
	site: AjaxDoor,
	ids: string[],
	signal?: AbortSignal
): Promise< Result< Found[] > > =>
	callAjax( site, { action, parameters: { include: ids.join( ',' ) }, signal }, readFound );

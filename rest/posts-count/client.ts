import { callAjax, type AjaxDoor } from '../ajax';
import type { Result } from '../send';

/**
 * Counts the posts that visitors would see for a stored query. `postId` is the post with the list,
 * 0 for none.
 */
export const countPosts = (
	site: AjaxDoor,
	query: string,
	postId: number,
	signal?: AbortSignal
): Promise< Result< number > > =>
	callAjax(
		site,
		{
			action: 'sow_get_posts_count',
			method: 'POST',
			parameters: { query, postId: String( postId ) },
			signal,
		},
		( text ) => {
			const count: unknown = JSON.parse( text ).posts_count;
			if ( typeof count !== 'number' ) {
				throw new TypeError( 'No count.' );
			}
			return count;
		}
	);

import { callAjax, type AjaxDoor } from '../ajax';
import type { Result } from '../send';

/** How many posts visitors would see of this query, a string as it is stored. `postId` is the post that shows the list, 0 for none. */
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

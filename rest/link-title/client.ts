import { callAjax, type AjaxDoor } from '../ajax';
import type { Result } from '../send';

/** Title of a post that the user may read; refused with 403 for one that is gone, too. */
export const readTitle = (
	site: AjaxDoor,
	postId: string,
	signal?: AbortSignal
): Promise< Result< string > > =>
	callAjax(
		site,
		{ action: 'so_widgets_links_get_title', parameters: { postId }, signal },
		( text ) => text
	);

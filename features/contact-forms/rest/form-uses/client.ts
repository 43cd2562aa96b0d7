import type { UsingPost } from '../../../../rest/screen-uses/client';
import { load } from '../../../../rest/send';

export interface FormUses {
	posts: UsingPost[];
	/** Number of posts that are not listed. */
	more: number;
	/** Names of widget areas. */
	areas: string[];
}

/** Fetches where each form is shown, by ID; a form without an entry is not used. */
export const fetchFormUses = ( signal?: AbortSignal ) =>
	load< { uses: Record< string, FormUses > } >( '/pagewright/v1/forms/uses', signal );

import type { UsingPost } from '../screen-uses/client';
import { load } from '../send';

export interface FormUses {
	posts: UsingPost[];
	/** How many posts are not named. */
	more: number;
	/** Names of widget areas. */
	areas: string[];
}

/** Where each form is shown, by its id; a form without an entry is shown nowhere. */
export const fetchFormUses = ( signal?: AbortSignal ) =>
	load< { uses: Record< string, FormUses > } >( '/pagewright/v1/forms/uses', signal );

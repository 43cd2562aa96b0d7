import { send } from '../send';

export type SubmissionsAction = 'read' | 'unread' | 'spam' | 'not_spam' | 'resend' | 'delete';

/** At most a hundred at a time. `changed`: how many it was done to. */
export const changeSubmissions = ( action: SubmissionsAction, ids: number[] ) =>
	send< { changed: number } >( '/pagewright/v1/submissions/change', { action, ids } );

import { send } from '../../../../rest/send';

export type SubmissionsAction =
	'read' | 'unread' | 'spam' | 'not_spam' | 'resend' | 'trash' | 'restore' | 'delete';

export interface SubmissionsDone {
	/** Number of changed submissions. */
	changed: number;
	/** Number of mails that were sent, and that failed. */
	mailed?: number;
	unmailed?: number;
}

/** At most a hundred at a time. */
export const changeSubmissions = ( action: SubmissionsAction, ids: number[] ) =>
	send< SubmissionsDone >( '/pagewright/v1/submissions/change', { action, ids } );

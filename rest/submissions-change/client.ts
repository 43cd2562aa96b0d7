import { send } from '../send';

export type SubmissionsAction =
	'read' | 'unread' | 'spam' | 'not_spam' | 'resend' | 'trash' | 'restore' | 'delete';

export interface SubmissionsDone {
	/** How many submissions changed. */
	changed: number;
	/** How many mails were sent, and how many could not be sent, where mails were due. */
	mailed?: number;
	unmailed?: number;
}

/** At most a hundred at a time. */
export const changeSubmissions = ( action: SubmissionsAction, ids: number[] ) =>
	send< SubmissionsDone >( '/pagewright/v1/submissions/change', { action, ids } );

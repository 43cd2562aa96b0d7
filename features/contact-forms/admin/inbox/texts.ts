import { __, _n, sprintf } from '@wordpress/i18n';
import type { SubmissionsAction, SubmissionsDone } from '../../rest/submissions-change/client';
import type { InboxConfiguration } from './configuration';
import type { ViewName } from './question';

export const viewLabel = ( view: ViewName ): string =>
	( {
		all: __( 'All', 'pagewright' ),
		unread: __( 'Unread', 'pagewright' ),
		failed: __( 'Not emailed', 'pagewright' ),
		spam: __( 'Spam', 'pagewright' ),
		trash: __( 'Trash', 'pagewright' ),
	} )[ view ];

/** Returns the label of a status; '' for the usual one. */
export const statusLabel = ( status: string ): string =>
	( {
		mail_sent: '',
		mail_failed: __( 'Not emailed', 'pagewright' ),
		spam: __( 'Spam', 'pagewright' ),
		aborted: __( 'Aborted', 'pagewright' ),
	} )[ status ] ?? status;

/** Returns the label of a button. */
export const actionLabel = ( action: SubmissionsAction ): string =>
	( {
		read: __( 'Mark as read', 'pagewright' ),
		unread: __( 'Mark as unread', 'pagewright' ),
		spam: __( 'Spam', 'pagewright' ),
		not_spam: __( 'Not spam', 'pagewright' ),
		resend: __( 'Send email', 'pagewright' ),
		trash: __( 'Move to trash', 'pagewright' ),
		restore: __( 'Restore', 'pagewright' ),
		delete: __( 'Delete permanently', 'pagewright' ),
	} )[ action ];

/** Returns the message after an action. */
export function doneText(
	action: SubmissionsAction,
	{ changed, mailed = 0, unmailed = 0 }: SubmissionsDone
): string {
	return [
		changedText( action, changed ),
		action === 'not_spam' && mailed > 0 && changedText( 'resend', mailed ),
		unmailed > 0 &&
			sprintf(
				/* translators: %d: how many. */
				_n(
					'%d email could not be sent. The submission is under “Not emailed”.',
					'%d emails could not be sent. The submissions are under “Not emailed”.',
					unmailed,
					'pagewright'
				),
				unmailed
			),
	]
		.filter( Boolean )
		.join( ' ' );
}

function changedText( action: SubmissionsAction, count: number ): string {
	const one = {
		/* translators: %d: how many. */
		read: _n( '%d marked as read.', '%d marked as read.', count, 'pagewright' ),
		/* translators: %d: how many. */
		unread: _n( '%d marked as unread.', '%d marked as unread.', count, 'pagewright' ),
		/* translators: %d: how many. */
		spam: _n( '%d moved to spam.', '%d moved to spam.', count, 'pagewright' ),
		/* translators: %d: how many. */
		not_spam: _n( '%d moved out of spam.', '%d moved out of spam.', count, 'pagewright' ),
		/* translators: %d: how many. */
		resend: _n( '%d email sent.', '%d emails sent.', count, 'pagewright' ),
		/* translators: %d: how many. */
		trash: _n(
			'%d submission moved to the trash.',
			'%d submissions moved to the trash.',
			count,
			'pagewright'
		),
		/* translators: %d: how many. */
		restore: _n( '%d submission restored.', '%d submissions restored.', count, 'pagewright' ),
		/* translators: %d: how many. */
		delete: _n(
			'%d submission permanently deleted.',
			'%d submissions permanently deleted.',
			count,
			'pagewright'
		),
	}[ action ];
	return sprintf( one, count );
}

/** Returns how submissions leave the list: to the trash, or permanently on a site without one. */
export const removalOf = ( { trashDays }: InboxConfiguration ): 'trash' | 'delete' =>
	trashDays > 0 ? 'trash' : 'delete';

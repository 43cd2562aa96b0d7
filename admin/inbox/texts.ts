import { __, _n, sprintf } from '@wordpress/i18n';
import type { SubmissionsAction } from '../../rest/submissions-change/client';
import type { ViewName } from './question';

export const viewLabel = ( view: ViewName ): string =>
	( {
		all: __( 'All', 'pagewright' ),
		unread: __( 'Unread', 'pagewright' ),
		failed: __( 'Not mailed', 'pagewright' ),
		spam: __( 'Spam', 'pagewright' ),
	} )[ view ];

/** What became of a submission; '' for what is usual. */
export const statusLabel = ( status: string ): string =>
	( {
		mail_sent: '',
		mail_failed: __( 'Not mailed', 'pagewright' ),
		spam: __( 'Spam', 'pagewright' ),
		aborted: __( 'Stopped', 'pagewright' ),
	} )[ status ] ?? status;

/** Text of a button. */
export const actionLabel = ( action: SubmissionsAction ): string =>
	( {
		read: __( 'Mark as read', 'pagewright' ),
		unread: __( 'Mark as unread', 'pagewright' ),
		spam: __( 'Spam', 'pagewright' ),
		not_spam: __( 'Not spam', 'pagewright' ),
		resend: __( 'Send mail', 'pagewright' ),
		delete: __( 'Delete', 'pagewright' ),
	} )[ action ];

/** What is said once it is done. */
export function doneText( action: SubmissionsAction, count: number ): string {
	const one = {
		/* translators: %d: how many. */
		read: _n( '%d marked as read.', '%d marked as read.', count, 'pagewright' ),
		/* translators: %d: how many. */
		unread: _n( '%d marked as unread.', '%d marked as unread.', count, 'pagewright' ),
		/* translators: %d: how many. */
		spam: _n( '%d moved to spam.', '%d moved to spam.', count, 'pagewright' ),
		/* translators: %d: how many. */
		not_spam: _n( '%d is no spam.', '%d are no spam.', count, 'pagewright' ),
		/* translators: %d: how many. */
		resend: _n( '%d mail sent.', '%d mails sent.', count, 'pagewright' ),
		/* translators: %d: how many. */
		delete: _n( '%d submission deleted.', '%d submissions deleted.', count, 'pagewright' ),
	}[ action ];
	return sprintf( one, count );
}

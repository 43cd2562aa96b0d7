import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Failure } from '../rest/send';

interface FailureNoticeProps {
	failure: Failure;
	onRetry: () => void;
}

/** Says why a call failed, in the server's own words where it has any, and lets the user try again. */
export function FailureNotice( { failure, onRetry }: FailureNoticeProps ) {
	const said = failure.kind === 'aborted' ? '' : failure.message;
	const text = said || __( 'The server did not respond.', 'pagewright' );
	return (
		<Notice
			status="error"
			isDismissible={ false }
			className="pagewright-block__failure"
			spokenMessage={ text }
			actions={ [
				{ label: __( 'Try again', 'pagewright' ), variant: 'secondary', onClick: onRetry },
			] }
		>
			<p>{ text }</p>
		</Notice>
	);
}

import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Failure } from '../rest/send';

interface FailureNoticeProps {
	failure: Failure;
	onRetry: () => void;
}

/** Says why a call failed, in the server's own words where it has any, and lets the user try again. */
export function FailureNotice( { failure, onRetry }: FailureNoticeProps ) {
	const said = failure.kind === 'aborted' ? '' : failure.message;
	return (
		<Notice status="error" isDismissible={ false } className="pagewright-block__failure">
			<p>{ said || __( 'The server gave no answer.', 'pagewright' ) }</p>
			<Button variant="secondary" size="compact" onClick={ onRetry }>
				{ __( 'Try again', 'pagewright' ) }
			</Button>
		</Notice>
	);
}

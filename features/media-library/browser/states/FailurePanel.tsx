import { Button, ExternalLink, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Failure } from '../../model/failure';
import { canRetry, failureText } from '../failure-text';

interface FailurePanelProps {
	failure: Failure;
	/** '' for no link. */
	loginUrl: string;
	onRetry: () => void;
}

/** Why something could not be loaded, and what the user can do. The notice announces itself. */
export function FailurePanel( { failure, loginUrl, onRetry }: FailurePanelProps ) {
	const isEnded = failure.kind === 'ended' || failure.kind === 'expired';
	return (
		<Notice
			status="error"
			isDismissible={ false }
			className="pagewright-media-library__failure"
		>
			<p>{ failureText( failure ) }</p>
			{ canRetry( failure ) && (
				<div className="pagewright-media-library__buttons">
					<Button variant="secondary" onClick={ onRetry }>
						{ __( 'Try again', 'pagewright' ) }
					</Button>
					{ isEnded && loginUrl && (
						<ExternalLink href={ loginUrl }>
							{ __( 'Log in', 'pagewright' ) }
						</ExternalLink>
					) }
				</div>
			) }
		</Notice>
	);
}

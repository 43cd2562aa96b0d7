import { Button } from '@wordpress/components';
import { FailureNotice } from '../editor/FailureNotice';
import type { Failure } from '../rest/send';

interface SaveButtonProps {
	label: string;
	isChanged: boolean;
	isSaving: boolean;
	failure: Failure | null;
	onRetry: () => void;
}

/** The end of a form: error message and submit button. */
export function SaveButton( { label, isChanged, isSaving, failure, onRetry }: SaveButtonProps ) {
	return (
		<>
			{ failure && <FailureNotice failure={ failure } onRetry={ onRetry } /> }
			<div className="pagewright-screen__actions is-start">
				<Button
					variant="primary"
					type="submit"
					isBusy={ isSaving }
					disabled={ ! isChanged || isSaving }
					accessibleWhenDisabled
				>
					{ label }
				</Button>
			</div>
		</>
	);
}

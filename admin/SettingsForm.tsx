import type { ReactNode } from 'react';
import { Button } from '@wordpress/components';
import { FailureNotice } from '../editor/FailureNotice';
import type { Failure } from '../rest/send';

interface SettingsFormProps {
	/** Text of the button. */
	saveLabel: string;
	/** As useSettings() returns it. */
	saving: {
		save: () => Promise< void >;
		isChanged: boolean;
		isSaving: boolean;
		failure: Failure | null;
	};
	/** The settings. */
	children: ReactNode;
}

/** The form of a tab: its settings, error message and submit button. */
export function SettingsForm( { saveLabel, saving, children }: SettingsFormProps ) {
	const { save, isChanged, isSaving, failure } = saving;
	return (
		<form
			className="pagewright-screen__form"
			onSubmit={ ( event ) => {
				event.preventDefault();
				void save();
			} }
		>
			{ children }
			{ failure && <FailureNotice failure={ failure } onRetry={ () => void save() } /> }
			<div className="pagewright-screen__actions is-start">
				<Button
					variant="primary"
					type="submit"
					isBusy={ isSaving }
					disabled={ ! isChanged || isSaving }
					accessibleWhenDisabled
				>
					{ saveLabel }
				</Button>
			</div>
		</form>
	);
}

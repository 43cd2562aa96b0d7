import { __ } from '@wordpress/i18n';
import { saveForms, type FormSettings, type FormsState } from '../rest/screen-forms/client';
import type { FormsFacts } from './facts';
import { FormsCaptcha } from './FormsCaptcha';
import { FormsKeeping } from './FormsKeeping';
import { FormsRefused } from './FormsRefused';
import { FormsRenewal } from './FormsRenewal';
import { FormsSpam } from './FormsSpam';
import { SettingsForm } from '../../../admin/SettingsForm';
import { useSettings } from '../../../admin/use-settings';

/** Settings of spam protection and of stored submissions. */
export function FormsTab( { given }: { given: FormsFacts } ) {
	const { stored, setStored, settings, change, save, isChanged, isSaving, failure } = useSettings<
		FormSettings,
		FormsState
	>( given, saveForms, __( 'Form settings saved.', 'pagewright' ) );
	return (
		<div className="pagewright-tab pagewright-forms-tab">
			<SettingsForm
				saveLabel={ __( 'Save settings', 'pagewright' ) }
				saving={ { save, isChanged, isSaving, failure } }
			>
				<FormsSpam settings={ settings } guards={ given.guards } onChange={ change } />
				<FormsCaptcha
					settings={ settings }
					services={ given.services }
					onChange={ change }
				/>
				<FormsKeeping
					settings={ settings }
					inboxUrl={ given.inboxUrl }
					onChange={ change }
				/>
			</SettingsForm>
			{ stored.settings.trap && <FormsRenewal onChange={ setStored } /> }
			<FormsRefused refused={ stored.refused } />
		</div>
	);
}

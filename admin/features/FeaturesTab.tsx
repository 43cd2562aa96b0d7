import { __ } from '@wordpress/i18n';
import {
	saveFeatures,
	type FeatureSettings,
	type FeaturesState,
} from '../../rest/screen-features/client';
import { featureSections } from './feature-sections';
import { SettingsForm } from '../SettingsForm';
import { useSettings } from '../use-settings';

/** Settings of the features. Each feature adds its own section. */
export function FeaturesTab( { given }: { given: FeaturesState } ) {
	const { settings, change, save, isChanged, isSaving, failure } = useSettings<
		FeatureSettings,
		FeaturesState
	>( given, saveFeatures, __( 'Feature settings saved.', 'pagewright' ) );
	return (
		<div className="pagewright-tab pagewright-features-tab">
			<SettingsForm
				saveLabel={ __( 'Save settings', 'pagewright' ) }
				saving={ { save, isChanged, isSaving, failure } }
			>
				{ featureSections().map( ( { name, View } ) => (
					<View key={ name } settings={ settings } onChange={ change } />
				) ) }
			</SettingsForm>
		</div>
	);
}

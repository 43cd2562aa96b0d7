import { __ } from '@wordpress/i18n';
import {
	saveFeatures,
	type FeatureSettings,
	type FeaturesState,
} from '../../rest/screen-features/client';
import { featureSections } from './feature-sections';
import { SaveButton } from '../SaveButton';
import { useSettings } from '../use-settings';

/** Settings of the public features. Each feature adds its own section. */
export function PublicSiteTab( { given }: { given: FeaturesState } ) {
	const { settings, change, save, isChanged, isSaving, failure } = useSettings<
		FeatureSettings,
		FeaturesState
	>( given, saveFeatures, __( 'Public site settings saved.', 'pagewright' ) );
	return (
		<div className="pagewright-tab pagewright-features-tab">
			<form
				className="pagewright-screen__form"
				onSubmit={ ( event ) => {
					event.preventDefault();
					void save();
				} }
			>
				{ featureSections().map( ( { name, View } ) => (
					<View key={ name } settings={ settings } onChange={ change } />
				) ) }
				<SaveButton
					label={ __( 'Save settings', 'pagewright' ) }
					isChanged={ isChanged }
					isSaving={ isSaving }
					failure={ failure }
					onRetry={ () => void save() }
				/>
			</form>
		</div>
	);
}

import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	saveFeatures,
	type FeatureSettings,
	type FeaturesState,
} from '../rest/screen-features/client';
import { FeaturesLightbox } from './FeaturesLightbox';
import { FeaturesMenus } from './FeaturesMenus';
import { FeaturesPlayer } from './FeaturesPlayer';
import { SaveButton } from './SaveButton';
import { useSettings } from './use-settings';

export interface FeaturesPartProps {
	settings: FeatureSettings;
	onChange: ( values: Partial< FeatureSettings > ) => void;
}

/** Settings of the public features: lightbox, player, menus, hover-cards. */
export function FeaturesTab( { given }: { given: FeaturesState } ) {
	const { settings, change, save, isChanged, isSaving, failure } = useSettings<
		FeatureSettings,
		FeaturesState
	>( given, saveFeatures, __( 'Public site settings saved.', 'pagewright' ) );
	return (
		<div className="pagewright-views pagewright-features-tab">
			<form
				className="pagewright-screen__form"
				onSubmit={ ( event ) => {
					event.preventDefault();
					void save();
				} }
			>
				<FeaturesLightbox settings={ settings } onChange={ change } />
				<FeaturesPlayer settings={ settings } onChange={ change } />
				<FeaturesMenus settings={ settings } onChange={ change } />
				<h2>{ __( 'Avatars', 'pagewright' ) }</h2>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Show Gravatar profiles', 'pagewright' ) }
					help={ __(
						'Shows the Gravatar profile of an author or commenter when a visitor hovers over the avatar. The browser loads the profile from gravatar.com, which receives the visitor’s IP address. Mention this in your privacy policy.',
						'pagewright'
					) }
					checked={ settings.hover_cards }
					onChange={ ( value ) => change( { hover_cards: value } ) }
				/>
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

import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	addFeatureSection,
	type FeatureSectionProps,
} from '../../../admin/features/feature-sections';

/** As in settings.json, which describes them. */
type HoverCardsSettings = {
	hover_cards: boolean;
};

/** Settings of the profiles at avatars. */
function HoverCardsSection( { settings, onChange }: FeatureSectionProps< HoverCardsSettings > ) {
	return (
		<>
			<h2>{ __( 'Avatars', 'pagewright' ) }</h2>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Show Gravatar profiles', 'pagewright' ) }
				help={ __(
					'Shows the Gravatar profile of an author or commenter when a visitor hovers over the avatar. The browser loads the profile from gravatar.com, which receives the visitor’s IP address. Mention this in your privacy policy.',
					'pagewright'
				) }
				checked={ settings.hover_cards }
				onChange={ ( value ) => onChange( { hover_cards: value } ) }
			/>
		</>
	);
}

addFeatureSection( 'hover-cards', 40, HoverCardsSection );

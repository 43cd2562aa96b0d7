import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	addFeatureSection,
	type FeatureSectionProps,
} from '../../../admin/features/feature-sections';
import { NumberField } from '../../../admin/NumberField';

/** As in settings.json, which describes them. */
type MenusSettings = {
	menus: boolean;
	menus_search: boolean;
	menus_width_px: number;
};

/** Settings for menus of classic themes. The navigation widget always has these features. */
function MenusSection( { settings, onChange }: FeatureSectionProps< MenusSettings > ) {
	return (
		<>
			<h2>{ __( 'Menus', 'pagewright' ) }</h2>
			<NumberField
				label={ __( 'Mobile breakpoint, in pixels', 'pagewright' ) }
				help={ __(
					'In windows up to this width, a button opens the menu. 0 turns this off.',
					'pagewright'
				) }
				min={ 0 }
				max={ 4000 }
				value={ settings.menus_width_px }
				onChange={ ( value ) => onChange( { menus_width_px: value } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Enhance the main menu of classic themes', 'pagewright' ) }
				help={ __(
					'Adds the menu button, and submenu buttons for keyboard and touch. An existing menu button of the theme is kept.',
					'pagewright'
				) }
				checked={ settings.menus }
				onChange={ ( value ) => onChange( { menus: value } ) }
			/>
			{ settings.menus && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Add a search form at the end', 'pagewright' ) }
					checked={ settings.menus_search }
					onChange={ ( value ) => onChange( { menus_search: value } ) }
				/>
			) }
		</>
	);
}

addFeatureSection( 'navigation', 30, MenusSection );

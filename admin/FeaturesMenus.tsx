import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FeaturesPartProps } from './FeaturesTab';
import { NumberField } from './NumberField';

/** When menus fold, and whether those of classic themes are changed. The navigation widget has all of it in any case. */
export function FeaturesMenus( { settings, onChange }: FeaturesPartProps ) {
	return (
		<>
			<h2>{ __( 'Menus', 'pagewright' ) }</h2>
			<NumberField
				label={ __( 'Small screens are up to, in pixels', 'pagewright' ) }
				help={ __( 'There, a button opens the menu. 0: on no screen.', 'pagewright' ) }
				min={ 0 }
				max={ 4000 }
				value={ settings.menus_width_px }
				onChange={ ( value ) => onChange( { menus_width_px: value } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Change the main menu of classic themes', 'pagewright' ) }
				help={ __(
					'It gets that button, and buttons for submenus, for keyboard and touch. A button that the theme has for small screens stays in its place.',
					'pagewright'
				) }
				checked={ settings.menus }
				onChange={ ( value ) => onChange( { menus: value } ) }
			/>
			{ settings.menus && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'End it with a search', 'pagewright' ) }
					checked={ settings.menus_search }
					onChange={ ( value ) => onChange( { menus_search: value } ) }
				/>
			) }
		</>
	);
}

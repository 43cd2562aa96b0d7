import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FeaturesPartProps } from './FeaturesTab';
import { NumberField } from './NumberField';

/** How pictures open. Times and places hold for blocks that open them although the site does not. */
export function FeaturesLightbox( { settings, onChange }: FeaturesPartProps ) {
	return (
		<>
			<h2>{ __( 'Lightbox', 'pagewright' ) }</h2>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Open pictures over the page', 'pagewright' ) }
				help={ __(
					'Pictures and galleries that link to their own files. Each block can say otherwise.',
					'pagewright'
				) }
				checked={ settings.lightbox }
				onChange={ ( value ) => onChange( { lightbox: value } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Say which picture of how many is shown', 'pagewright' ) }
				checked={ settings.lightbox_label }
				onChange={ ( value ) => onChange( { lightbox_label: value } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Go on with the first picture after the last', 'pagewright' ) }
				checked={ settings.lightbox_wrap }
				onChange={ ( value ) => onChange( { lightbox_wrap: value } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Fit large pictures into the window', 'pagewright' ) }
				help={ __( 'Otherwise they are shown in their own size and moved.', 'pagewright' ) }
				checked={ settings.lightbox_fit }
				onChange={ ( value ) => onChange( { lightbox_fit: value } ) }
			/>
			<NumberField
				label={ __( 'Time to appear, in milliseconds', 'pagewright' ) }
				help={ __(
					'Visitors who ask for less motion see it at once, whatever stands here.',
					'pagewright'
				) }
				min={ 0 }
				max={ 5000 }
				value={ settings.lightbox_fade_ms }
				onChange={ ( value ) => onChange( { lightbox_fade_ms: value } ) }
			/>
			<NumberField
				label={ __( 'Time to change its size, in milliseconds', 'pagewright' ) }
				min={ 0 }
				max={ 5000 }
				value={ settings.lightbox_resize_ms }
				onChange={ ( value ) => onChange( { lightbox_resize_ms: value } ) }
			/>
			<NumberField
				label={ __( 'Distance from the top of the window, in pixels', 'pagewright' ) }
				min={ 0 }
				max={ 500 }
				value={ settings.lightbox_top_px }
				onChange={ ( value ) => onChange( { lightbox_top_px: value } ) }
			/>
		</>
	);
}

import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	addFeatureSection,
	type FeatureSectionProps,
} from '../../../admin/features/feature-sections';
import { NumberField } from '../../../admin/NumberField';

/** As in settings.json, which describes them. */
type LightboxSettings = {
	lightbox: boolean;
	lightbox_label: boolean;
	lightbox_wrap: boolean;
	lightbox_fit: boolean;
	lightbox_fade_ms: number;
	lightbox_resize_ms: number;
	lightbox_top_px: number;
};

/**
 * Settings of the lightbox. Times and sizes also apply to blocks that turn the lightbox on
 * themselves.
 */
function LightboxSection( { settings, onChange }: FeatureSectionProps< LightboxSettings > ) {
	return (
		<>
			<h2>{ __( 'Lightbox', 'pagewright' ) }</h2>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Open images in a lightbox', 'pagewright' ) }
				help={ __(
					'Applies to images and galleries that link to their media files. You can change this for each block.',
					'pagewright'
				) }
				checked={ settings.lightbox }
				onChange={ ( value ) => onChange( { lightbox: value } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Show the number of the image and the total', 'pagewright' ) }
				checked={ settings.lightbox_label }
				onChange={ ( value ) => onChange( { lightbox_label: value } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Loop images', 'pagewright' ) }
				checked={ settings.lightbox_wrap }
				onChange={ ( value ) => onChange( { lightbox_wrap: value } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Fit large images to the window', 'pagewright' ) }
				help={ __(
					'Turn off to show large images in full size. Visitors can then move them.',
					'pagewright'
				) }
				checked={ settings.lightbox_fit }
				onChange={ ( value ) => onChange( { lightbox_fit: value } ) }
			/>
			<NumberField
				label={ __( 'Opening animation, in milliseconds', 'pagewright' ) }
				help={ __( 'Visitors who prefer reduced motion see no animation.', 'pagewright' ) }
				min={ 0 }
				max={ 5000 }
				value={ settings.lightbox_fade_ms }
				onChange={ ( value ) => onChange( { lightbox_fade_ms: value } ) }
			/>
			<NumberField
				label={ __( 'Resize animation, in milliseconds', 'pagewright' ) }
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

addFeatureSection( 'lightbox', 10, LightboxSection );

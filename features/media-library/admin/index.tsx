import { SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	addFeatureSection,
	type FeatureSectionProps,
} from '../../../admin/features/feature-sections';
import { NumberField } from '../../../admin/NumberField';

/** As in settings.json, which describes them. */
type MediaLibrarySettings = {
	media_library_dialog: boolean;
	media_library_screen: boolean;
	media_library_folders: boolean;
	media_library_place: number;
	media_library_most_pixels: number;
	media_library_heic: boolean;
};

type Props = FeatureSectionProps< MediaLibrarySettings >;

function MediaLibrarySection( props: Props ) {
	const { settings, onChange } = props;
	return (
		<>
			<h2>{ __( 'Media library', 'pagewright' ) }</h2>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Use the fast media library when you choose files', 'pagewright' ) }
				help={ __(
					'Applies to all dialogs with the media library. Each dialog has a link to the library of WordPress.',
					'pagewright'
				) }
				checked={ settings.media_library_dialog }
				onChange={ ( value ) => onChange( { media_library_dialog: value } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Use the fast media library to manage files', 'pagewright' ) }
				help={ __(
					'Applies to the library and to the screen that adds files. The list view of WordPress stays as it is.',
					'pagewright'
				) }
				checked={ settings.media_library_screen }
				onChange={ ( value ) => onChange( { media_library_screen: value } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Organize files in folders', 'pagewright' ) }
				help={ __(
					'URLs of files do not change. While folders are off, the files and their folders are kept.',
					'pagewright'
				) }
				checked={ settings.media_library_folders }
				onChange={ ( value ) => onChange( { media_library_folders: value } ) }
			/>
			<ImageSettings { ...props } />
		</>
	);
}

/** The values of the setting, by their number. */
const places = () =>
	[
		__( 'Ask each time', 'pagewright' ),
		__( 'Remove', 'pagewright' ),
		__( 'Keep', 'pagewright' ),
	].map( ( label, value ) => ( { label, value: String( value ) } ) );

/** Settings of the images that browsers change before they upload them. */
function ImageSettings( { settings, onChange }: Props ) {
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Places in uploaded photos', 'pagewright' ) }
				help={ __(
					'Phones store in a photo where it was taken. Everyone who can download the photo can read the place. The choice applies to the uploader of Pagewright, not to files that WordPress uploads, for example from blocks.',
					'pagewright'
				) }
				value={ String( settings.media_library_place ) }
				options={ places() }
				onChange={ ( value ) => onChange( { media_library_place: Number( value ) } ) }
			/>
			<NumberField
				label={ __(
					'Maximum width and height of uploaded images, in pixels',
					'pagewright'
				) }
				help={ __(
					'Browsers make larger images smaller before they upload them. 0 uploads images in any size.',
					'pagewright'
				) }
				min={ 0 }
				max={ 32767 }
				value={ settings.media_library_most_pixels }
				onChange={ ( value ) => onChange( { media_library_most_pixels: value } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Convert HEIC photos to JPEG before they are uploaded', 'pagewright' ) }
				help={ __(
					'Applies only if the server cannot open HEIC. Most browsers do not show HEIC photos.',
					'pagewright'
				) }
				checked={ settings.media_library_heic }
				onChange={ ( value ) => onChange( { media_library_heic: value } ) }
			/>
		</>
	);
}

addFeatureSection( 'media-library', 60, MediaLibrarySection );

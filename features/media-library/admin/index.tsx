import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	addFeatureSection,
	type FeatureSectionProps,
} from '../../../admin/features/feature-sections';

/** As in settings.json, which describes them. */
type MediaLibrarySettings = {
	media_library_dialog: boolean;
	media_library_screen: boolean;
	media_library_folders: boolean;
};

function MediaLibrarySection( {
	settings,
	onChange,
}: FeatureSectionProps< MediaLibrarySettings > ) {
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
		</>
	);
}

addFeatureSection( 'media-library', 60, MediaLibrarySection );

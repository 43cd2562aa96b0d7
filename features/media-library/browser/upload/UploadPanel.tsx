import { Button, FormFileUpload } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Icon, upload } from '@wordpress/icons';
import { sizeText } from '../file-texts';

interface Props {
	/** Types of files, as in the attribute `accept`; '' for all. */
	accept: string;
	/** Maximum size of a file in bytes; 0 if unknown. */
	maxBytes: number;
	language: string;
	onFiles: ( files: readonly File[] ) => void;
}

/** The tab that uploads files. Files can also be dropped on the whole dialog. */
export function UploadPanel( { accept, maxBytes, language, onFiles }: Props ) {
	return (
		<div className="pagewright-media-library__empty">
			<Icon icon={ upload } size={ 48 } />
			<h2>{ __( 'Drop files to upload', 'pagewright' ) }</h2>
			<FormFileUpload
				accept={ accept || undefined }
				multiple
				__next40pxDefaultSize
				onChange={ ( { currentTarget } ) => {
					onFiles( [ ...( currentTarget.files ?? [] ) ] );
					// The same file can be chosen again after a failure.
					currentTarget.value = '';
				} }
				render={ ( { openFileDialog } ) => (
					<Button variant="secondary" onClick={ openFileDialog } __next40pxDefaultSize>
						{ __( 'Select files', 'pagewright' ) }
					</Button>
				) }
			/>
			{ maxBytes > 0 && (
				<p>
					{ sprintf(
						/* translators: %s: size such as 2 MB. */
						__( 'Maximum upload file size: %s.', 'pagewright' ),
						sizeText( maxBytes, language )
					) }
				</p>
			) }
		</div>
	);
}

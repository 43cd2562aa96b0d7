import { Button, FormFileUpload } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Icon, upload } from '@wordpress/icons';

interface Props {
	/** Types of files, as in the attribute `accept`; '' for all. */
	accept: string;
	onFiles: ( files: readonly File[] ) => void;
}

/** The tab that uploads files. Files can also be dropped on the whole dialog. */
export function UploadPanel( { accept, onFiles }: Props ) {
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
		</div>
	);
}

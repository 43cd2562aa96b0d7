import { Button, FormFileUpload } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Icon, upload } from '@wordpress/icons';
import { failureText } from '../failure-text';
import { useCodeOnDemand } from '../use-code';
import { loadUploadCode, loadWhile } from './load-upload-code';
import type { SendUrl } from './upload-host';

export interface UploadFormProps {
	/** Types of files, as in the attribute `accept`; '' for all. */
	accept: string;
	onFiles: ( files: readonly File[] ) => void;
	onUrl: SendUrl;
}

/** The ways to choose files for uploads. Files can also be dropped on the whole dialog. */
export function UploadForm( { accept, onFiles, onUrl }: UploadFormProps ) {
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
					<Button
						variant="secondary"
						onClick={ loadWhile( openFileDialog ) }
						__next40pxDefaultSize
					>
						{ __( 'Select files', 'pagewright' ) }
					</Button>
				) }
			/>
			{ matchMedia( '(pointer: coarse)' ).matches && /^$|image/.test( accept ) && (
				<Camera { ...{ onFiles } } />
			) }
			<FromUrl { ...{ onUrl } } />
		</div>
	);
}

/** Takes a photo with the camera of a phone or tablet. */
function Camera( { onFiles }: Pick< UploadFormProps, 'onFiles' > ) {
	const input = useRef< HTMLInputElement >( null );
	return (
		<>
			<Button
				variant="secondary"
				onClick={ () => input.current?.click() }
				__next40pxDefaultSize
			>
				{ __( 'Take a photo', 'pagewright' ) }
			</Button>
			<input
				ref={ input }
				hidden
				type="file"
				accept="image/*"
				capture="environment"
				onChange={ ( { currentTarget } ) =>
					onFiles( [ ...( currentTarget.files ?? [] ) ] )
				}
			/>
		</>
	);
}

/** The form for a URL, whose code loads when the user asks for it. */
function FromUrl( { onUrl }: Pick< UploadFormProps, 'onUrl' > ) {
	const { code, hasFailed, load } = useCodeOnDemand( loadUploadCode );
	return code ? (
		<code.UrlForm { ...{ onUrl } } />
	) : (
		<>
			<Button variant="link" onClick={ load }>
				{ __( 'Upload from URL', 'pagewright' ) }
			</Button>
			{ hasFailed && <p role="alert">{ failureText( { kind: 'network' } ) }</p> }
		</>
	);
}

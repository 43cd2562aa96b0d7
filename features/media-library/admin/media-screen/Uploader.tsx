import { DropZone, FormFileUpload } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { MediaStore } from '../../browser/store/media-store';
import { UploadStatus } from '../../browser/upload/UploadStatus';

interface Props {
	store: MediaStore;
	language: string;
	/** Opens the dialog of the system instead of WordPress's upload screen. */
	button: HTMLElement | null;
}

/** Uploads files that are dropped on the screen or chosen, and shows progress and failures. */
export function Uploader( { store, language, button }: Props ) {
	const { uploads } = store;
	const open = useRef< () => void >( () => {} );
	useEffect( () => {
		const choose = ( event: Event ) => {
			event.preventDefault();
			open.current();
		};
		button?.addEventListener( 'click', choose );
		return () => button?.removeEventListener( 'click', choose );
	}, [ button ] );
	return (
		<div className="pagewright-media-screen__uploader">
			<FormFileUpload
				multiple
				__next40pxDefaultSize
				onChange={ ( { currentTarget } ) =>
					uploads.add( [ ...( currentTarget.files ?? [] ) ] )
				}
				render={ ( { openFileDialog } ) => {
					open.current = openFileDialog;
					return null;
				} }
			/>
			<DropZone
				label={ __( 'Drop files to upload', 'pagewright' ) }
				onFilesDrop={ ( files ) => uploads.add( files ) }
			/>
			<UploadStatus queue={ uploads } language={ language } />
		</div>
	);
}

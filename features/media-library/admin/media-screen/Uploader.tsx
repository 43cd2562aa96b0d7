import { FormFileUpload } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import type { MediaStore } from '../../browser/store/media-store';
import { loadWhile } from '../../browser/upload/load-upload-code';
import { UploadStatus } from '../../browser/upload/UploadStatus';
import { UploadZone } from '../../browser/upload/UploadZone';

interface Props {
	store: MediaStore;
	language: string;
	/** Whether files can be in folders. */
	hasFolders: boolean;
	/** Opens the dialog of the system instead of WordPress's upload screen. */
	button: HTMLElement | null;
}

/** Uploads files and folders that are dropped on the screen, pasted or chosen, and shows progress and failures. */
export function Uploader( { store, language, hasFolders, button }: Props ) {
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
					open.current = loadWhile( openFileDialog );
					return null;
				} }
			/>
			<UploadZone
				{ ...{ store, hasFolders } }
				onFiles={ ( files, folder ) => uploads.add( files, { folder } ) }
			/>
			<UploadStatus queue={ uploads } language={ language } />
		</div>
	);
}

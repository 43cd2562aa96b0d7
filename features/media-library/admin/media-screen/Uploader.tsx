import { DropZone, FormFileUpload, Notice, ProgressBar } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { useEffect, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { MediaStore } from '../../browser/store/media-store';
import { useUploadQueue } from './use-upload-queue';

interface Props {
	store: MediaStore;
	/** Opens the dialog of the system instead of WordPress's upload screen. */
	button: HTMLElement | null;
}

/** Uploads files that are dropped on the screen or chosen, and shows progress and failures. */
export function Uploader( { store, button }: Props ) {
	const queue = useUploadQueue( store );
	const open = useRef< () => void >( () => {} );
	useEffect( () => {
		const choose = ( event: Event ) => {
			event.preventDefault();
			open.current();
		};
		button?.addEventListener( 'click', choose );
		return () => button?.removeEventListener( 'click', choose );
	}, [ button ] );
	const left = queue.left;
	useEffect( () => {
		if ( left > 0 ) {
			speak( uploadingText( left ) );
		}
	}, [ left ] );
	return (
		<div className="pagewright-media-screen__uploader">
			<FormFileUpload
				multiple
				__next40pxDefaultSize
				onChange={ ( { currentTarget } ) =>
					queue.add( [ ...( currentTarget.files ?? [] ) ] )
				}
				render={ ( { openFileDialog } ) => {
					open.current = openFileDialog;
					return null;
				} }
			/>
			<DropZone
				label={ __( 'Drop files to upload', 'pagewright' ) }
				onFilesDrop={ ( files ) => queue.add( files ) }
			/>
			{ left > 0 && (
				<p className="pagewright-media-screen__progress">
					<ProgressBar />
					{ uploadingText( left ) }
				</p>
			) }
			{ queue.failures.map( ( { key, name, message } ) => (
				<Notice key={ key } status="error" onRemove={ () => queue.dismiss( key ) }>
					<strong>{ name }</strong> { message }
				</Notice>
			) ) }
		</div>
	);
}

const uploadingText = ( count: number ) =>
	/* translators: %d: number of files. */
	sprintf( _n( 'Uploading %d file…', 'Uploading %d files…', count, 'pagewright' ), count );

import { DropZone } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { MediaStore } from '../store/media-store';
import { failureText } from '../failure-text';
import { loadUploadCode } from './load-upload-code';
import { watchPaste } from './pasted-files';
import { takeDropped, type Dropped } from './take-dropped';

interface Props {
	store: Pick< MediaStore, 'folders' >;
	/** Whether files can be in folders. */
	hasFolders: boolean;
	/** Called at once, before folders are read. */
	onStart?: () => void;
	/** Uploads files into a folder; into the shown one without an ID. */
	onFiles: ( files: readonly File[], folder?: number ) => void;
}

/** Receives files and folders that the user drops on its parent, or pastes. */
export function UploadZone( props: Props ) {
	const zone = useRef< HTMLDivElement >( null );
	const latest = useRef( props );
	latest.current = props;
	/** The component of WordPress passes folders as files without content. */
	const dropped = useRef< Dropped[] >( [] );
	const receive = ( received: readonly Dropped[], into?: number ) => {
		const { store, hasFolders, onStart, onFiles } = latest.current;
		onStart?.();
		const files = received.filter( ( one ) => one instanceof File );
		if ( files.length === received.length ) {
			onFiles( files, into );
			return;
		}
		loadUploadCode().then(
			( { uploadDropped } ) =>
				uploadDropped( received, {
					folders: store.folders,
					hasFolders,
					folder: into,
					add: ( some, folder ) => onFiles( some, folder ),
				} ),
			() => {
				store.folders.report( failureText( { kind: 'network' } ) );
				onFiles( files, into );
			}
		);
	};
	useEffect( () => watchPaste( zone.current!, ( data ) => receive( takeDropped( data ) ) ), [] );
	const { folders } = props.store;
	useEffect( () => {
		folders.receive = receive;
		return () => {
			folders.receive = null;
		};
	}, [ folders ] );
	return (
		<div
			ref={ zone }
			className="pagewright-media-library__upload-zone"
			onDropCapture={ ( { dataTransfer } ) => {
				dropped.current = takeDropped( dataTransfer );
			} }
		>
			<DropZone
				label={ __( 'Drop files to upload', 'pagewright' ) }
				onFilesDrop={ () => receive( dropped.current ) }
			/>
		</div>
	);
}

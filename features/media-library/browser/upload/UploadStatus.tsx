import { Notice, ProgressBar } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { _n, sprintf } from '@wordpress/i18n';
import type { UploadQueue } from './upload-queue';

/** The progress of uploads, and files that could not be uploaded. */
export function UploadStatus( { queue }: { queue: UploadQueue } ) {
	const { left, failures } = useSyncExternalStore( queue.subscribe, queue.state );
	useEffect( () => {
		if ( left > 0 ) {
			speak( uploadingText( left ) );
		}
	}, [ left ] );
	return (
		<>
			{ left > 0 && (
				<p className="pagewright-media-library__progress">
					<ProgressBar />
					{ uploadingText( left ) }
				</p>
			) }
			{ failures.map( ( { key, name, message } ) => (
				<Notice key={ key } status="error" onRemove={ () => queue.dismiss( key ) }>
					<strong>{ name }</strong> { message }
				</Notice>
			) ) }
		</>
	);
}

const uploadingText = ( count: number ) =>
	/* translators: %d: number of files. */
	sprintf( _n( 'Uploading %d file…', 'Uploading %d files…', count, 'pagewright' ), count );

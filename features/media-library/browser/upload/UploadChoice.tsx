import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { isUndecided, type Queue, type QueuedFile } from '../../model/uploads/queue';
import type { UploadControls } from './upload-controls';

interface Props {
	uploads: UploadControls;
	/** Called before a button with the focus disappears. */
	onRemoved: () => void;
}

/** The choice between a file and that of the library with the same content. */
export function UploadChoice( { uploads, file, onRemoved }: Props & { file: QueuedFile } ) {
	const { key, name } = file;
	return isUndecided( file ) ? (
		<>
			<Button
				size="small"
				variant="primary"
				aria-label={ existingText( name ) }
				onClick={ () => {
					onRemoved();
					uploads.useExisting( key );
					speakUsed();
				} }
			>
				{ __( 'Use existing', 'pagewright' ) }
			</Button>
			<Button
				size="small"
				variant="secondary"
				aria-label={ uploadText( name ) }
				onClick={ () => {
					onRemoved();
					uploads.uploadAnyway( key );
				} }
			>
				{ __( 'Upload anyway', 'pagewright' ) }
			</Button>
		</>
	) : null;
}

/** The choice for all files at once, when several wait for it. */
export function UploadChoices( { uploads, queue, onRemoved }: Props & { queue: Queue } ) {
	const keys = queue.files.filter( isUndecided ).map( ( { key } ) => key );
	return keys.length > 1 ? (
		<>
			<Button
				size="small"
				variant="secondary"
				onClick={ () => {
					onRemoved();
					keys.forEach( uploads.useExisting );
					speakUsed();
				} }
			>
				{ __( 'Use existing for all', 'pagewright' ) }
			</Button>
			<Button
				size="small"
				variant="secondary"
				onClick={ () => {
					onRemoved();
					keys.forEach( uploads.uploadAnyway );
				} }
			>
				{ __( 'Upload all anyway', 'pagewright' ) }
			</Button>
		</>
	) : null;
}

const speakUsed = () => speak( __( 'The file of the library is used.', 'pagewright' ) );

const existingText = ( name: string ): string =>
	/* translators: %s: name of a file. */
	sprintf( __( 'Use existing: %s', 'pagewright' ), name );

const uploadText = ( name: string ): string =>
	/* translators: %s: name of a file. */
	sprintf( __( 'Upload anyway: %s', 'pagewright' ), name );

import { Button } from '@wordpress/components';
import { memo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { arrowUp, closeSmall } from '@wordpress/icons';
import { percentOf } from '../../model/uploads/progress';
import {
	canCancel,
	canRetryFile,
	FAILED,
	UNDECIDED,
	UPLOADING,
	type FileStatus,
	type QueuedFile,
} from '../../model/uploads/queue';
import { UploadChoice } from './UploadChoice';
import { UploadBar } from './UploadBar';
import { UploadPreview } from './UploadPreview';
import type { UploadControls } from './upload-controls';
import { stateText } from './upload-texts';

interface Props {
	uploads: UploadControls;
	file: QueuedFile;
	isStopped: boolean;
	language: string;
	/** Key of the file that is uploaded next, if the user may change the order; null otherwise. */
	first: number | null;
	/** Called before a button with the focus disappears. */
	onRemoved: () => void;
}

/** A file of the queue. Most changes of the queue change one file only. */
export const UploadRow = memo(
	Row,
	( before, after ) =>
		before.file === after.file &&
		before.isStopped === after.isStopped &&
		before.first === after.first
);

const STATE_CLASSES: Partial< Record< FileStatus, string > > = {
	[ FAILED ]: 'is-failed',
	[ UNDECIDED ]: 'is-undecided',
};

function Row( { uploads, file, isStopped, language, first, onRemoved }: Props ) {
	const { key, name, status, isProcessing } = file;
	const isFailed = status === FAILED;
	const stateClass = STATE_CLASSES[ status ] ?? '';
	return (
		<li className={ `pagewright-media-library__upload ${ stateClass }` }>
			<UploadPreview { ...{ uploads, file } } />
			<div className="pagewright-media-library__upload-text">
				<span className="pagewright-media-library__upload-name" title={ name }>
					<bdi>{ name }</bdi>
				</span>
				<span className="pagewright-media-library__upload-state">
					{ stateText( file, isStopped, language ) }
				</span>
			</div>
			<div className="pagewright-media-library__upload-actions">
				{ canRetryFile( file ) && (
					<Button
						size="small"
						variant="secondary"
						aria-label={ retryText( name ) }
						onClick={ () => {
							onRemoved();
							uploads.retry( key );
						} }
					>
						{ __( 'Try again', 'pagewright' ) }
					</Button>
				) }
				<UploadChoice { ...{ uploads, file, onRemoved } } />
				{ first !== null && first !== key && (
					<Button
						size="small"
						icon={ arrowUp }
						label={ nextText( name ) }
						onClick={ () => uploads.move( key, first ) }
					/>
				) }
				{ ( isFailed || canCancel( file ) ) && (
					<Button
						size="small"
						icon={ closeSmall }
						label={ isFailed ? dismissText( name ) : cancelText( name ) }
						onClick={ () => {
							onRemoved();
							( isFailed ? uploads.dismiss : uploads.cancel )( key );
						} }
					/>
				) }
			</div>
			{ status === UPLOADING && ! isProcessing && (
				<UploadBar label={ name } percent={ percentOf( file ) } />
			) }
		</li>
	);
}

const retryText = ( name: string ): string =>
	/* translators: %s: name of a file. */
	sprintf( __( 'Try again: %s', 'pagewright' ), name );

const nextText = ( name: string ): string =>
	/* translators: %s: name of a file. */
	sprintf( __( 'Upload next: %s', 'pagewright' ), name );

const dismissText = ( name: string ): string =>
	/* translators: %s: name of a file. */
	sprintf( __( 'Dismiss: %s', 'pagewright' ), name );

const cancelText = ( name: string ): string =>
	/* translators: %s: name of a file. */
	sprintf( __( 'Cancel upload: %s', 'pagewright' ), name );

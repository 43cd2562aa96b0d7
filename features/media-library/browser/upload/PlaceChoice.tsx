import { Button, CheckboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ImageChoices } from '../../model/uploads/questions';
import type { Queue, QueuedFile } from '../../model/uploads/queue';
import { rememberPlace } from './prepare-file';
import { placesText } from './question-text';
import type { UploadControls } from './upload-controls';

interface Props {
	uploads: UploadControls;
	queue: Queue;
	/** Called before a button with the focus disappears. */
	onRemoved: () => void;
}

/** The choice for the places where the photos of the queue were taken. */
export function PlaceChoice( { uploads, queue, onRemoved }: Props ) {
	const [ isForPage, setIsForPage ] = useState( false );
	const count = queue.files.filter( asksForPlace ).length;
	if ( ! count ) {
		return null;
	}
	const choose = ( place: ImageChoices[ 'place' ] ) => {
		onRemoved();
		if ( isForPage ) {
			rememberPlace( place );
		}
		// Photos whose turn has not come are answered too.
		queue.files
			.filter( ( file ) => asksForPlace( file ) || ! ( file.question || file.existing ) )
			.forEach( ( { key } ) => uploads.uploadAnyway( key, { place } ) );
	};
	return (
		<div
			className="pagewright-media-library__upload-place"
			role="group"
			aria-label={ placesText( count ) }
		>
			<strong>{ placesText( count ) }</strong>
			<p>
				{ __(
					'Everyone who can download a photo can read the place from it, for example your home.',
					'pagewright'
				) }
			</p>
			<div className="pagewright-media-library__upload-buttons">
				<Button size="compact" variant="primary" onClick={ () => choose( 'remove' ) }>
					{ __( 'Remove place', 'pagewright' ) }
				</Button>
				<Button size="compact" variant="secondary" onClick={ () => choose( 'keep' ) }>
					{ __( 'Keep place', 'pagewright' ) }
				</Button>
			</div>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Do this for all later uploads on this page', 'pagewright' ) }
				checked={ isForPage }
				onChange={ setIsForPage }
			/>
		</div>
	);
}

const asksForPlace = ( { question }: QueuedFile ): boolean => question?.type === 'place';

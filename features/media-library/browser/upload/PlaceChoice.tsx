import type { ImageChoices } from '../../model/uploads/questions';
import type { Queue, QueuedFile } from '../../model/uploads/queue';
import { rememberPlace } from './place-for-page';
import { PlaceQuestion } from './PlaceQuestion';
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
	const count = queue.files.filter( asksForPlace ).length;
	if ( ! count ) {
		return null;
	}
	const choose = ( place: ImageChoices[ 'place' ], isForPage: boolean ) => {
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
			<PlaceQuestion onChoose={ choose } />
		</div>
	);
}

const asksForPlace = ( { question }: QueuedFile ): boolean => question?.type === 'place';

import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { hasOtherType } from '../../model/replacement';
import { HEIC, PLACE } from '../../model/uploads/codes';
import type { Question } from '../../model/uploads/questions';
import type { Queue, QueuedFile } from '../../model/uploads/queue';
import type { Attachment } from '../../port';
import { keepText } from './question-text';
import type { UploadControls } from './upload-controls';

interface Props {
	uploads: UploadControls;
	/** Called before a button with the focus disappears. */
	onRemoved: () => void;
}

/** The choice between a file and that of the library with the same content. */
export function UploadChoice( { uploads, file, onRemoved }: Props & { file: QueuedFile } ) {
	const { key, name, question, existing } = file;
	if ( question?.type === 'original' ) {
		return <OriginalButton { ...{ uploads, onRemoved, file, question } } />;
	}
	return existing ? (
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
			{ mayReplace( file, existing ) && (
				<Button
					size="small"
					variant="secondary"
					aria-label={ replaceText( name ) }
					onClick={ () => {
						onRemoved();
						uploads.replaceExisting( key );
					} }
				>
					{ __( 'Replace existing', 'pagewright' ) }
				</Button>
			) }
		</>
	) : null;
}

/** Uploads an image although it cannot be prepared. */
function OriginalButton( {
	uploads,
	onRemoved,
	file,
	question,
}: Props & { file: QueuedFile; question: Extract< Question, { type: 'original' } > } ) {
	const text = keepText( question );
	return (
		<Button
			size="small"
			variant="secondary"
			aria-label={ `${ text }: ${ file.name }` }
			onClick={ () => {
				onRemoved();
				uploads.uploadAnyway(
					file.key,
					question.code === PLACE ? { place: 'keep' } : { isOriginal: true }
				);
			} }
		>
			{ text }
		</Button>
	);
}

/** The choice for all files at once, when several wait for it. */
export function UploadChoices( { uploads, queue, onRemoved }: Props & { queue: Queue } ) {
	const keys = queue.files.filter( ( { existing } ) => existing ).map( ( { key } ) => key );
	const photos = queue.files.filter(
		( { question } ) => question?.type === 'original' && question.code === HEIC
	);
	return (
		<>
			{ keys.length > 1 && <ExistingChoices { ...{ uploads, keys, onRemoved } } /> }
			{ photos.length > 1 && (
				<Button
					size="small"
					variant="secondary"
					onClick={ () => {
						onRemoved();
						photos.forEach( ( { key } ) =>
							uploads.uploadAnyway( key, { isOriginal: true } )
						);
					} }
				>
					{ __( 'Upload all HEIC photos', 'pagewright' ) }
				</Button>
			) }
		</>
	);
}

function ExistingChoices( { uploads, keys, onRemoved }: Props & { keys: readonly number[] } ) {
	return (
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
					keys.forEach( ( key ) => uploads.uploadAnyway( key ) );
				} }
			>
				{ __( 'Upload all anyway', 'pagewright' ) }
			</Button>
		</>
	);
}

/** The server checks it again. */
const mayReplace = ( file: QueuedFile, existing: Attachment ): boolean =>
	existing.canEdit && existing.status !== 'trash' && ! hasOtherType( file, existing );

const speakUsed = () => speak( __( 'The file of the library is used.', 'pagewright' ) );

const existingText = ( name: string ): string =>
	/* translators: %s: name of a file. */
	sprintf( __( 'Use existing: %s', 'pagewright' ), name );

const uploadText = ( name: string ): string =>
	/* translators: %s: name of a file. */
	sprintf( __( 'Upload anyway: %s', 'pagewright' ), name );

const replaceText = ( name: string ): string =>
	/* translators: %s: name of a file. */
	sprintf( __( 'Replace existing: %s', 'pagewright' ), name );

import type { RefObject } from 'react';
import { Button, ExternalLink } from '@wordpress/components';
import { useId, useRef, useState, useSyncExternalStore } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ENDED, NONCE } from '../../model/uploads/codes';
import { progressOf, timeLeftMs } from '../../model/uploads/progress';
import {
	DONE,
	FAILED,
	isShown,
	QUEUED,
	STOPPED,
	UNDECIDED,
	UPLOADING,
	type Queue,
} from '../../model/uploads/queue';
import { bytesPerSecond } from '../../model/uploads/speed';
import { mediaFacts } from '../classic/facts';
import { CopyErrors } from './CopyErrors';
import { errorText } from './error-text';
import { PlaceChoice } from './PlaceChoice';
import { UploadBar } from './UploadBar';
import { UploadChoices } from './UploadChoice';
import { UploadRow } from './UploadRow';
import { headingText, speedText, undecidedText } from './upload-texts';
import type { UploadControls } from './upload-controls';
import { useUploadNews } from './use-upload-news';

/** Files that are visible before the user asks for all. */
const MOST_ROWS = 4;

interface Props {
	queue: UploadControls;
	/** The last state that users know. */
	first: Queue;
	/** Language of the user. */
	language: string;
	/** Announces what happens. */
	region: RefObject< HTMLElement >;
}

/** The files of a queue with their progress, errors and choices. */
export function UploadList( { queue: uploads, first: known, language, region }: Props ) {
	const queue = useSyncExternalStore( uploads.subscribe, uploads.state );
	const [ isOpen, setIsOpen ] = useState( false );
	const listId = useId();
	const panel = useRef< HTMLElement >( null );
	useUploadNews( { first: known, queue, language, region } );
	if ( ! isShown( queue ) ) {
		return null;
	}
	const rows = isOpen ? queue.files : firstRows( queue );
	const isStopped = queue.state === STOPPED;
	const onRemoved = () => panel.current?.focus();
	const first = queue.files.find( ( { status } ) => status === QUEUED );
	return (
		<section
			ref={ panel }
			tabIndex={ -1 }
			className="pagewright-media-library__uploads"
			aria-label={ __( 'Uploads', 'pagewright' ) }
		>
			<UploadHead { ...{ uploads, queue, language, onRemoved } } />
			<PlaceChoice { ...{ uploads, queue, onRemoved } } />
			{ queue.hold && (
				<p className="pagewright-media-library__upload-hold">
					{ errorText( queue.hold ) }{ ' ' }
					{ ( queue.hold.code === ENDED || queue.hold.code === NONCE ) && <LogIn /> }
				</p>
			) }
			<ul
				id={ listId }
				className="pagewright-media-library__upload-rows"
				// A list that scrolls must be reachable with the keyboard.
				{ ...( isOpen && {
					tabIndex: 0,
					'aria-label': __( 'All uploads', 'pagewright' ),
				} ) }
			>
				{ rows.map( ( file ) => (
					<UploadRow
						key={ file.key }
						{ ...{ uploads, file, language, isStopped, onRemoved } }
						first={ isOpen && file.status === QUEUED ? ( first?.key ?? null ) : null }
					/>
				) ) }
			</ul>
			{ queue.files.length > MOST_ROWS && (
				<Button
					variant="link"
					className="pagewright-media-library__upload-more"
					aria-expanded={ isOpen }
					aria-controls={ listId }
					onClick={ () => setIsOpen( ! isOpen ) }
				>
					{ isOpen
						? __( 'Show fewer files', 'pagewright' )
						: sprintf(
								/* translators: %d: number of files. */
								__( 'Show all %d files', 'pagewright' ),
								queue.files.length
							) }
				</Button>
			) }
		</section>
	);
}

function LogIn() {
	const { loginUrl } = mediaFacts();
	return loginUrl ? (
		<ExternalLink href={ loginUrl }>{ __( 'Log in', 'pagewright' ) }</ExternalLink>
	) : null;
}

/** The progress of all files, and buttons for all. */
function UploadHead( {
	uploads,
	queue,
	language,
	onRemoved,
}: {
	uploads: UploadControls;
	queue: Queue;
	language: string;
	onRemoved: () => void;
} ) {
	const progress = progressOf( queue );
	const leftMs = timeLeftMs( queue );
	const heading = headingText( queue, progress );
	const failed = queue.files.filter( ( { status } ) => status === FAILED );
	return (
		<div className="pagewright-media-library__upload-head">
			<div className="pagewright-media-library__upload-sum">
				<strong>{ heading }</strong>
				{ progress.left > 0 && (
					<span>{ undecidedText( { ...progress, places: 0 } ) }</span>
				) }
				{ leftMs !== null && (
					<span className="pagewright-media-library__upload-speed">
						{ speedText( bytesPerSecond( queue.speed ), leftMs, language ) }
					</span>
				) }
			</div>
			<div className="pagewright-media-library__upload-buttons">
				<UploadChoices { ...{ uploads, queue, onRemoved } } />
				{ failed.length > 1 && (
					<>
						<CopyErrors queue={ queue } />
						<Button
							size="small"
							variant="secondary"
							onClick={ () =>
								failed.forEach( ( { key } ) => uploads.dismiss( key ) )
							}
						>
							{ __( 'Dismiss errors', 'pagewright' ) }
						</Button>
					</>
				) }
				{ progress.left > 0 && <PauseButton { ...{ uploads, queue } } /> }
			</div>
			{ progress.left > 0 && <UploadBar label={ heading } percent={ progress.percent } /> }
		</div>
	);
}

/** One button, so that it keeps the focus when its text changes. */
function PauseButton( { uploads, queue }: { uploads: UploadControls; queue: Queue } ) {
	const isStopped = queue.state === STOPPED;
	const resumeText = queue.hold ? __( 'Try again', 'pagewright' ) : __( 'Resume', 'pagewright' );
	return (
		<Button
			size="compact"
			variant={ isStopped ? 'primary' : 'secondary' }
			onClick={ isStopped ? uploads.resume : uploads.pause }
		>
			{ isStopped ? resumeText : __( 'Pause', 'pagewright' ) }
		</Button>
	);
}

/** The order of files when there is no space for all. */
const RANKS = { [ UPLOADING ]: 0, [ UNDECIDED ]: 1, [ FAILED ]: 2, [ QUEUED ]: 3, [ DONE ]: 4 };

const firstRows = ( { files }: Queue ) =>
	files.length > MOST_ROWS
		? [ ...files ]
				.sort( ( one, other ) => RANKS[ one.status ] - RANKS[ other.status ] )
				.slice( 0, MOST_ROWS )
		: files;

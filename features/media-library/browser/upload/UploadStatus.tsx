import { Button, Spinner, VisuallyHidden } from '@wordpress/components';
import { useEffect, useRef, useState, useSyncExternalStore } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { isShown } from '../../model/uploads/queue';
import { useCodeOnDemand } from '../use-code';
import { loadUploadCode } from './load-upload-code';
import type { UploadControls } from './upload-controls';

interface Props {
	queue: UploadControls;
	/** Language of the user. */
	language: string;
}

/** The progress of uploads, and files that could not be uploaded. The code loads with the first file. */
export function UploadStatus( { queue, language }: Props ) {
	// Uploads that began before this component appeared are known.
	const [ first ] = useState( queue.state );
	const isNeeded = isShown( useSyncExternalStore( queue.subscribe, queue.state ) );
	// The list announces the end of uploads, so it stays.
	const [ wasNeeded, setWasNeeded ] = useState( false );
	const { code, hasFailed, load } = useCodeOnDemand( loadUploadCode );
	useEffect( () => {
		if ( isNeeded && ! wasNeeded ) {
			setWasNeeded( true );
			load();
		}
	}, [ isNeeded, wasNeeded, load ] );
	const region = useRef< HTMLElement >( null );
	return (
		<>
			{ /* Other announcements of the page do not replace these ones, and the other way round. */ }
			<VisuallyHidden ref={ region } role="status" aria-atomic={ false }>
				{ null }
			</VisuallyHidden>
			{ code ? (
				<code.UploadList { ...{ queue, first, language, region } } />
			) : (
				isNeeded && <Loading { ...{ queue, hasFailed, load } } />
			) }
		</>
	);
}

/** A list whose code is not loaded yet, or could not be loaded. */
function Loading( {
	queue,
	hasFailed,
	load,
}: {
	queue: UploadControls;
	hasFailed: boolean;
	load: () => void;
} ) {
	return (
		<section
			className="pagewright-media-library__uploads"
			aria-label={ __( 'Uploads', 'pagewright' ) }
			aria-busy={ ! hasFailed }
		>
			{ hasFailed ? (
				<p className="pagewright-media-library__upload-hold" role="alert">
					{ __( 'The site does not respond.', 'pagewright' ) }{ ' ' }
					<Button
						variant="link"
						onClick={ () => {
							load();
							queue.resume();
						} }
					>
						{ __( 'Try again', 'pagewright' ) }
					</Button>
				</p>
			) : (
				<Spinner />
			) }
		</section>
	);
}

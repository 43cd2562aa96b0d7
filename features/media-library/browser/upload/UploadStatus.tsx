import { Button, Spinner } from '@wordpress/components';
import { useEffect, useState, useSyncExternalStore } from '@wordpress/element';
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
	if ( code ) {
		return <code.UploadList { ...{ queue, first, language } } />;
	}
	if ( ! isNeeded ) {
		return null;
	}
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

import { __, _n, sprintf } from '@wordpress/i18n';
import { percentOf, type Progress, type Undecided } from '../../model/uploads/progress';
import {
	DONE,
	FAILED,
	QUEUED,
	STOPPED,
	UNDECIDED,
	type Queue,
	type QueuedFile,
} from '../../model/uploads/queue';
import { sizeText, titleOf } from '../file-texts';
import { errorText } from './error-text';
import { originalsText, placesText, questionText } from './question-text';

/** Returns what the queue does, such as “Uploading 2 of 5”. */
export function headingText( { state }: Queue, progress: Progress ): string {
	const { total, done, left, failed } = progress;
	if ( ! left ) {
		// The question about places has its own heading.
		const undecided = undecidedText( { ...progress, places: 0 } );
		const texts = [ failed ? failedText( failed ) : '', undecided ];
		return texts.filter( Boolean ).join( ' ' ) || ( done ? uploadedText( done ) : '' );
	}
	const text =
		state === STOPPED
			? /* translators: 1: number of a file, 2: number of all files. */
				__( 'Paused at %1$d of %2$d', 'pagewright' )
			: /* translators: 1: number of a file, 2: number of all files. */
				__( 'Uploading %1$d of %2$d', 'pagewright' );
	return sprintf( text, Math.min( done + 1, total ), total );
}

export const uploadingText = ( count: number ): string =>
	/* translators: %d: number of files. */
	sprintf( _n( 'Uploading %d file…', 'Uploading %d files…', count, 'pagewright' ), count );

export const uploadedText = ( count: number ): string =>
	/* translators: %d: number of files. */
	sprintf( _n( '%d file uploaded.', '%d files uploaded.', count, 'pagewright' ), count );

export const failedText = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of files. */
		_n(
			'%d file could not be uploaded.',
			'%d files could not be uploaded.',
			count,
			'pagewright'
		),
		count
	);

/** Says what the user must decide; '' for nothing. */
export const undecidedText = ( { existing, places, originals }: Undecided ): string =>
	[
		existing ? existingText( existing ) : '',
		places ? placesText( places ) : '',
		originals ? originalsText( originals ) : '',
	]
		.filter( Boolean )
		.join( ' ' );

const existingText = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of files. */
		_n(
			'%d file is already in the library.',
			'%d files are already in the library.',
			count,
			'pagewright'
		),
		count
	);

/** Returns the state of a file, and the title of the file that it replaces. */
export function stateText( file: QueuedFile, isStopped: boolean, language: string ): string {
	const { status, replaces } = file;
	const text = progressText( file, isStopped, language );
	if ( ! replaces ) {
		return text;
	}
	const title = titleOf( replaces );
	if ( status === DONE ) {
		/* translators: %s: title of a file. */
		return sprintf( __( '“%s” is replaced.', 'pagewright' ), title );
	}
	const sentence =
		status === FAILED
			? /* translators: 1: title of a file, 2: sentence with the reason. */
				__( '“%1$s” is not replaced. %2$s', 'pagewright' )
			: /* translators: 1: title of a file, 2: state such as Waiting. */
				__( 'Replaces “%1$s”: %2$s', 'pagewright' );
	return sprintf( sentence, title, text );
}

function progressText( file: QueuedFile, isStopped: boolean, language: string ): string {
	const { status, error, isProcessing, isPreparing, loaded, size, existing, question } = file;
	if ( status === FAILED ) {
		return error ? errorText( error ) : '';
	}
	if ( status === UNDECIDED ) {
		if ( question ) {
			return questionText( question );
		}
		return sprintf(
			/* translators: %s: title of a file of the media library. */
			__( 'Already in the library: %s', 'pagewright' ),
			existing ? titleOf( existing ) : ''
		);
	}
	if ( status === DONE ) {
		return __( 'Uploaded', 'pagewright' );
	}
	if ( status === QUEUED ) {
		return isStopped && loaded > 0
			? sprintf(
					/* translators: %s: percentage such as 45%. */
					__( 'Paused at %s', 'pagewright' ),
					percentText( percentOf( file ), language )
				)
			: __( 'Waiting', 'pagewright' );
	}
	if ( isPreparing ) {
		return __( 'Preparing…', 'pagewright' );
	}
	if ( isProcessing ) {
		return __( 'Processing…', 'pagewright' );
	}
	return sprintf(
		/* translators: 1: uploaded size such as 3 MB, 2: size of the file. */
		__( '%1$s of %2$s', 'pagewright' ),
		sizeText( loaded, language ),
		sizeText( size, language )
	);
}

export const percentText = ( percent: number, language: string ): string =>
	new Intl.NumberFormat( language || undefined, { style: 'percent' } ).format( percent / 100 );

/** Returns speed and time left, such as “2 MB/s, about 3 minutes left”. */
export const speedText = ( perSecond: number, leftMs: number, language: string ): string =>
	sprintf(
		/* translators: 1: size that is uploaded in a second, such as 2 MB, 2: time such as 3 minutes. */
		__( '%1$s/s, about %2$s left', 'pagewright' ),
		sizeText( perSecond, language ),
		timeText( leftMs / 1000 )
	);

function timeText( seconds: number ): string {
	if ( seconds < 60 ) {
		const rounded = Math.ceil( seconds / 5 ) * 5;
		/* translators: %d: number of seconds. */
		return sprintf( _n( '%d second', '%d seconds', rounded, 'pagewright' ), rounded );
	}
	if ( seconds < 3600 ) {
		const minutes = Math.round( seconds / 60 );
		/* translators: %d: number of minutes. */
		return sprintf( _n( '%d minute', '%d minutes', minutes, 'pagewright' ), minutes );
	}
	const hours = Math.round( seconds / 3600 );
	/* translators: %d: number of hours. */
	return sprintf( _n( '%d hour', '%d hours', hours, 'pagewright' ), hours );
}

/** Returns the failures as lines, for the clipboard. */
export const errorLines = ( { files }: Queue ): string =>
	files
		.flatMap( ( { name, error } ) => ( error ? [ `${ name }: ${ errorText( error ) }` ] : [] ) )
		.join( '\n' );

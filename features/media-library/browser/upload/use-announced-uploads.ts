import { speak } from '@wordpress/a11y';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { newsOf, type News } from '../../model/uploads/news';
import type { Queue } from '../../model/uploads/queue';
import { errorText } from './error-text';
import {
	failedText,
	percentText,
	undecidedText,
	uploadedText,
	uploadingText,
} from './upload-texts';

/**
 * Announces the begin and the end of uploads, quarters of the progress, and failures.
 *
 * @param first    The last state that users know.
 * @param queue    The current state.
 * @param language Language of the user.
 */
export function useAnnouncedUploads( first: Queue, queue: Queue, language: string ): void {
	const before = useRef( first );
	useEffect( () => {
		const texts = newsOf( before.current, queue ).map( ( news ) => textOf( news, language ) );
		before.current = queue;
		if ( texts.length ) {
			speak( texts.join( ' ' ) );
		}
	}, [ queue, language ] );
}

function textOf( news: News, language: string ): string {
	switch ( news.type ) {
		case 'started':
			return uploadingText( news.left );
		case 'ended':
			return uploadedText( news.done );
		case 'percent':
			return sprintf(
				/* translators: %s: percentage such as 50%. */
				__( '%s uploaded', 'pagewright' ),
				percentText( news.percent, language )
			);
		case 'failed':
			return news.file.error ? `${ news.file.name }: ${ errorText( news.file.error ) }` : '';
		case 'manyFailed':
			return failedText( news.count );
		case 'found':
			return sprintf(
				/* translators: %s: name of a file. */
				__(
					'%s is already in the library. Use the existing file, or upload it anyway.',
					'pagewright'
				),
				news.file.name
			);
		case 'manyFound':
			return undecidedText( news.count );
		case 'held':
			return errorText( news.error );
		case 'paused':
			return __( 'Uploads paused', 'pagewright' );
	}
}

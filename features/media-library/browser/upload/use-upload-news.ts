import type { RefObject } from 'react';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { newsOf, type News } from '../../model/uploads/news';
import type { Queue } from '../../model/uploads/queue';
import { errorText } from './error-text';
import { questionText } from './question-text';
import {
	failedText,
	percentText,
	stateText,
	undecidedText,
	uploadedText,
	uploadingText,
} from './upload-texts';

interface Options {
	/** The last state that users know. */
	first: Queue;
	/** The current state. */
	queue: Queue;
	/** Language of the user. */
	language: string;
	/** A live region that is not atomic: screen readers read what is added to it. */
	region: RefObject< HTMLElement >;
}

/** Texts that stay in the region, as the next one may come before a screen reader has read them. */
const MOST_TEXTS = 5;

/** Announces the begin and the end of uploads, quarters of the progress, and failures. */
export function useUploadNews( { first, queue, language, region }: Options ): void {
	const before = useRef( first );
	useEffect( () => {
		const texts = newsOf( before.current, queue ).map( ( news ) => textOf( news, language ) );
		before.current = queue;
		if ( region.current && texts.length ) {
			announce( region.current, texts.join( ' ' ) );
		}
	}, [ queue, language, region ] );
}

function announce( region: HTMLElement, text: string ): void {
	const line = region.ownerDocument.createElement( 'p' );
	line.textContent = text;
	region.append( line );
	if ( region.childElementCount > MOST_TEXTS ) {
		region.firstChild!.remove();
	}
}

function textOf( news: News, language: string ): string {
	switch ( news.type ) {
		case 'started':
			return uploadingText( news.left );
		case 'ended':
			return uploadedText( news.done );
		case 'replaced':
			return stateText( news.file, false, language );
		case 'percent':
			return sprintf(
				/* translators: %s: percentage such as 50%. */
				__( '%s uploaded', 'pagewright' ),
				percentText( news.percent, language )
			);
		case 'failed':
			return `${ news.file.name }: ${ stateText( news.file, false, language ) }`;
		case 'manyFailed':
			return failedText( news.count );
		case 'found':
			if ( news.file.question ) {
				return `${ news.file.name }: ${ questionText( news.file.question ) }`;
			}
			return sprintf(
				/* translators: %s: name of a file. */
				__(
					'%s is already in the library. Use the existing file, or upload it anyway.',
					'pagewright'
				),
				news.file.name
			);
		case 'manyFound':
			return undecidedText( news.undecided );
		case 'held':
			return errorText( news.error );
		case 'paused':
			return __( 'Uploads paused', 'pagewright' );
	}
}

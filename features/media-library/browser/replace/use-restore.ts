import type { RefObject } from 'react';
import { speak } from '@wordpress/a11y';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Attachment } from '../../port';
import { failureText } from '../failure-text';
import { titleOf } from '../file-texts';
import type { MediaStore } from '../store/media-store';

/**
 * Returns a function that restores the old version of a file.
 *
 * @param store      Store of the attachment.
 * @param attachment Its file was replaced.
 * @param next       Gets the focus, if it was on the button that restores, which disappears.
 * @param onError    Called with the text of a failure; with '' before.
 */
export function useRestore(
	store: Pick< MediaStore, 'port' | 'tell' >,
	attachment: Attachment,
	next: RefObject< HTMLElement >,
	onError: ( text: string ) => void
) {
	const [ isRestoring, setIsRestoring ] = useState( false );
	const hadOld = useRef( false );
	const hasOld = attachment.restorableUntil > 0;
	useEffect( () => {
		// Until then, the next button is disabled.
		if ( isRestoring ) {
			return;
		}
		const button = next.current;
		const { activeElement, body } = button?.ownerDocument ?? {};
		if ( hadOld.current && ! hasOld && activeElement === body ) {
			button?.focus();
		}
		hadOld.current = hasOld;
	}, [ hasOld, isRestoring, next ] );
	const restore = async () => {
		onError( '' );
		setIsRestoring( true );
		const problem = await restoreFile( store, attachment );
		setIsRestoring( false );
		onError( problem );
		if ( ! problem ) {
			speak(
				sprintf(
					/* translators: %s: title of a file. */
					__( 'The old version of “%s” is restored.', 'pagewright' ),
					titleOf( attachment )
				)
			);
		}
	};
	return { restore, isRestoring };
}

/** Returns why a file was not restored; '' if it was. */
async function restoreFile(
	{ port, tell }: Pick< MediaStore, 'port' | 'tell' >,
	{ id, fileVersion }: Attachment
): Promise< string > {
	const result = await port.undoReplace( id );
	if ( result.ok ) {
		tell( { type: 'changed', item: result.value } );
		return '';
	}
	const loaded = await port.get( id );
	if ( ! loaded.ok ) {
		return failureText( result.failure );
	}
	tell( { type: 'changed', item: loaded.value } );
	if ( loaded.value.restorableUntil ) {
		return failureText( result.failure );
	}
	// Without an old version, the response was lost, or another user was faster.
	return loaded.value.fileVersion === fileVersion
		? __( 'The old version of this file is no longer available.', 'pagewright' )
		: '';
}

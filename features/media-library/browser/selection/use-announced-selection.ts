import { useEffect, useRef } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { allowsMany, type Selection } from '../../model/selection';
import type { AttachmentRow } from '../../port';
import { titleOf } from '../file-texts';

/**
 * Announces that a file is no longer selected because another one is. Where several can be
 * selected, the number in the bar is a live region.
 */
export function useAnnouncedSelection(
	selection: Selection,
	find: ( id: number ) => AttachmentRow | null
): void {
	const before = useRef< number | null >( null );
	const { shown } = selection;
	const isSingle = ! allowsMany( selection );
	useEffect( () => {
		const last = before.current;
		before.current = shown;
		const isReplaced = isSingle && shown !== null && last !== null && last !== shown;
		const row = isReplaced ? find( last ) : null;
		if ( row ) {
			speak(
				sprintf(
					/* translators: %s: title of a file. */
					__( '“%s” is no longer selected.', 'pagewright' ),
					titleOf( row )
				)
			);
		}
	}, [ shown, isSingle, find ] );
}

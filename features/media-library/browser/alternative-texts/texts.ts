import { __, _n, sprintf } from '@wordpress/i18n';
import type { Step } from '../../model/alternative-texts/text-list';
import type { Failure } from '../../model/failure';
import type { AttachmentRow } from '../../port';
import { failureText } from '../failure-text';
import { numberText } from '../file-texts';

type Named = Pick< AttachmentRow, 'filename' >;

/** Returns the number of images that need a decision. */
export const leftText = ( left: number, language: string ): string =>
	sprintf(
		/* translators: %s: number of images. */
		_n( '%s image left', '%s images left', left, 'pagewright' ),
		numberText( left, language )
	);

export const goneText = ( { filename }: Named ): string =>
	/* translators: %s: name of a file. */
	sprintf( __( '“%s” no longer exists.', 'pagewright' ), filename );

export const notSavedText = ( { filename }: Named, failure: Failure ): string =>
	sprintf(
		/* translators: 1: name of a file, 2: reason, as a sentence. */
		__( '“%1$s” is not saved. %2$s', 'pagewright' ),
		filename,
		failureText( failure )
	);

export const notUndoneText = ( { filename }: Named, failure: Failure ): string =>
	sprintf(
		/* translators: 1: name of a file, 2: reason, as a sentence. */
		__( 'Undo failed for “%1$s”. %2$s', 'pagewright' ),
		filename,
		failureText( failure )
	);

/** Returns what the last step did. */
export function stepText( { type }: Step, { filename }: Named ): string {
	switch ( type ) {
		case 'described':
			/* translators: %s: name of a file. */
			return sprintf( __( 'Saved “%s”.', 'pagewright' ), filename );
		case 'marked':
			/* translators: %s: name of a file. */
			return sprintf( __( 'Marked “%s” as decorative.', 'pagewright' ), filename );
		case 'unmarked':
			/* translators: %s: name of a file. */
			return sprintf( __( 'Removed the mark from “%s”.', 'pagewright' ), filename );
	}
}

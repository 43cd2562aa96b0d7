import { __ } from '@wordpress/i18n';
import type { TagMistake } from './tag-text';

/** A mistake in the words of somebody who has to mend it. */
export const mistakeText = ( mistake: TagMistake ): string =>
	( {
		name: __(
			'A name begins with a letter and holds letters, digits, hyphens and underscores.',
			'pagewright'
		),
		taken: __( 'Another field has this name already.', 'pagewright' ),
		characters: __(
			'This text cannot hold ], nor both kinds of quotes on one line.',
			'pagewright'
		),
		option: __( 'This option cannot hold such characters.', 'pagewright' ),
		content: __( 'This text cannot hold [.', 'pagewright' ),
	} )[ mistake ];

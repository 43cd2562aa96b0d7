import { __ } from '@wordpress/i18n';
import type { TagMistake } from './tag-text';

/** Returns a message for an invalid tag. */
export const mistakeText = ( mistake: TagMistake ): string =>
	( {
		name: __(
			'Names start with a letter and contain only letters, digits, hyphens and underscores.',
			'pagewright'
		),
		taken: __( 'Another field already has this name.', 'pagewright' ),
		characters: __(
			'This text cannot contain ], or single and double quotes on the same line.',
			'pagewright'
		),
		option: __( 'This option contains characters that are not allowed.', 'pagewright' ),
		content: __( 'This text cannot contain [.', 'pagewright' ),
	} )[ mistake ];

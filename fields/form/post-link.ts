import { __, sprintf } from '@wordpress/i18n';
import type { Found } from './content';

/** Id of the post in `post: 123`, with or without a title behind it; undefined for other links. */
export function postId( value: string ): string | undefined {
	return /^post:\s*(\d+)/i.exec( value.trim() )?.[ 1 ];
}

/**
 * What a link to content is called in a form: its title, or what stands for it while the title is not known.
 *
 * @param value The stored link, `post: 123` or `post: 123 (Title)`.
 * @param found What the site says: null for content that is gone or that the user may not read, undefined while it has not answered.
 */
export function postLinkTitle( value: string, found: Found | null | undefined ): string {
	if ( found ) {
		return found.label;
	}
	const title =
		/^post:\s*\d+\s*\((.+)\)$/i.exec( value.trim() )?.[ 1 ] ??
		/* translators: %s: number of a post. */
		sprintf( __( 'Content %s', 'pagewright' ), postId( value ) ?? '' );
	return found === undefined
		? title
		: /* translators: %s: title of a post. */
			sprintf( __( '%s (not available)', 'pagewright' ), title );
}
